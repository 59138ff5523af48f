import { date } from "../../date/reading.ts";
import { type Reader, understood } from "../../reading.ts";
import { spanOf, type Token } from "../../words/tokens.ts";

/** Reads one date or several, with commas between. */
export const dates: Reader = {
  ...date,
  read(tokens, context) {
    const whole = date.read(tokens, context);
    const parts = whole.status === "value" ? [] : partsOf(tokens).map((part) => date.read(part, context));
    if (parts.length < 2 || parts.some(({ status }) => status !== "value")) return whole;
    const join = (texts: readonly unknown[]) => texts.join(", ");
    return understood({
      value: join(parts.map(({ value }) => value)),
      english: join(parts.map(({ english }) => english)),
      spanishReadback: parts.map(({ spanishReadback }) => spanishReadback).join(", y "),
      spans: spanOf(tokens),
      needsConfirmation: parts.some(({ needsConfirmation }) => needsConfirmation),
    });
  },
};

/** What stands between "y" and pauses; "treinta y uno" is one number, so a part must name its month. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(y|e|o|,|;)$/.test(token.plain) && parts.at(-1)?.some(({ plain }) => /^(de|del)$/.test(plain)))
      parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
