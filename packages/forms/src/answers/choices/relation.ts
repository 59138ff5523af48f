import type { Candidate, Interpretation } from "../interpretation.ts";
import { ask, askWhich, type Reader, understood } from "../reading.ts";
import { plainText, spanOf } from "../words/tokens.ts";

type Relation = "spouse" | "parent" | "sibling" | "child";

const printed: Readonly<Record<Relation, readonly [english: string, spanish: string]>> = {
  spouse: ["Spouse", "esposo o esposa"],
  parent: ["Parent", "padre o madre"],
  sibling: ["Brother/Sister", "hermano o hermana"],
  child: ["Child", "hijo o hija"],
};

// Folded words for each relation the I-130 covers (Form I-130, Part 1, item 1), formal, fond and English.
const kin: readonly (readonly [Relation, RegExp])[] = [
  [
    "spouse",
    /\b(espos[oa]s?|casad[oa]s|espocit[oa]|esposit[oa]|marid[oa]|mujer|conyuge|conyugue|wife|husband|spouse)\b/,
  ],
  [
    "parent",
    /\b(mama|mami|mamita|mamacita|mamasita|madre|madrecita|ma|jefita|papa|papi|papito|papacito|pa|padre|jefito|apa|ama|progenitora?|step ?(?:mother|mom|father|dad)|mother|mom|father|dad|padrastros?|madrastras?|papas|padres)\b/,
  ],
  [
    "sibling",
    /\b(herman[oa]s?|hermanit[oa]s?|carnal[ae]?s?|manit[oa]|medio ?herman[oa]s?|hermanastr[oa]s?|step ?(?:brother|sister)|brother|sister|gemel[oa]|cuata|mellizo?a?)\b/,
  ],
  [
    "child",
    /\b(hij[oa]s?|hijit[oa]s?|mij[oa]|m'ij[oa]|hijastr[oa]s?|step ?(?:son|daughter|child)|muchachit[oa]|nen[ea]|beb[ae]|bebit[oa]|son|daughter|primogenit[oa]|entenad[oa]|criatura|nin[oa]|chamac[oa]|chiquit[oa])\b/,
  ],
];
const strangers =
  /\b(prim[oa]s?|primit[oa]s?|prim[oa] herman[oa]|cousins?|ti[oa]s?|tiit[oa]|uncle|aunt|sobrin[oa]s?|sobrinit[oa]s?|nephew|niece|abuel[oa]s?|abuelit[oa]s?|grandmother|grandfather|grandma|grandpa|niet[oa]s?|nietecit[oa]s?|grandson|granddaughter|bisniet[oa]s?|bisabuel[oa]s?|tataraniet[oa]s?|suegr[oa]s?|cunad[oa]s?|yern[oa]s?|nuer[oa]s?|nuera|consuegr[oa]s?|concun[oa]s?|concunad[oa]s?|padrin[oa]s?|madrin[oa]s?|ahijad[oa]s?|compadre|comadre|novi[oa]s?|prometid[oa]s?|fiancee?|amig[oa]s?|vecin[oa]s?|conocid[oa]s?|pariente|futur[oa]s?|ex ?(espos[oa]|marido|mujer)|exespos[oa]|exmarido|tutora?|politic[oa]s?|in-law|crianza|criad[oa]s?|(?:me|lo|la) (?:crie|crio|criaron)|como (?:si fuera )?(?:mi|un|una|su)|companer[oa]|pareja|girlfriend|boyfriend|mother in law)\b/;
// Kin of the faith, and a spouse that is none by law or no longer: "mi hermana en Cristo", "mi esposa de unión libre".
const byNameOnly =
  /\b(de (la|mi|nuestra) (iglesia|congregacion|parroquia|fe|comunidad)|en (cristo|la fe|el senor|jesus)|espiritual(es)?|del? (trabajo|culto))\b|\b(espos[oa]|marido|mujer|conyuge)\b.*\b(anterior|pasad[oa]|de antes|union (libre|de hecho)|no (nos |me )?(estamos|estoy|somos|he|hemos|es|esta|por|cas[oae]\w*|legal\w*)|sin (casarnos|papeles|casar)|ya no|juntad[oa]s?)\b|\bantigu[oa] (espos[oa]|marido|mujer)\b/;
const opposite: Readonly<Record<Relation, Relation>> = {
  spouse: "spouse",
  sibling: "sibling",
  parent: "child",
  child: "parent",
};

/** Reads what the relative is to the petitioner. Relatives the form does not cover are asked. */
export const relation: Reader = {
  read(tokens) {
    const text = plainText(tokens)
      .replace(/ por parte de (mi )?(papa|mama|padre|madre)\b/, "")
      .replace(/ de padre y madre\b/, "")
      .replace(/\b(herman\w+) de (?:padre|madre|papa|mama)$/, "medio $1")
      .replace(/\b((?:herman|hij)\w+) (?:la |el )?(?:mas )?chiquit[oa]s?\b/, "$1")
      .replace(/\bmi senora (madre|mama)\b/, "mi $1")
      .replace(/\b(de la|del) (senora|senor)\b/, "")
      .replace(/\b(senora|dona) mia\b|\bmi (senora|dona|senor)\b/, "mi esposa");
    const spans = spanOf(tokens);
    if (strangers.test(text) || byNameOnly.test(text)) return askCovered(spans);
    const affirmed = /\bno (?:es|soy|son) .*?\b((?:es|soy|son|sino) .*)$/.exec(text)?.[1];
    if (affirmed !== undefined) return readText(affirmed, spans);
    if (/\bno (es|soy|son|tengo)\b/.test(text)) return ask(which, { missing: ["relation"], spans });
    return readText(text, spans);
  },
};

function readText(text: string, spans: Interpretation["spans"]): Interpretation {
  const said = kin.filter(([, words]) => words.test(text)).map(([relation]) => relation);
  // "el hermano de mi esposa", "esposa de mi hijo": a relative of a relative.
  if (
    /\b(de|del) (mi|mis|su|la|el|tu|un|una|otro)?\s*(espos|marid|mujer|mama|papa|madre|padre|herman|hij|conyug)/.test(
      text,
    )
  ) {
    return askCovered(spans);
  }
  const [only, ...others] = said;
  if (only === undefined) return ask(which, { missing: ["relation"] });
  if (others.length > 0) return saysBothSides(text, said) ?? askWhich(said.map(candidate), { spans });
  const relation = isAboutMe(text) ? opposite[only] : only;
  const { value, english, spanish } = candidate(relation);
  const detail = detailOf(text);
  const printedDetail = detail === undefined ? english : `${detail.english}${english.toLowerCase()}`;
  return understood({
    value,
    english,
    spanishReadback: detail === undefined ? spanish : (detail.spanish[relation] ?? spanish),
    parts: detail === undefined ? {} : { detail: detail.name, printed: printedDetail },
    spans,
  });
}

const which = "¿Es su esposo o esposa, su padre o madre, su hijo, o su hermano?";

function askCovered(spans: Interpretation["spans"]) {
  return ask("La I-130 cubre esposos, padres, hijos y hermanos. ¿Su familiar es uno de ellos?", {
    missing: ["relation"],
    warnings: ["not-covered"],
    candidates: [],
    spans,
  });
}

/** "soy su mamá": the speaker is the mother, so the relative is the child. */
function isAboutMe(text: string): boolean {
  return /\b(soy|yo soy|seria yo|yo su|yo la|yo el) (su|la|el|tu|una?|the)?\b/.test(text) && !/\bes mi\b/.test(text);
}

/** "es mi hijo, yo soy su mamá" says one thing twice. */
function saysBothSides(text: string, said: readonly Relation[]) {
  const me = /\bsoy (?:su|la|el) (?:(?:mama|papa|madre|padre)\b|hij[oa]\b)/.exec(text);
  if (me === null || said.length !== 2 || !said.includes("parent") || !said.includes("child")) return undefined;
  const { value, english, spanish } = candidate(/hij/.test(me[0]) ? "parent" : "child");
  return understood({ value, english, spanishReadback: spanish });
}

interface Detail {
  readonly name: "step" | "half" | "adopted";
  readonly english: string;
  readonly spanish: Partial<Record<Relation, string>>;
}

function detailOf(text: string): Detail | undefined {
  if (/astr[oa]s?\b|\bentenad|\bstep/.test(text)) {
    const spanish = {
      child: "hijastro o hijastra",
      parent: "padrastro o madrastra",
      sibling: "hermanastro o hermanastra",
    };
    return { name: "step", english: "Step-", spanish };
  }
  if (/\bmedi[oa]s? ?herman/.test(text)) {
    return { name: "half", english: "Half-", spanish: { sibling: "medio hermano o media hermana" } };
  }
  if (/\badop/.test(text)) {
    const spanish = {
      child: "hijo o hija por adopción",
      parent: "padre o madre por adopción",
      sibling: "hermano o hermana por adopción",
    };
    return { name: "adopted", english: "Adopted ", spanish };
  }
  return undefined;
}

function candidate(relation: Relation): Candidate {
  const [english, spanish] = printed[relation];
  return { value: relation, english, spanish };
}
