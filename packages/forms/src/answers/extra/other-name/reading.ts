import type { Interpretation } from "../../interpretation.ts";
import { anyName as name } from "../../name/reading.ts";
import { ask, type Reader } from "../../reading.ts";
import { leadIn, somewhere } from "../../words/phrases.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { yesNo } from "../../yes-no/reading.ts";
import { denials, otherPeople, wordsBehind } from "../doubts.ts";
import { skippable } from "../skippable.ts";
import { leadPhrases, nicknamePhrases, nonePhrases } from "./words.table.ts";

const none = somewhere(nonePhrases);
const lead = leadIn(leadPhrases);
const nickname = leadIn(nicknamePhrases);

/** Reads another name that was used; "no" says there was none, and a plain "sí" is asked for the name. */
const anotherName: Reader = {
  ...name,
  read(tokens, context) {
    const verdict = yesNo.read(tokens, context);
    const words = tokens.filter((token) => token.kind !== "mark");
    if (verdict.value === "yes" && words.length <= 2) {
      return ask("¿Cuál es ese otro nombre? Dígalo completo.", { missing: ["name"], spans: spanOf(tokens) });
    }
    const rest = wordsBehind(lead, tokens);
    if (otherPeople.test(plainText(words)) || denials.test(plainText(rest))) {
      return ask("¿Qué otro nombre ha usado usted? Si no, diga: no tengo.", {
        missing: ["name"],
        spans: spanOf(tokens),
      });
    }
    const named = wordsBehind(nickname, rest);
    const [first] = named;
    const reading = name.read(first ? tokens.slice(tokens.indexOf(first)) : tokens, context);
    return named.length < rest.length && reading.status === "value" ? askAboutNickname(reading) : reading;
  },
};

/** Whether a nickname was used as a name is for the person to say: only then does it belong on the form. */
function askAboutNickname({ value, english = "", spanishReadback = "", spans }: Interpretation): Interpretation {
  const candidates = [{ value: value ?? english, english, spanish: spanishReadback }];
  return ask(`¿Usa ${spanishReadback} también como nombre?`, { candidates, spans });
}

/** The same, for a question that nobody must answer. */
export const otherName = skippable(anotherName, none);
