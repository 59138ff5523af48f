import type { Interpretation } from "../../interpretation.ts";
import { addressQuestions } from "../../questions.texts.ts";
import { ask, type Context, doubted } from "../../reading.ts";
import { eachOf, somewhere, wordsOf } from "../../words/phrases.ts";
import { isPause, plainText, spanOf, type Token, tokensOf } from "../../words/tokens.ts";
import { aroundWithoutHome, streetWords, withoutHomeWords } from "../words.table.ts";
import { printCity } from "./city.ts";
import { hasTalk } from "./talk.ts";
import { readUsAddress } from "./us-address.ts";
import { withoutMarks } from "./us-parts.ts";

const told = somewhere(withoutHomeWords);
const phrases = eachOf(withoutHomeWords);
const isStreetWord = wordsOf(streetWords);
const isAround = wordsOf(aroundWithoutHome);

/** Whether somebody says that they have no home of their own. */
export function isWithoutHome(tokens: readonly Token[]): boolean {
  return told.test(plainText(tokens));
}

/**
 * Who sleeps in a car lives in a town all the same: what they told of it stays, and the car is no street. Asked in words
 * for people without a house.
 */
export function whereWithoutHome(tokens: readonly Token[], context: Context): Interpretation {
  const rest = withoutTalkOfHome(tokens);
  const reading = rest.length === 0 ? undefined : readUsAddress(rest, context);
  if (reading?.status === "value") return doubted(reading, "within-talk");
  const { missing = ["address"], parts = {} } = reading ?? {};
  const { street = "", city = "", state = "" } = parts;
  const isStreet = street.split(" ").some((word) => isStreetWord.has(word.toLowerCase()));
  if (isStreet || reading?.parts === undefined)
    return ask(addressQuestions.withoutHome, { missing, ...(reading?.parts && { parts }), spans: spanOf(tokens) });
  // "en Fresno": a place alone is the town.
  const isTown = city === "" && street !== "" && street.split(" ").length < 4 && !hasTalk(rest) && !/\d/.test(street);
  const known = { ...parts, number: "", street: "", city: isTown ? printCity(tokensOf(street)) : city };
  const lacks = missing.filter((part) => !["number", "street", "city"].includes(part));
  return ask(addressQuestions.withoutHome, {
    missing: ["line", ...(known.city === "" ? ["city"] : []), ...lacks],
    ...([known.city, state, parts["zip"]].some(Boolean) && { parts: known }),
    spans: spanOf(tokens),
  });
}

/** The words without those that tell of having no home, and without the ones that lead from them to a place. */
function withoutTalkOfHome(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const gone = new Set<Token>();
  const text = plainText(words);
  for (const { index, 0: found } of text.matchAll(phrases)) {
    const from = text
      .slice(0, index)
      .split(" ")
      .filter((word) => word !== "").length;
    for (const word of words.slice(from, from + found.trim().split(" ").length)) gone.add(word);
  }
  const left = tokens.filter((token) => !gone.has(token));
  let from = 0;
  while (from < left.length && (isPause(left[from]) || isAround.has(left[from]?.plain ?? ""))) from++;
  return withoutMarks(left.slice(from));
}
