import { isOneLetterAway } from "../words/distance.ts";
import type { Token } from "../words/tokens.ts";

// USPS codes (Publication 28, appendix B), English and Spanish names, folded; the English name first.
const states: readonly (readonly [code: string, names: string])[] =
  "AL Alabama|AK Alaska|AZ Arizona/ariz|AR Arkansas|CA California/cali/califas/calif|CO Colorado|CT Connecticut/coneticut|DE Delaware|DC District of Columbia/distrito de columbia/d c|FL Florida/la florida/fla|GA Georgia|HI Hawaii/jawai/hawai|ID Idaho|IL Illinois/ill/ilinois/ilinoy|IN Indiana|IA Iowa/aiowa|KS Kansas|KY Kentucky/quentoqui|LA Louisiana/luisiana/lusiana|ME Maine|MD Maryland/merilan|MA Massachusetts/masachusets/mass|MI Michigan/michigan|MN Minnesota/minesota|MS Mississippi/misisipi/misisipí|MO Missouri/misuri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire/nueva hampshire/nuevo hampshire|NJ New Jersey/nueva jersey/nueva yersey|NM New Mexico/nuevo mexico|NY New York/nueva york|NC North Carolina/carolina del norte|ND North Dakota/dakota del norte|OH Ohio|OK Oklahoma/oclahoma|OR Oregon|PA Pennsylvania/penn/pensilvania|RI Rhode Island/isla de rodas|SC South Carolina/carolina del sur|SD South Dakota/dakota del sur|TN Tennessee/tenesi|TX Texas/tejas/tex|UT Utah|VT Vermont|VA Virginia|WA Washington/washington estado/estado de washington|WV West Virginia/virginia occidental/virginia del oeste|WI Wisconsin/wisconsin|WY Wyoming|PR Puerto Rico|VI Virgin Islands/islas virgenes|GU Guam|AS American Samoa/samoa americana|MP Northern Mariana Islands/islas marianas del norte"
    .split("|")
    .map((line) => [line.slice(0, 2), line.slice(3)] as const);

const byName = new Map(
  states.flatMap(([code, names]) => names.split("/").map((name) => [name.toLowerCase(), code] as const)),
);
const codes = new Set(states.map(([code]) => code));

/** A state at the end of some words, and how many tokens it takes. */
export interface StateFound {
  readonly code: string;
  readonly length: number;
}

/** Finds the state the words end with. A two-letter code counts in capitals, or where `isBeforeZip`. */
export function stateAtEnd(tokens: readonly Token[], isBeforeZip: boolean): StateFound | undefined {
  for (let length = Math.min(6, tokens.length); length > 0; length--) {
    const run = tokens.slice(tokens.length - length);
    if (run[0]?.kind !== "word" || run.some((token) => token.plain === ",")) continue;
    const words = run.filter((token) => token.kind !== "mark").map((token) => token.plain);
    const code = byName.get(words.join(" "));
    if (code !== undefined) return { code, length };
    const spelled = words.join("").toUpperCase();
    const isCode = spelled.length === 2 && words.length <= 2 && codes.has(spelled);
    const isWritten = run.every((token) => token.kind === "mark" || token.text === token.text.toUpperCase());
    if (isCode && (words.length === 1 || run.length > 2 || isWritten) && (isWritten || isBeforeZip))
      return { code: spelled, length };
  }
  const last = tokens.at(-1);
  if (last === undefined || last.plain.length < 6) return undefined;
  const near = [...byName].find(([name]) => name.length >= 6 && isOneLetterAway(name, last.plain));
  return near && { code: near[1], length: 1 };
}

/** The English name of a state. */
export function stateName(code: string): string {
  return states.find(([known]) => known === code)?.[1].split("/")[0] ?? code;
}
