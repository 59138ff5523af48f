import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../bootstrap/run.mjs";

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, ["scripts/run.mjs", command, ...args], { cwd: root, encoding: "utf8", input: "" });

test.each(["interpret", "interview", "print"])("%s --help prints the usage and nothing else", (command) => {
  const { status, stdout, stderr } = run(command, "--help");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(new RegExp(`^Usage: npm run .*${command}`));
});

test.each([
  ["interpret", "--explian", "Unknown option '--explian'"],
  ["interpret", "--explain=yes", "Option '--explain' does not take an argument"],
  ["interpret", "cases.jsonl", 'Unexpected argument "cases.jsonl"'],
  ["interview", "--writen", "Unknown option '--writen'"],
])("%s %s is refused in one sentence", (command, word, sentence) => {
  const { status, stdout, stderr } = run(command, word);
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: `${sentence}; see --help.\n`,
  });
});
