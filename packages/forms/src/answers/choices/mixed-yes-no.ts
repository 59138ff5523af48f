import { atStart, leadIn, somewhere } from "../words/phrases.ts";
import { isPause, type Token } from "../words/tokens.ts";
import {
  affirmations,
  affirmationsApart,
  conditions,
  leadingYes,
  limits,
  partly,
  protests,
  wellSaidWithNo,
} from "./yes-no.table.ts";

const isWell = somewhere(wellSaidWithNo);
const isProtest = somewhere(protests);
const affirms = somewhere(affirmations);
const affirmsApart = somewhere(affirmationsApart);
const isPartly = atStart(partly);
const limited = somewhere(limits);
const condition = atStart(conditions);
const beginsYes = atStart(leadingYes);
const opening = leadIn("(pues|bueno|eh|este|ay|mire|fijese|o sea)( ,)*");

/** Tells whether an answer says both yes and no, as in "no, así está bien" or "sí, no está bien". */
export function isMixedYesNo(tokens: readonly Token[]): boolean {
  const text = tokens
    .flatMap((token) => (isPause(token) ? "," : token.kind === "mark" ? [] : token.plain))
    .join(" ")
    .replace(opening, "");
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
