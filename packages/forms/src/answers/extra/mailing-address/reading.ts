import { address } from "../../address/reading.ts";
import { ask, doubted, type Reader, understood } from "../../reading.ts";
import { leadIn, somewhere } from "../../words/phrases.ts";
import { isPause, plainText, spanOf, type Token, withoutLeadingNo } from "../../words/tokens.ts";
import { yesNo } from "../../yes-no/reading.ts";
import { denials, otherPeople, wordsBehind } from "../doubts.ts";
import { leadWords, onlyOnePhrases, otherPhrases, plainWords, sameWords } from "./words.table.ts";

const onlyOne = new RegExp(somewhere(onlyOnePhrases), "g");
const same = somewhere(sameWords);
const other = somewhere(otherPhrases);
const plain = new RegExp(somewhere(plainWords), "g");
const lead = leadIn(leadWords);
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
  const [first] = wordsBehind(lead, tokens);
  if (first === undefined) return [];
  return tokens.slice(tokens.indexOf(first)).filter((token, at) => at > 0 || !isPause(token));
}
