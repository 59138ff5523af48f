import { address } from "../../address/reading.ts";
import type { Interpretation } from "../../interpretation.ts";
import { unknownIn } from "../../meta/absent.ts";
import { ask, type Reader, understood } from "../../reading.ts";
import { asNamed } from "../../words/as-named.ts";
import { leadIn, somewhere } from "../../words/phrases.ts";
import { plainText, spanOf, type Token } from "../../words/tokens.ts";
import { wordsBehind } from "../doubts.ts";
import { inState, toldAlong } from "../place/place-parts.ts";
import { isOnlyTime } from "./span-halves.ts";
import { placeLeads, streetsAbroad } from "./words.table.ts";

const lead = leadIn(placeLeads);
const isAbroad = somewhere(streetsAbroad);

/**
 * Reads the number and street of a place one lived in; of a whole address its street, and what else was told as parts.
 * Abroad it stands as it was said.
 */
export const street: Reader = {
  read(tokens, context) {
    const words = behind(tokens);
    const nothing = ask("¿Cuál era el número y el nombre de la calle?", { missing: ["street"], spans: spanOf(words) });
    // "De 2018 a 2017" answers something else.
    if (isOnlyTime(tokens)) return nothing;
    const spans = spanOf(words);
    const { status, value, parts = {} } = address.read(words, context);
    if (status === "value" && typeof value === "object")
      return lineOf(value.line, "unit" in value ? value.unit : "", toldAlong(value));
    const { number = "", street: name = "", unitType = "", unit = "", city = "", state = "" } = parts;
    if (number !== "" && name !== "" && !isAbroad.test(plainText(words)))
      return lineOf(`${number} ${name}`, `${unitType} ${unit}`.trim(), { city, ...inState(state) });
    // One word is no street: it answers something else.
    if (unknownIn(tokens) || words.filter(({ kind }) => kind !== "mark").length < 2) return nothing;
    return as(asNamed(words));

    function lineOf(line: string, ofUnit: string, told: Interpretation["parts"]) {
      return as(ofUnit === "" ? line : `${line} ${ofUnit}`, told);
    }
    function as(text: string, told: Interpretation["parts"] = {}) {
      return understood({ value: text, english: text, spanishReadback: text, spans, parts: told });
    }
  },
};

/** The words from the first behind what leads to a place to the last, with the marks between them. */
export function behind(tokens: readonly Token[]): readonly Token[] {
  const words = wordsBehind(lead, tokens);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1) : [];
}
