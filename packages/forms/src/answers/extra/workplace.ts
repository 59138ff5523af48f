import { yesNo } from "../choices/yes-no.ts";
import type { Candidate } from "../interpretation.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../reading.ts";
import { asSaid } from "../words/as-said.ts";
import { namedIn, somewhere, waysOf } from "../words/phrases.ts";
import { plainText, spanOf, type Token } from "../words/tokens.ts";
import { denials, otherPeople } from "./doubts.ts";
import { homePhrases, sentenceWords, workStatusPhrases } from "./workplace.table.ts";

// What the form wants typed where there is no employer (Form N-400, Part 7, item 1).
const printed = {
  "self-employed": ["Self-employed", "trabajo por mi cuenta"],
  unemployed: ["Unemployed", "no trabajo"],
  retired: ["Retired", "estoy jubilado o jubilada"],
} as const;
type WorkStatus = keyof typeof printed;

const ways = waysOf<WorkStatus>(workStatusPhrases);
const isAtHome = somewhere(homePhrases);
const isSentence = somewhere(sentenceWords);

const lead =
  /^(?:(?:ahora|ahorita|actualmente|yo|pues|si|trabajo|trabajando|estudio|estudiando|estoy|voy|laboro|empleado|empleada|se llama|el nombre es|es|en|para|con|a|la empresa|la compania|una empresa que se llama|una compania que se llama) )+/;
/** Words that change nothing beside a work status. */
const plainBeside =
  /\b(yo|ahora|ahorita|actualmente|pues|si|ya|hoy en dia|soy|estoy|trabajo|trabajando|tengo|ni|o|una?|la|el|por el momento|gracias)\b/g;
/** What one does is not where one does it. */
const occupation =
  /^(?:de|limpi\w*|cuido|cocino|manejo|vendo|hago|soy|lavo|construyo|pinto|corto|mesera?|cocinera?|choferes?|chofer)\b/;
const where = "¿Cómo se llama el lugar donde trabaja o estudia?";

/** Reads the employer or school of today by its name, or the form's word where there is none. */
export const workplace: Reader = {
  read(tokens, context) {
    const text = plainText(tokens);
    const spans = spanOf(tokens);
    const said = namedIn(ways, text);
    const [only, other] = said;
    const words = tokens.filter((token) => token.kind !== "mark");
    const isMore = words.length > 8 || /\b(no|nunca|jamas) (he )?trabaj(o|ado) (en|para|con)\b/.test(text);
    if (only !== undefined && (other !== undefined || isMore)) return askWhich(said.map(candidate), { spans });
    if (otherPeople.test(text) || /\btrabaj(a|aba|an)\b|\bestudiaba\b/.test(text))
      return ask(where, { missing: ["employer"], spans });
    if (only !== undefined) {
      const { value, english, spanish } = candidate(only);
      const besides = text.replace(new RegExp(somewhere(workStatusPhrases[only]), "g"), " ").replace(plainBeside, " ");
      if (denials.test(besides)) return askWhich(all, { spans });
      const reading = understood({ value, english, spanishReadback: spanish, spans });
      return /\w/.test(besides) ? doubted(reading, "more-said") : reading;
    }
    if (isAtHome.test(text)) return ask("¿Anoto que no trabaja?", { candidates: [candidate("unemployed")], spans });
    const verdict = words.length <= 2 ? yesNo.read(tokens, context).value : undefined;
    if (verdict === "no") return askWhich(all, { spans });
    const named = withoutLead(tokens);
    const plain = plainText(named);
    if (
      verdict === "yes" ||
      plain.length < 2 ||
      occupation.test(plain) ||
      isSentence.test(plain) ||
      /^no\b/.test(plain)
    ) {
      return ask(where, { missing: ["employer"], spans });
    }
    const value = asSaid(named);
    // A name nobody can look up: it is shown once more before it counts.
    return doubted(understood({ value, english: value, spanishReadback: value, spans: spanOf(named) }), "as-said");
  },
};

function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter((token) => token.kind !== "mark");
  const count = (lead.exec(`${words.map(({ plain }) => plain).join(" ")} `)?.[0] ?? "")
    .trim()
    .split(" ")
    .filter(Boolean);
  const first = words[count.length];
  const last = words.at(-1);
  return first && last ? tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1) : [];
}

function candidate(status: WorkStatus): Candidate {
  const [english, spanish] = printed[status];
  return { value: status, english, spanish };
}

const all = ways.map(([status]) => candidate(status));
