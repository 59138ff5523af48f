import { anyQuestions } from "../questions.texts.ts";
import { ask, chosen, doubted, type Reader } from "../reading.ts";
import { atStart, leadIn, somewhere } from "../words/phrases.ts";
import { plainText, spanOf } from "../words/tokens.ts";
import { isMixedYesNo } from "./mixed-yes-no.ts";
import {
  noAtEnd,
  noPhrases,
  openings,
  unknownPhrases,
  unsurePhrases,
  wrongPhrases,
  yesAtEnd,
  yesPhrases,
} from "./yes-no.table.ts";

const no = atStart(noPhrases);
const yes = atStart(yesPhrases);
const endsYes = somewhere(yesAtEnd);
const endsNo = somewhere(noAtEnd);
const wrong = somewhere(wrongPhrases);
const unsure = somewhere(unsurePhrases);
const unknown = somewhere(unknownPhrases);
const opening = leadIn(openings);

/** Reads a yes or a no. */
export const yesNo: Reader = {
  read(tokens) {
    const thumbs = tokens.map((token) => token.text).join("");
    const text = plainText(tokens);
    const said = text.replace(opening, "") || text;
    const isNo = no.test(said) || saysWrong(said) || endsNo.test(said) || /^(👎|❌)/u.test(thumbs);
    const isYes =
      !isNo &&
      (yes.test(said) || endsYes.test(said) || (said === "" && /👌|👍|✅|✔/u.test(thumbs)) || /^👌|^👍/u.test(thumbs));
    if (unknown.test(said) || isNo === isYes || isMixedYesNo(tokens) || /^ni modo/.test(said))
      return ask(anyQuestions.yesNo, { missing: ["yes-or-no"] });
    const meant = isYes
      ? { value: "yes", english: "Yes", spanish: "sí" }
      : { value: "no", english: "No", spanish: "no" };
    const reading = chosen(meant, spanOf(tokens));
    return unsure.test(said) ? doubted(reading, "hedged") : reading;
  },
};

/** "Está mal", "eso no": a fault that is found without a "no" to what was asked. */
function saysWrong(said: string): boolean {
  return /^(es[aeo]|yo|asi) no\b/.test(said) || (wrong.test(said) && !/\bno\b|^si\b/.test(said));
}
