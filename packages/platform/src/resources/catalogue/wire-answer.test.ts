import type { OperationSpec } from "@dilo/api";
import { writeAnswer } from "@dilo/api/operations";
import { expect, test } from "vitest";
import { z } from "zod";
import { wireAnswer } from "./wire-answer.ts";

const rows = z.array(z.object({ name: z.string(), results: z.array(z.string()).optional() }));
const dated: OperationSpec = { method: "GET", path: "/a", answer: rows };
const paged: OperationSpec = { ...dated, answer: z.object({ of: z.string(), results: rows, total: z.number() }) };

const some = [
  { name: 'one, "results":[]', hidden: "never told" },
  { name: "two", results: ["[]", "a"] },
  { name: "three", results: [] },
];

test.each([
  ["a list", dated, some],
  ["a list of none", dated, []],
  ["a list of one", dated, some.slice(0, 1)],
  ["a page", paged, { of: "[]", results: some, total: 3 }],
  ["a page of none", paged, { of: "x", results: [], total: 0 }],
  ["a row", { ...dated, answer: z.object({ name: z.string() }) }, some[0]],
  ["nothing", { ...dated, answer: "empty" as const }, undefined],
])("%s, written row by row, is what it is as a whole", async (_, operation, answer) => {
  expect(await wireAnswer(operation, 200, answer)).toEqual(writeAnswer(operation, 200, answer));
});

test("between any two rows that take long others have their turn", async () => {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const turnsBefore: number[] = [];
  const slow = {
    toJSON: () => {
      turnsBefore.push(turns);
      for (const since = performance.now(); performance.now() - since < 12; );
      return { name: "slow" };
    },
  };
  const wire = await wireAnswer(
    dated,
    200,
    Array.from({ length: 5 }, () => slow),
  );
  isOver = true;
  expect(new Set(turnsBefore).size).toBe(5);
  expect(wire).toEqual({ status: 200, kind: "json", json: JSON.stringify(Array(5).fill({ name: "slow" })) });
});

test("a list that is too long to hold is refused, and says how to ask for it", async () => {
  const long = { name: "a".repeat(2 ** 20) };
  const asked = (length: number) =>
    wireAnswer(
      dated,
      200,
      Array.from({ length }, () => long),
    );
  await expect(asked(33)).rejects.toMatchObject({ code: "bad-request", message: expect.stringContaining("limit") });
  expect(await asked(20)).toMatchObject({ status: 200 });
});
