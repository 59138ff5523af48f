import { isPause, type Token } from "../words/tokens.ts";

// Words that say no and mean that all is well, or the other way round.
const wellSaidWithNo =
  /\bno (hay|tengo|tiene|veo|le veo|encuentro|existe) (ningun\w* |nada que )?(problem|error|fall|inconvenient|dud|cambi|corregir|pero)|\bno (le |me |se |lo |la )*(cambi|muev|quit|toque|borr|preocup)|\bno (esta|estuvo|es|va|quedo) (tan |nada |muy )?(mal|incorrect|equivocad)|\bno (le )?falta|\bno importa\b|^no (le |lo |la |me |se )*(entiend|entend|oig|oi\b|oye|escuch|comprend|diga)/;
const protest = /\b(como|por|a poco|pues|dice|dijo) que no\b|\bpor que no\b|\ba poco no\b|^no que no\b/;
/** Behind a "no" these affirm whether or not a pause parts them. */
const affirmed =
  /^(pues |pos |bueno |claro |es que |que )*(si\b|asi (esta|es|mero|dejel|quede|queda)|todo\b)|\bque si$/;
/** Behind "no" and a pause these affirm; without the pause they are what is denied. */
const affirmedApart =
  /^(ahi )?(esta (muy )?(bien|correct|perfect|buen)|es (correct|ciert|verdad|asi)|(correcto|perfecto|exacto|claro|por supuesto|desde luego|de acuerdo|muy bien|vale|okay|ok|okey)$)/;
/** "no siempre", "no tanto": neither. */
const partly = /^(siempre|mucho|tanto|tan|todo|todos|todas|del todo|exactamente|precisamente|necesariamente)\b/;
const limited =
  /\b(pero|aunque|excepto|solo que|nomas que|mal|error|equivoc\w*|incorrect\w*|falta|cambi\w*|corri[gj]\w*|no)\b/;
const condition = /^si (dios|mi|usted|hubiera|fuera|tuviera|pudiera|acaso|alguien|quiere|gusta)\b/;

const opening = /^(?:(?:pues|bueno|eh|este|ay|mire|fijese|o sea)(?: ,)* )+(?=\S)/;

/** Tells whether an answer says both yes and no, as in "no, así está bien" or "sí, no está bien". */
export function isMixedYesNo(tokens: readonly Token[]): boolean {
  const text = tokens
    .flatMap((token) => (isPause(token) ? "," : token.kind === "mark" ? [] : token.plain))
    .join(" ")
    .replace(opening, "");
  const words = text.replaceAll(/ ?,/g, "");
  if (protest.test(words) || wellSaidWithNo.test(text)) return true;
  const lead = /^(?:(?:no|nop|nel)(?: ,)*(?: |$))+/.exec(text)?.[0];
  if (lead !== undefined) {
    const rest = text.slice(lead.length).replaceAll(/ ?,/g, "");
    return partly.test(rest) || affirmed.test(rest) || (lead.includes(",") && affirmedApart.test(rest));
  }
  if (!/^(si|sip|simon|claro|correcto|exacto|aja|yes|ok|okey|okay|bueno|bien|esta bien|asi es)\b/.test(words))
    return false;
  const isConditional = condition.test(words) && !/^sí/i.test(tokens[0]?.text ?? "");
  const plainly = words
    .replace(/\bcomo no\b|^si dije que no\b/g, " ")
    .replace(/^(claro|bueno|obvio|pues) que no\b/, " ");
  return isConditional || (limited.test(plainly) && !/^(claro|bueno|bien) (que )?no\b/.test(words));
}
