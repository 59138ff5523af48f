import { yesNo } from "../choices/yes-no.ts";
import type { Interpretation } from "../interpretation.ts";
import { anyName as name } from "../name/reading.ts";
import { ask, type Reader } from "../reading.ts";
import { plainText, spanOf } from "../words/tokens.ts";
import { denials, otherPeople } from "./doubts.ts";
import { skippable } from "./skippable.ts";

const none =
  /^(?:no|nunca|jamas|ninguno)(?: (?:he|tuve|usado|tenido|otro|otros|ningun|nombre|nombres))*$|(?<!\bno )\bsiempre\b.*\b(mismo|este|ese)\b/;
const lead =
  /^(?:si|antes|me llamaba|mi nombre de (?:soltera|casada)|de (?:soltera|casada)|era|es|fue|usaba|use|tambien) /;

/** What leads to a name that is not used on paper: "me dicen Pepe". */
const nickname =
  /^(?:pues )?(?:todos |todo el mundo |en (?:la|mi) casa )?me (?:dicen|decian|llaman|llamaban|conocen (?:como|por)|pusieron) /;

/** Reads another name that was used; "no" says there was none, and a plain "sí" is asked for the name. */
const anotherName: Reader = {
  ...name,
  read(tokens, context) {
    const verdict = yesNo.read(tokens, context);
    const words = tokens.filter((token) => token.kind !== "mark");
    if (verdict.value === "yes" && words.length <= 2) {
      return ask("¿Cuál es ese otro nombre? Dígalo completo.", { missing: ["name"], spans: spanOf(tokens) });
    }
    let rest = words;
    for (let text = `${plainText(rest)} `; lead.test(text); text = `${plainText(rest)} `) {
      rest = rest.slice(lead.exec(text)?.[0].trim().split(" ").length ?? 0);
    }
    if (otherPeople.test(plainText(words)) || denials.test(plainText(rest))) {
      return ask("¿Qué otro nombre ha usado usted? Si no, diga: no tengo.", {
        missing: ["name"],
        spans: spanOf(tokens),
      });
    }
    const known =
      nickname
        .exec(`${plainText(rest)} `)?.[0]
        .trim()
        .split(" ").length ?? 0;
    const first = rest[known];
    const reading = name.read(first ? tokens.slice(tokens.indexOf(first)) : tokens, context);
    return known > 0 && reading.status === "value" ? askAboutNickname(reading) : reading;
  },
};

/** Whether a nickname was used as a name is for the person to say: only then does it belong on the form. */
function askAboutNickname({ value, english = "", spanishReadback = "", spans }: Interpretation): Interpretation {
  const candidates = [{ value: value ?? english, english, spanish: spanishReadback }];
  return ask(`¿Usa ${spanishReadback} también como nombre?`, { candidates, spans });
}

/** The same, for a question that nobody must answer. */
export const otherName = skippable(anotherName, none);
