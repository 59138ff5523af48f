import { expect, test } from "vitest";
import { z } from "zod";
import { changesOf, storedKinds } from "./kinds.ts";

const kinds = [
  z.strictObject({ type: z.literal("cat"), name: z.string(), lives: z.number().optional() }),
  z.strictObject({ type: z.literal("dog"), name: z.string(), trick: z.string() }),
] as const;
const told = { chip: z.string() };
const stored = {
  id: "1",
  orgId: "2",
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

const changes = changesOf("type", kinds);
const rows = storedKinds("type", kinds, told);

test.each([
  [{ type: "cat" }, true],
  [{ type: "dog", trick: "sit" }, true],
  [{ type: "dog", lives: 9 }, false],
  [{ type: "cat", name: 3 }, false],
  [{ name: "Michi" }, true],
  [{ lives: 9 }, true],
  [{ lives: "nine" }, false],
  [{ wings: 2 }, false],
  [{ type: "cow" }, false],
])("a change %j: %s", (body, isTaken) => {
  expect(changes.safeParse(body).success).toBe(isTaken);
});

test("a row has its settings, what every row has, and what only the server can tell", () => {
  const row = { type: "dog", name: "Sol", trick: "sit", chip: "c", ...stored } as const;
  expect(rows.parse(row)).toEqual(row);
  const { chip: _, ...withoutChip } = row;
  expect(rows.safeParse(withoutChip).success).toBe(false);
  expect(rows.safeParse({ ...row, id: undefined }).success).toBe(false);
});

test("the types say the same", () => {
  const change: z.infer<typeof changes> = { type: "dog", trick: "sit" };
  const row: z.infer<typeof rows> = { type: "cat", name: "Michi", chip: "c", ...stored };
  // @ts-expect-error: a cat does no tricks
  const wrong: z.infer<typeof changes> = { type: "cat", trick: "sit" };
  expect([change, row].every((one) => one.type !== undefined)).toBe(true);
  expect(changes.safeParse(wrong).success).toBe(false);
});
