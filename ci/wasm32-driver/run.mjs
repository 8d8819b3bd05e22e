// Runs a module of ci/wasm32: `node run.mjs MODULE CASES`, or `node run.mjs MODULE repaired` for a program.
import { readFileSync } from "node:fs";

const [file, what] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const { is_multiplied, run_driver, run_deceived, run_repaired, counted, name_of } = instance.exports;

if (what === "repaired") {
  const result = run_repaired();
  if (result !== 0) {
    console.error(`the program returns ${result}`);
    process.exit(1);
  }
  process.exit(0);
}

const unsigned = (value) => BigInt.asUintN(64, value);
const name = (count) => {
  let text = "";
  for (let letter = 0, code; (code = name_of(count, letter)) !== 0; letter++) text += String.fromCharCode(code);
  return text;
};

for (let n = 1n; n < 1n << 63n; n = n * 3n + 1n) {
  if (is_multiplied(n * n, n ^ 0x5555n) !== 1 || is_multiplied(n, 0xffffffffffffffffn / n) !== 1) {
    console.error(`products are wrong: of ${n}`);
    process.exit(1);
  }
}
if (unsigned(run_deceived(400n)) < 50n) {
  console.error("the judge does not notice that it is deceived");
  process.exit(1);
}
// a trap, such as an access beyond the memory or a panic, is an exception here
const findings = unsigned(run_driver(0n, BigInt(what)));
// four cases make five tensors, the first of the counts: 800,000 of them a million
let isTried = unsigned(counted(0)) / 5n >= BigInt(what) / 4n;
for (let count = 0; name(count) !== ""; count++) {
  const value = unsigned(counted(count));
  isTried &&= value > 0n;
  console.log(`${String(value).padStart(12)} ${name(count)}`);
}
console.log(`${String(findings).padStart(12)} findings, where usize has 32 bits`);
process.exit(findings === 0n && isTried ? 0 : 1);
