import { address } from "../address/reading.ts";
import { yesNo } from "../choices/yes-no.ts";
import { ask, doubted, type Reader, understood } from "../reading.ts";
import { withoutLeadingNo } from "../words/leading-no.ts";
import { isPause, plainText, spanOf, type Token } from "../words/tokens.ts";
import { denials, otherPeople } from "./doubts.ts";

const onlyOne = /\bno (?:tengo|hay|uso) otra\b/g;
const same = /\b(mism[oa]|igual|same)\b/;
const other = /\b(otr[oa]s?|diferente|distint[oa]|antes|era|da igual)\b/;
/** Words that change nothing beside "la misma". */
const plain =
  /\b(mism[oa]|igual|same|si|claro|es|son|en|a|ahi|aqui|la|las|el|mi|mis|de|donde|que|me|llegan?|mandan?|recibo|cartas|correo|direccion|casa|vivo|todo|todas|siempre|por favor|gracias|address|yes)\b/g;
const whole = "¿A qué dirección le llegan sus cartas? Dígala completa.";

/** Reads where letters go: to the address where one lives, or to another one in parts. Nothing is taken for granted. */
export const mailingAddress: Reader = {
  ...address,
  read(tokens, context) {
    const text = plainText(tokens);
    const hasPlace = tokens.some((token) => token.kind === "digits") || text.split(" ").length > 9;
    const rests = text.replace(onlyOne, "");
    const isDenied = [denials, other, otherPeople].some((words) => words.test(rests));
    const isNamed = same.test(rests) || rests !== text;
    const verdict = yesNo.read(tokens, context);
    if (!hasPlace && !isDenied && (isNamed || (verdict.value === "yes" && !verdict.needsConfirmation))) {
      const reading = understood({
        value: "same",
        english: "Same as the physical address",
        spanishReadback: "la misma dirección",
        spans: spanOf(tokens),
      });
      return /\w/.test(rests.replace(plain, "")) ? doubted(reading, "more-said") : reading;
    }
    const rest = withoutAnswer(tokens);
    const isOnlyNo = verdict.value === "no" && !hasPlace && rest.length < 5;
    if (isOnlyNo || isNamed || rest.length === 0) return ask(whole, { missing: ["address"], spans: spanOf(tokens) });
    const reading = address.read(rest, context);
    // "no me llegan a 12 Oak Street": nobody hears whether a comma stands behind the "no".
    return denials.test(plainText(withoutLeadingNo(tokens))) ? doubted(reading, "denied-other") : reading;
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
