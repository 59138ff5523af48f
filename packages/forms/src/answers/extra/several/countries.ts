import { englishCountry, mentionsIn, spanishCountry } from "../../country/grammar/named.ts";
import { ask, doubted, type Reader, understood } from "../../reading.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { denials, otherPeople } from "../doubts.ts";

const which = "¿Qué país o países?";

/** Reads one country or several, in English, with commas between. */
export const countries: Reader = {
  read(tokens) {
    const spans = spanOf(tokens);
    const words = tokens.filter(({ kind }) => kind !== "mark");
    const mentions = mentionsIn(words).filter(({ sort }) => sort !== "region");
    const text = plainText(tokens);
    const codes = [...new Set(mentions.flatMap(({ codes: [code, ...others] }) => (others.length === 0 ? code : [])))];
    const isClear = mentions.every(({ codes: named }) => named.length === 1) && !denials.test(text);
    if (codes.length === 0 || !isClear || otherPeople.test(text)) return ask(which, { missing: ["country"], spans });
    const english = codes.map((code) => englishCountry(code ?? "") ?? code).join(", ");
    const spanish = codes.map((code) => spanishCountry(code ?? "") ?? code).join(", ");
    const reading = understood({ value: english, english, spanishReadback: spanish, spans });
    return mentions.some(({ sort }) => sort === "place") ? doubted(reading, "place") : reading;
  },
};
