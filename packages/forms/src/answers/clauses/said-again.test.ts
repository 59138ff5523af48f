import { describe, expect, test } from "vitest";
import type { AnswerKind } from "../interpretation.ts";
import { plainText, tokensOf } from "../words/tokens.ts";
import { saidOnce, withoutBegunAgain } from "./said-again.ts";

describe("words said again where one hesitated", () => {
  test.each([
    ["address", "8811 Sudley... Sudley Road", "8811 sudley road"],
    ["address", "la de arriba… la de arriba, calle Olive", "la de arriba calle olive"],
    ["marital", "no se volvió... volvió a casar", "no se volvio a casar"],
    ["name", "Rosa... Rosa María Vega", "rosa maria vega"],
    ["country", "el, no, perdón, el Salvador", "el salvador"],
    ["email", "tuyuc todo... todo junto arroba yahoo punto com", "tuyuc todo junto arroba yahoo punto com"],
  ] as const)("of a %s are said once: %s", (kind, heard, said) =>
    expect(plainText(withoutBegunAgain(tokensOf(heard), kind))).toBe(said),
  );

  test.each([
    ["phone", "cero... cero uno"],
    ["address", "dos... dos Oak Street"],
    ["address", "815 Elizabeth, Elizabeth"],
  ] as const satisfies readonly (readonly [AnswerKind, string])[])("of a %s stay: %s", (kind, heard) =>
    expect(withoutBegunAgain(tokensOf(heard), kind)).toHaveLength(tokensOf(heard).length),
  );
});

describe("all of it said twice", () => {
  test.each([
    ["Rosa Vega Luna, Rosa Vega Luna", "rosa vega luna"],
    ["243, 243.", "243"],
  ])("%s is said once", (heard, said) => expect(plainText(saidOnce(tokensOf(heard)) ?? [])).toBe(said));

  test.each(["Rosa Vega, Rosa Luna", "cinco, cinco", "Vega Vega"])("%s is as it was said", (heard) =>
    expect(saidOnce(tokensOf(heard))).toBeUndefined(),
  );
});
