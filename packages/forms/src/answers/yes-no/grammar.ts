import { atStart, leadIn, somewhere } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import {
  affirmations,
  affirmationsApart,
  conditions,
  leadingYes,
  limits,
  partly,
  protests,
  wellSaidWithNo,
} from "./mixed.table.ts";
import {
  noAtEnd,
  noPhrases,
  openings,
  unknownPhrases,
  unsurePhrases,
  wrongPhrases,
  yesAtEnd,
  yesPhrases,
} from "./words.table.ts";

const no = atStart(noPhrases);
const yes = atStart(yesPhrases);
const endsYes = somewhere(yesAtEnd);
const endsNo = somewhere(noAtEnd);
const wrong = somewhere(wrongPhrases);
const unsure = somewhere(unsurePhrases);
const unknown = somewhere(unknownPhrases);
const opening = leadIn(openings);

/** What an answer says to a question of yes or no. */
export interface Verdict {
  /** Undefined where it says neither, or both, or that it is not known. */
  readonly value: "yes" | "no" | undefined;
  /** Said with "creo que", "supongo". */
  readonly isHedged: boolean;
}

/** Finds the yes or the no in an answer. */
export function verdictIn(tokens: readonly Token[]): Verdict {
  const signs = tokens.map((token) => token.text).join("");
  const text = plainText(tokens);
  const said = text.replace(opening, "") || text;
  const isNo = no.test(said) || saysWrong(said) || endsNo.test(said) || /^(👎|❌)/u.test(signs);
  const isYes =
    !isNo &&
    (yes.test(said) || endsYes.test(said) || (said === "" && /👌|👍|✅|✔/u.test(signs)) || /^👌|^👍/u.test(signs));
  const isNeither =
    unknown.test(said) ||
    (!isNo && deniesYes(tokens, said)) ||
    isNo === isYes ||
    isMixed(tokens) ||
    /^ni modo/.test(said);
  return { value: isNeither ? undefined : isYes ? "yes" : "no", isHedged: unsure.test(said) };
}

/** "Obvio no", "exacto no": a no right behind the yes, with no pause between. */
function deniesYes(tokens: readonly Token[], said: string): boolean {
  const words = yes.exec(said)?.[0].split(" ").length ?? 0;
  const first = tokens.findLastIndex((_, at) => plainText(tokens.slice(at)) === said);
  return words > 0 && tokens[first + words]?.plain === "no";
}

/** "Está mal", "eso no": a fault that is found without a "no" to what was asked. */
function saysWrong(said: string): boolean {
  return /^(es[aeo]|yo|asi) no\b/.test(said) || (wrong.test(said) && !/\bno\b|^si\b/.test(said));
}

const isWell = somewhere(wellSaidWithNo);
const isProtest = somewhere(protests);
const affirms = somewhere(affirmations);
const affirmsApart = somewhere(affirmationsApart);
const isPartly = atStart(partly);
const limited = somewhere(limits);
const condition = atStart(conditions);
const beginsYes = atStart(leadingYes);
const mixedOpening = leadIn("(pues|bueno|eh|este|ay|mire|fijese|o sea)( ,)*");

/** Tells whether an answer says both yes and no, as in "no, así está bien" or "sí, no está bien". */
function isMixed(tokens: readonly Token[]): boolean {
  const text = tokens
    .flatMap((token) => (isPause(token) ? "," : token.kind === "mark" ? [] : token.plain))
    .join(" ")
    .replace(mixedOpening, "");
  const words = text.replaceAll(/ ?,/g, "");
  if (isProtest.test(words) || isWell.test(text)) return true;
  const lead = /^(?:(?:no|nop|nel)(?: ,)*(?: |$))+/.exec(text)?.[0];
  if (lead !== undefined) {
    const rest = text.slice(lead.length).replaceAll(/ ?,/g, "");
    return isPartly.test(rest) || affirms.test(rest) || (lead.includes(",") && affirmsApart.test(rest));
  }
  if (!beginsYes.test(words)) return false;
  const isConditional = condition.test(words) && !/^sí/i.test(tokens[0]?.text ?? "");
  const plainly = words
    .replace(/\bcomo no\b|^si dije que no\b/g, " ")
    .replace(/^(claro|bueno|obvio|pues) que no\b/, " ");
  return isConditional || (limited.test(plainly) && !/^(claro|bueno|bien) (que )?no\b/.test(words));
}
