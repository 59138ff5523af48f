import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

const run = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", input: input && `${input}\n` });

test("an unknown form is refused in one sentence", () => {
  const { status, stdout, stderr } = run(["scripts/run.mjs", "interview", "x-99"]);
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 2, stdout: "" },
    stderr: "There is no such form; there are N-400 and I-130.\n",
  });
});

const telephone = '{"id":"b","form":"N-400","field":"telefono","heard":"trescerocinco,cincocincocinco,cerounodostres"}';
test.each([
  ["interpret", '{"id":"a","kind":"fone","heard":"uno"}', telephone, { status: "value", value: "+13055550123" }],
  ["interview", '{"id":"a","form":"X-99","steps":[]}', '{"id":"b","form":"n-400","steps":[{"heard":"Ana Luna"}]}', {}],
])(
  "%s answers the lines it can in order, tells what is wrong with the others and ends with 2",
  (command, wrong, right, answer) => {
    const { status, stdout, stderr } = run(["scripts/run.mjs", command], `${wrong}\n${right}`);
    const replies = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(replies).toMatchObject([{ id: "a" }, { id: "b", ...answer }]);
    expect([replies[1].error, status]).toEqual([undefined, 2]);
    expect(stderr).toBe(`Line 1: ${replies[0].error}\n`);
  },
);
