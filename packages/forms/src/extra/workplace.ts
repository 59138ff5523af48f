import { yesNo } from "../answers/choices/yes-no.ts";
import type { Candidate } from "../answers/interpretation.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../answers/reading.ts";
import { asSaid } from "../answers/words/as-said.ts";
import { plainText, spanOf, type Token } from "../answers/words/tokens.ts";
import { denials, otherPeople } from "./doubts.ts";

interface Standing extends Candidate {
  readonly words: RegExp;
}

// What the form wants typed where there is no employer (Form N-400, Part 7, item 1).
const standings: readonly Standing[] = [
  {
    value: "self-employed",
    english: "Self-employed",
    spanish: "trabajo por mi cuenta",
    words:
      /\b(por mi cuenta|cuenta propia|independiente|mi propio negocio|negocio propio|self ?employed|autonom[oa])\b/,
  },
  {
    value: "unemployed",
    english: "Unemployed",
    spanish: "no trabajo",
    words:
      /\b(no (estoy |ando )?(trabaj(o|ando)|estudi(o|ando))|desemplead[oa]|desocupad[oa]|sin (trabajo|empleo)|unemployed)\b/,
  },
  {
    value: "retired",
    english: "Retired",
    spanish: "estoy jubilado o jubilada",
    words: /\b(jubilad[oa]|retirad[oa]|pensionad[oa]|retired)\b/,
  },
];

const lead =
  /^(?:(?:ahora|ahorita|actualmente|yo|pues|si|trabajo|trabajando|estudio|estudiando|estoy|voy|laboro|empleado|empleada|se llama|el nombre es|es|en|para|con|a|la empresa|la compania|una empresa que se llama|una compania que se llama) )+/;
/** Words that change nothing beside a standing. */
const plainBeside =
  /\b(yo|ahora|ahorita|actualmente|pues|si|ya|hoy en dia|soy|estoy|trabajo|trabajando|tengo|ni|o|una?|la|el|por el momento|gracias)\b/g;
/** What one does is not where one does it. */
const occupation =
  /^(?:de|limpi\w*|cuido|cocino|manejo|vendo|hago|soy|lavo|construyo|pinto|corto|ama de casa|mesera?|cocinera?|choferes?|chofer)\b/;
const where = "¿Cómo se llama el lugar donde trabaja o estudia?";

/** Reads the employer or school of today by its name, or the form's word where there is none. */
export const workplace: Reader = {
  read(tokens, context) {
    const text = plainText(tokens);
    const spans = spanOf(tokens);
    const said = standings.filter(({ words }) => words.test(text));
    const [only, other] = said;
    const words = tokens.filter((token) => token.kind !== "mark");
    const isMore = words.length > 8 || /\bno trabajo (en|para|con)\b/.test(text);
    if (only !== undefined && (other !== undefined || isMore)) return askWhich(said.map(candidate), { spans });
    if (otherPeople.test(text) || /\btrabaj(a|aba|an)\b|\bestudiaba\b/.test(text))
      return ask(where, { missing: ["employer"], spans });
    if (only !== undefined) {
      const { value, english, spanish } = only;
      const besides = text.replace(new RegExp(only.words.source, "g"), " ").replace(plainBeside, " ");
      if (denials.test(besides)) return askWhich(standings.map(candidate), { spans });
      const reading = understood({ value, english, spanishReadback: spanish, spans });
      return /\w/.test(besides) ? doubted(reading, "more-said") : reading;
    }
    const verdict = words.length <= 2 ? yesNo.read(tokens, context).value : undefined;
    if (verdict === "no") return askWhich(standings.map(candidate), { spans });
    const named = withoutLead(tokens);
    const plain = plainText(named);
    if (verdict === "yes" || plain.length < 2 || occupation.test(plain) || /^no\b/.test(plain)) {
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

function candidate({ value, english, spanish }: Standing): Candidate {
  return { value, english, spanish };
}
