import { isExcuse } from "../../answers/clauses/remarks.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Act, type Command, informing, type Moment, type Social, type Topic } from "../act.ts";
import { commandWithin } from "../commands.ts";
import { type Tag, tagsOf, wishTags } from "../lexicon.ts";
import { askedOfAnswers } from "../questions/about-answers.ts";
import { asksFromStart, isQuestion, questionIn } from "../questions/topics.ts";
import { learnedBeside } from "../sorter/beside.ts";
import { isToOthers } from "../to-others.ts";

/**
 * What is done beside an answer by a clause of its own: something is asked, wished or said to a person.
 * @param touches tells whether the clause holds something of an answer
 */
export function actBeside(
  text: string,
  { moment, touches }: { readonly moment: Moment; readonly touches: () => boolean },
): Act | undefined {
  const plain = plainText(tokensOf(text));
  if (plain === "") return undefined;
  const isMarked = /[?¿]/.test(text);
  const tags = tagsOf(plain) ?? wishTags(plain);
  const byPhrases = tags && ofTags(tags, moment);
  if (byPhrases !== undefined) return byPhrases;
  // "Oiga," before something else only turns to who listens.
  if (tags?.every((tag) => tag === "filler") && !isMarked) return undefined;
  if (isExcuse(plain)) return { kind: "social", social: "apology" };
  if (isToOthers(text, moment)) return { kind: "social", social: "aside" };
  // "¿Esto es seguro?" is made of words that agree, and asks all the same; unmarked, where no yes is waited for.
  if (tags !== undefined) {
    const isAsked = isMarked || (moment.expects.kind === "answer" && asksFromStart(plain));
    return isAsked ? questionIn(plain) : undefined;
  }
  // "¿Me espera si no lo encuentro?", "déjeme ver quién es": who wishes to be waited for, in whatever words.
  if (moment.expects.kind !== "yes-no" && isWaitedFor(plain) && !touches())
    return { kind: "command", command: "pause" };
  if (!(isQuestion(text, plain) || asksFromStart(plain)) || namesReadBack(plain, moment)) return undefined;
  const about = isMarked ? askedOfAnswers(text, plain, moment) : undefined;
  if (about !== undefined) return about;
  // What is asked about a known topic is no answer, whatever words are in it.
  const question = questionIn(plain);
  if (question !== undefined) return learnedBeside(text, question, moment);
  // Two words in marks may be a name that is not sure of itself; beside what was read back they ask.
  const fewest = moment.expects.kind === "verdict" ? 2 : 3;
  const isSentence = plain.split(" ").length >= fewest;
  if (!isMarked || !isSentence || touches()) return undefined;
  return learnedBeside(text, { kind: "ask", topic: "unknown-question" }, moment);
}

/** Tells whether some words wish for a pause and hold nothing else. */
export function isWaitedFor(plain: string): boolean {
  return !/\d/.test(plain) && plain.split(" ").length <= 8 && commandWithin(plain) === "pause";
}

/** The act of whole phrases that only ask or socialise; a verdict or another command is said to the question. */
function ofTags(tags: readonly Tag[], { expects }: Moment): Act | undefined {
  const said = tags.filter((tag) => tag !== "filler" && tag !== "noise");
  // "Dele más rápido": what tells to go on only opens another wish.
  const wished = said.filter((tag) => tag !== "command:resume");
  const meant = wished.length > 0 ? wished : said;
  const [first] = meant;
  if (first === undefined || !meant.every(isBeside)) return undefined;
  const chief = meant.find((tag) => !tag.startsWith("social:")) ?? first;
  // "Sí, espéreme", said to whether a form is to be saved or a call to end, only waits.
  if ((chief === "command:pause" || chief === "command:end-call") && expects.kind === "yes-no") return undefined;
  const [kind, name] = chief.split(":");
  switch (kind) {
    case "ask":
      return { kind, topic: name as Topic };
    case "command":
      return { kind, command: name as Command };
    case "social":
      return { kind, social: name as Social };
    default:
      return { kind: "hand-off" };
  }
}

function isBeside(tag: Tag): boolean {
  if (tag === "hand-off" || tag.startsWith("ask:") || tag.startsWith("social:")) return true;
  if (tag === "command:end-call") return true;
  return tag.startsWith("command:") && informing.has(tag.slice("command:".length) as Command);
}

/** "¿Prado o Pardo?": a question about the words that were read back is said to the question. */
function namesReadBack(plain: string, { expects }: Moment): boolean {
  if (expects.kind !== "verdict") return false;
  const known = plainText(tokensOf(expects.before.reading.spanishReadback ?? "")).split(" ");
  return plain.split(" ").some((word) => word.length > 2 && known.includes(word));
}
