import { expect, test } from "vitest";
import { tokensOf } from "../words/tokens.ts";
import { unglue } from "./unglue.ts";

const wordsOf = (said: string) => unglue(tokensOf(said)).map(({ plain }) => plain);

test("cuts number words that were run together", () => {
  expect(wordsOf("trescerocinco")).toEqual(["tres", "cero", "cinco"]);
});

test.each(["familiar", "familia", "milagros"])("'%s' holds a number word and is none", (word) => {
  expect(wordsOf(word)).toEqual([word]);
});
