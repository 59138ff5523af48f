import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { misuse, root } from "./bootstrap/run.mjs";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** The operator's commands come with the server, which has to be built: apps/server/src/ops/ops.test.ts. */
const commands = Object.entries(scripts).filter(([name]) => name !== "ops");

const run = (line: string, ...args: string[]) => {
  const [, ...words] = line.split(" ");
  return spawnSync(process.execPath, [...words, ...args], { cwd: root, encoding: "utf8", input: "" });
};

test.each(commands)("npm run %s refuses an option that it does not know, and says how it is used", (_, line) => {
  const { status, stdout, stderr } = run(line, "--no-such-option");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/--no-such-option.*(\nusage: |; see --help\.\n$)/i);
});

test.each(["start", "bench:call", "print"])("npm run %s --help prints the usage and nothing else", (name) => {
  const { status, stdout, stderr } = run(scripts[name] ?? "", "--help");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^usage: /i);
});

test.each([
  ["interpret", "--explain=yes", "Option '--explain' does not take an argument"],
  ["interpret", "cases.jsonl", 'Unexpected argument "cases.jsonl"'],
  ["interview", "--writen", "Unknown option '--writen'"],
])("%s %s is refused in one sentence", (command, word, sentence) => {
  const { status, stdout, stderr } = run(`node scripts/run.mjs ${command}`, word);
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: "", stderr: `${sentence}; see --help.\n` });
});

test.each([
  ["check [-- --all]", ["--al"], "--al"],
  ["check [-- --all]", ["all"], "all"],
  ["dev", ["web"], "web"],
  ["a [-- <plays>] [--seed <first>]", ["--sed", "2"], "--sed"],
  ["a [-- --quick] [--seed N]", ["rooms"], "rooms"],
])("by the usage '%s', %s is refused", (usage, words, wrong) => {
  expect(misuse(`usage: npm run ${usage}   what it does`, words)).toContain(`"${wrong}"`);
});

test.each([
  ["check [-- --all]", ["--all"]],
  ["a [-- <plays>] [--seed <first>]", ["100", "--seed", "2"]],
  ["a [-- --quick] [--seed N] [parts]", ["--seed=2", "rooms"]],
  ["a [-- parts]   what it does\n--record keeps the figures", ["calls", "--record"]],
])("by the usage '%s', %s is right", (usage, words) => {
  expect(misuse(`usage: npm run ${usage}   what it does`, words)).toBeUndefined();
});

test.each([
  ["bench/telephone/run", "digts"],
  ["bench/start/run", "five"],
])("%s refuses the part or the number '%s'", (bench, word) => {
  const { status, stdout, stderr } = run(`node scripts/run.mjs ${bench}`, word);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(`"${word}"`);
});

test.each([
  ["bench/dialogue/walk.ts", "--al"],
  ["bench/language/figures.ts", "--chek"],
  ["bench/page/load.ts", "--recrod"],
])("%s, started without npm, refuses '%s' before it measures", (bench, word) => {
  const { status, stdout, stderr } = run("node --import tsx", bench, word);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(new RegExp(`"${word}".*\nusage: `, "i"));
});
