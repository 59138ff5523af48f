import { address } from "../answers/address/address.ts";
import { yesNo } from "../answers/choices/yes-no.ts";
import { ask, type Reader, understood } from "../answers/reading.ts";
import { isPause, plainText, spanOf, type Token } from "../answers/words/tokens.ts";

const same = /\b(mism[oa]|igual|same)\b|\bno tengo otra\b/;
const other = /\b(no es|no son|no en|otra|diferente|distinta)\b(?! mas)/;
const whole = "¿A qué dirección le llegan sus cartas? Dígala completa.";

/** Reads where letters go: to the address where one lives, or to another one in parts. Nothing is taken for granted. */
export const mailingAddress: Reader = {
  ...address,
  read(tokens, context) {
    const text = plainText(tokens);
    const hasPlace = tokens.some((token) => token.kind === "digits") || text.split(" ").length > 9;
    const isSame = same.test(text) && !(other.test(text) && !/\bno tengo otra\b/.test(text));
    const verdict = yesNo.read(tokens, context);
    if (!hasPlace && (isSame || (verdict.value === "yes" && !verdict.needsConfirmation && !other.test(text)))) {
      return understood({
        value: "same",
        english: "Same as the physical address",
        spanishReadback: "la misma dirección",
        spans: spanOf(tokens),
      });
    }
    const rest = withoutAnswer(tokens);
    const isOnlyNo = verdict.value === "no" && !hasPlace && rest.length < 5;
    if (isOnlyNo || same.test(text) || rest.length === 0)
      return ask(whole, { missing: ["address"], spans: spanOf(tokens) });
    return address.read(rest, context);
  },
};

/** "no, me llegan a ...", "a otra: ...": what follows is the address. */
function withoutAnswer(tokens: readonly Token[]): readonly Token[] {
  const lead =
    /^(?:(?:no|es|son|en|a|la|mis|me|las|otra|diferente|distinta|direccion|cartas|correo|llegan?|recibo|mandan?|es que) )+/;
  const words = tokens.filter((token) => token.kind !== "mark");
  const text = words.map(({ plain }) => plain).join(" ");
  const count = (lead.exec(`${text} `)?.[0] ?? "").trim().split(" ").filter(Boolean).length;
  const first = words[count];
  if (first === undefined) return [];
  return tokens.slice(tokens.indexOf(first)).filter((token, at) => at > 0 || !isPause(token));
}
