import { expect, test } from "vitest";
import { type KeptAnswer, openKeeper } from "./keeper.ts";

const answer = (field: string): KeptAnswer => ({
  formType: "N-400",
  field,
  answer: { said: `dicho ${field}`, heardAt: "2026-11-20T15:00:00.000Z" },
});

test("answers are kept in order, and a failed one is tried again before the next", async () => {
  const arrived: string[] = [];
  const trouble: boolean[] = [];
  let failures = 2;
  const keeper = openKeeper({
    put: async (kept) => {
      if (kept.field === "a" && failures-- > 0) throw new Error("no network");
      arrived.push(kept.field);
    },
    onTrouble: (isInTrouble) => trouble.push(isInTrouble),
    isFinal: () => false,
    wait: async () => undefined,
  });
  keeper.keep(answer("a"));
  keeper.keep(answer("b"));
  await keeper.drained();
  expect(arrived).toEqual(["a", "b"]);
  expect(trouble).toEqual([true, true, false]);
});

test("a failure that will never turn good does not hold back the next answer", async () => {
  const arrived: string[] = [];
  const keeper = openKeeper({
    put: async (kept) => {
      if (kept.field === "a") throw new Error("refused");
      arrived.push(kept.field);
    },
    onTrouble: () => undefined,
    isFinal: () => true,
    wait: async () => undefined,
  });
  keeper.keep(answer("a"));
  keeper.keep(answer("b"));
  await keeper.drained();
  expect(arrived).toEqual(["b"]);
});

test("what is not kept yet can be dropped", async () => {
  const tried: string[] = [];
  const keeper = openKeeper({
    put: async (kept) => {
      tried.push(kept.field);
      throw new Error("no network");
    },
    onTrouble: () => undefined,
    isFinal: () => false,
    wait: async () => keeper.drop(),
  });
  keeper.keep(answer("a"));
  await keeper.drained();
  expect(tried).toEqual(["a"]);
});
