import { describe, expect, test } from "vitest";
import { interpret } from "./interpret.ts";
import type { AnswerKind } from "./interpretation.ts";
import { type Finder, secondOpinion } from "./second-opinion.ts";

const today = "2026-11-20";
const heard = "eso fue cuando mi tía se casó, tenía 40, bueno la cosa es que yo nací el 3 de mayo de 1980";

/** A finder that answers as recorded, and keeps what it was asked. */
function recorded(pieces: readonly string[] | undefined): Finder & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    find: async ({ words }) => {
      asked.push(words);
      return pieces;
    },
  };
}

function opinion(kind: AnswerKind, said: string, finder: Finder) {
  const utterance = { kind, heard: said, today };
  return secondOpinion(utterance, interpret(utterance), finder);
}

describe("a second opinion", () => {
  test("is read by the same readers, and is to be confirmed", async () => {
    const finder = recorded(["[n2] de mayo de [n3]"]);
    expect(await opinion("date", heard, finder)).toMatchObject({
      status: "value",
      value: "1980-05-03",
      needsConfirmation: true,
    });
  });

  test("never sees a number", async () => {
    const finder = recorded(undefined);
    await opinion("date", heard, finder);
    expect(finder.asked).toEqual([
      "eso fue cuando mi tía se casó, tenía [n1], bueno la cosa es que yo nací el [n2] de mayo de [n3]",
    ]);
  });

  test("changes nothing with words that were not said", async () => {
    const reading = await opinion("date", heard, recorded(["[n2] de junio de [n3]"]));
    expect(reading.status).toBe("ask");
  });

  test("is not asked when the answer was understood", async () => {
    const finder = recorded(["nada"]);
    expect(await opinion("zip", "90012", finder)).toMatchObject({ status: "value", value: "90012" });
    expect(finder.asked).toEqual([]);
  });

  test("leaves the question as it is when the finder cannot be reached", async () => {
    expect((await opinion("date", heard, recorded(undefined))).status).toBe("ask");
  });
});
