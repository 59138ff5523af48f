import type { Candidate, Interpretation } from "../interpretation.ts";
import { maritalQuestions } from "../questions.texts.ts";
import { ask, askWhich, chosen, doubted, type Reader } from "../reading.ts";
import { withoutLeadingNo } from "../words/leading-no.ts";
import { namedIn, somewhere, waysOf } from "../words/phrases.ts";
import { plainText, spanOf } from "../words/tokens.ts";
import {
  againPhrases,
  ceremonyPhrases,
  deniedPhrases,
  eitherNoPhrases,
  neverMarriedPhrases,
  noSpousePhrases,
  notYetPhrases,
  ofAnotherPhrases,
  ofSelfPhrases,
  pastPhrases,
  statuses,
  statusPhrases,
  togetherPhrases,
  unchangedPhrases,
  unfinishedPhrases,
} from "./marital.table.ts";

type Status = keyof typeof statuses;

const ways = waysOf(statusPhrases);
const together = somewhere(togetherPhrases);
const lacksSpouse = somewhere(noSpousePhrases);
const unfinished = somewhere(unfinishedPhrases);
const ofAnother = somewhere(ofAnotherPhrases);
const ofSelf = somewhere(ofSelfPhrases);
const ceremony = somewhere(ceremonyPhrases);
const past = somewhere(pastPhrases);
const again = somewhere(againPhrases);
const denied = somewhere(deniedPhrases);
const neverMarried = somewhere(neverMarriedPhrases);
const unchanged = somewhere(unchangedPhrases);
const notYet = somewhere(notYetPhrases);
const eitherNo = somewhere(eitherNoPhrases);

/** Reads the marital status. Living together and what is denied are asked: the form has no box for them. */
export const marital: Reader = {
  read(tokens, { about }) {
    const plain = plainText(withoutLeadingNo(tokens));
    const text = plain.replace(unchanged, " ");
    const spans = spanOf(tokens);
    const which = (question: string) => ask(question, { missing: ["status"], spans });
    const either = (question: string, options: readonly Status[], warning: string) =>
      ask(question, { candidates: options.map(candidate), isYesNo: true, warnings: [warning], spans });
    if (together.test(text)) return either(maritalQuestions.byLaw, ["single", "married"], "not-a-marriage");
    // Of a relative one speaks in the third person.
    if (about !== "relative" && ofAnother.test(text) && !ofSelf.test(text)) return which(maritalQuestions.ofYou);
    if (eitherNo.test(plain)) return which(maritalQuestions.which);
    const affirmed = afterDenial(text);
    if (affirmed !== undefined) return affirmed;
    if (denied.test(text) && !neverMarried.test(text)) return which(maritalQuestions.which);
    const said = namedIn(ways, text);
    if (lacksSpouse.test(text) && said.every((status) => status === "married" || status === "single"))
      return which(maritalQuestions.withoutSpouse);
    if (notYet.test(text)) return which(maritalQuestions.already);
    const isOver = /\b(estuve|fui|era|estaba|antes)\b/.test(text) && !/\b(ahora|todavia|sigo)\b/.test(text);
    if (isOver && said.join() === "married") return which(maritalQuestions.now);
    const [only, ...others] = resolved(said, text);
    if (only === undefined) return ask(maritalQuestions.oneOf, { missing: ["status"] });
    if (others.length > 0) return askWhich([only, ...others].map(candidate), { spans });
    if (unfinished.test(text) && (only === "divorced" || only === "separated"))
      return either(maritalQuestions.divorce, ["married", "divorced"], "divorce-not-final");
    const reading = chosen(candidate(only), spans);
    return ceremony.test(text) ? doubted(reading, "ceremony") : reading;
  },
};

/** "no soy casado, soy soltero": what is denied goes, what is affirmed behind it stays. */
function afterDenial(text: string): Interpretation | undefined {
  const match = denied.exec(text);
  const rest = match === null ? "" : text.slice(match.index + match[0].length);
  if (denied.test(rest) || !/\b(soy|estoy|sino|es|sigo|esta)\b/.test(rest)) return undefined;
  const [only, ...others] = namedIn(ways, rest);
  return only === undefined || others.length > 0 ? undefined : doubted(chosen(candidate(only)), "denied-other");
}

/** What is over gives way to what is now: "estuve casada y soy viuda" is widowed. */
function resolved(said: readonly Status[], text: string): readonly Status[] {
  if (neverMarried.test(text) && said.includes("single")) return ["single"];
  if (said.includes("annulled")) return ["annulled"];
  if (said.length < 2) return said;
  if (again.test(text)) return ["married"];
  const now = said.filter((status) => status !== "married");
  return past.test(text) && now.length === 1 ? now : said;
}

function candidate(status: Status): Candidate {
  const [english, spanish] = statuses[status];
  return { value: status, english, spanish };
}
