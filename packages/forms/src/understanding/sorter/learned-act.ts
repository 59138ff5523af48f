import { plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Act, type ActKind, type Command, informing, type Moment, type Topic } from "../act.ts";
import { actOfTag } from "../acts-of-tags.ts";
import { commandOf } from "../commands.ts";
import { fieldsNamed } from "../fields/named-fields.ts";
import { type Tag, tagsOf } from "../lexicon.ts";
import { asksToSave } from "../verdicts/refused.ts";
import { isLeft, type OnlyByRules, type Sort, sorted } from "./sorter.ts";

/** How likely an act must be to stand in the place of what the rules made: nothing, something that is no answer, another topic, an answer. */
const leastLikely = { open: 0.5, steering: 0.55, topic: 0.75, answer: 0.8, sure: 0.9 } as const;
/** No act is so likely. */
const never = 2;
/** What leaves the question that stands, or changes how it is answered, must be likelier by so much. */
const likelierToLeave = 0.15;
/** So many times likelier than the second act the first must be. */
const clearly = 1.5;

/** How likely a learned act must be to stand in the place of what the rules made; more than 1 where that holds in any case. */
function leastFor(sort: Sort, text: string, acts: readonly Act[], moment: Moment): number {
  if (!acts.every(isOpen) && isTaught(text)) return never;
  // What stands beside something else was parted from it: as a whole the words are neither.
  const isVerdict = ({ kind }: Act) => (kind === "affirm" || kind === "deny") && moment.expects.kind === "answer";
  if (acts.length > 1 && !acts.some((act) => isOpen(act) || isVerdict(act))) return never;
  // "No corregir" may refuse what was read back, or leave it as it is: another wish must be likelier.
  const isUnclear = moment.expects.kind === "verdict" && sort.startsWith("command:") && denies(text);
  const open = isUnclear ? leastLikely.answer : leastLikely.open;
  const least = Math.max(...acts.map((act) => (isOpen(act) ? open : leastInsteadOf(act, sort, text, moment))));
  // What takes something back, or stores that there is nothing, must be as good as certain.
  if (certain.has(sort)) return Math.max(least, leastLikely.sure);
  return leaves(sort) ? Math.min(least + likelierToLeave, Math.max(least, leastLikely.sure)) : least;
}

function leastInsteadOf(act: Act, sort: Sort, text: string, { expects, field }: Moment): number {
  const { kind } = act;
  if (act.kind === "command" && ofReview.has(act.command)) return never;
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isReadingOut !== true;
  if (expects.kind !== "answer" && expects.kind !== "verdict" && !isReview) return never;
  // What the sorter has never heard of, only rules know: another form, the meaning of a word, one part that is not known.
  if ((act.kind === "ask" && onlyByRules.has(act.topic)) || (act.kind === "dont-know" && act.isOfPart)) return never;
  // "¿La anterior la puse como no?": who asks, by its marks and its words, wants an answer.
  if (kind === "ask" && leaves(sort) && /[?¿]/.test(text)) return leastLikely.sure;
  if (kind === "dont-know" || kind === "later") return leastLikely.answer;
  if (kind === "ask" && sort.startsWith("ask:")) return leastLikely.topic;
  if (steers.has(kind)) return leastLikely.steering;
  if (expects.kind === "answer" && expects.isKeeping) return never;
  switch (kind) {
    case "inform":
    case "absent":
      if (field !== undefined && surelyRead.has(field.kind)) return never;
      // What was read is never left for another question; behind a read-back it is mostly talk.
      if (leaves(sort)) return expects.kind === "verdict" ? leastLikely.sure : never;
      return sort.startsWith("social:") ? never : leastLikely.answer;
    case "name-field":
      return leaves(sort) || !/[?¿]/.test(text) ? never : leastLikely.sure;
    case "affirm":
      if (isReview) return leastLikely.sure;
      // "Eso ya lo tienen ustedes" agrees to nothing; with its yes it does, where a yes is waited for.
      return expects.kind === "answer" || !tokensOf(text).some(isYes) ? leastLikely.answer : never;
    case "deny":
      if (act.isOfSaving) return never;
      // A no that was said is left for a wish alone, and only where it does not begin with it.
      if (denies(text)) return leaves(sort) && !/^\P{L}*no(?!\p{L})/iu.test(text) ? leastLikely.sure : never;
      return isReview ? leastLikely.sure : leastLikely.answer;
    default:
      return never;
  }
}

/** What readers of these make a value of is one. */
const surelyRead: ReadonlySet<Field["kind"]> = new Set([
  "date",
  "phone",
  "alien-number",
  "email",
  "number",
  "yesno",
  "choice",
] as const);
const onlyByRules: ReadonlySet<Topic> = new Set<OnlyByRules>([
  "word-meaning",
  "why-this",
  "why-not-asked",
  "other-form",
  "not-on-form",
  "what-comes-of-it",
]);

/** What is done with the whole form only rules may tell. */
const ofReview: ReadonlySet<Command> = new Set([
  "leave",
  "keep",
  "leave-empty",
  "next-piece",
  "more-questions",
  "no-more-questions",
  "change-form",
] as const);

function isYes({ plain }: Token): boolean {
  return tagsOf(plain)?.includes("affirm") === true;
}

/** Tells whether some words deny anything. */
export function denies(text: string): boolean {
  return /(?<!\p{L})(?:no|ni|nunca|tampoco|nada)(?!\p{L})/iu.test(text);
}

const steers: ReadonlySet<ActKind> = new Set(["ask", "social", "hand-off", "command"] as const);

const certain: ReadonlySet<Sort> = new Set(["take-back:everything", "take-back:unsaved", "absent"] as const);

/** Nothing was understood: no act at all, a question about nothing known, or an answer of which nothing was read. */
function isOpen(act: Act): boolean {
  if (act.kind === "none") return true;
  if (act.kind === "ask") return act.topic === "unknown-question";
  if (act.kind !== "inform" || act.reading.status !== "ask") return false;
  const { candidates, warnings, missing, parts = {} } = act.reading;
  if (missing.length > 0 && !missing.includes("line")) return false;
  return candidates.length === 0 && warnings.length === 0 && Object.values(parts).every((part) => part === "");
}

const verdicts: ReadonlySet<Tag> = new Set(["affirm", "deny"] as const);
/** So many words a wish in the words of a prompt has at most. */
const mostTaught = 5;

/** What a prompt teaches to say is done, whatever it is like. */
function isTaught(text: string): boolean {
  const plain = plainText(tokensOf(text));
  if (commandOf(plain) !== undefined) return true;
  const tags = plain.split(" ").length <= mostTaught ? tagsOf(plain) : undefined;
  return (
    tags !== undefined && (tags.some((tag) => verdicts.has(tag)) || tags.every((tag) => !/^(?:ask|social):/.test(tag)))
  );
}

/** The act that was learned in the place of what the rules made of some words, where it is likely enough. */
export function learnedAct(text: string, byRules: readonly Act[], moment: Moment): Act | undefined {
  const [first, second] = sorted(text, byRules, moment) ?? [];
  if (first === undefined || second === undefined || isLeft(first.sort)) return undefined;
  if (first.sort === "none") return nothingInstead(byRules, first.likelihood);
  const again = isOfAnswer(first.sort, moment) ? heardAgain(text, moment) : undefined;
  if (again !== undefined) {
    const isEither = !isLeft(second.sort) && second.sort !== "none" && isOfAnswer(second.sort, moment);
    const likelihood = first.likelihood + (isEither ? second.likelihood : 0);
    return likelihood >= leastFor("ask:what-stands", text, byRules, moment) ? again : undefined;
  }
  const least = leastFor(first.sort, text, byRules, moment);
  const isClear = first.likelihood >= least && first.likelihood >= clearly * second.likelihood;
  return isClear && mayBe(first.sort, text, moment) ? actOf(first.sort) : undefined;
}

/** A story in which a rule found a wish does nothing; an answer in it is read back, and stays. */
function nothingInstead([act]: readonly Act[], likelihood: number): Act | undefined {
  const isWish = act?.kind === "command" || act?.kind === "dont-know" || act?.kind === "later";
  return isWish && likelihood >= leastLikely.answer ? { kind: "none" } : undefined;
}

/** Tells whether more follows from an act than a sentence before the prompt that stands. */
export function leaves(sort: Sort): boolean {
  return !sort.startsWith("ask:") && !sort.startsWith("social:") && sort !== "hand-off" && !isInforming(sort);
}

function isInforming(sort: Sort): boolean {
  return [...informing].some((command) => sort === `command:${command}`);
}

/**
 * Tells whether an act may be taken where it is said. A question of the interview's own is answered by nothing that was
 * only likely: neither a goodbye nor the same wish once more may be its yes.
 */
function mayBe(sort: Sort, text: string, { expects, field }: Moment): boolean {
  if (expects.kind === "yes-no" && !expects.isReview)
    return sort !== "social:thanks" && (sort.startsWith("ask:") || sort.startsWith("social:") || sort === "hand-off");
  // Who says "guárdelo" and no no wants it saved, whatever else is said.
  if (sort === "take-back:unsaved" && asksToSave(text) && !denies(text)) return false;
  if (sort === "absent") return expects.kind === "answer" && field?.required === false;
  return expects.kind === "answer" || (sort !== "dont-know" && sort !== "later");
}

/** The act of a sort; of an answer that is to be told again nobody knows which. */
export function actOf(sort: Sort): Act | undefined {
  if (sort === "take-back:everything") return { kind: "take-back", what: "everything" };
  if (sort === "take-back:unsaved") return { kind: "take-back", what: "unsaved" };
  if (sort === "absent") return { kind: "absent" };
  return sort === "ask:what-stands" ? undefined : actOfTag(sort);
}

/** What may be asked of an answer that was told before, where the words name it. */
const mayBeOfAnswer: ReadonlySet<Sort> = new Set(["ask:what-stands", "ask:what-was-heard", "command:spell"] as const);

/** In the review, where no question stands, these are asked of an answer too. */
const mayBeOfAnswerThere: ReadonlySet<Sort> = new Set(["ask:which-version", "ask:whose"] as const);

function isOfAnswer(sort: Sort, { expects }: Moment): boolean {
  return mayBeOfAnswer.has(sort) || (expects.kind === "yes-no" && expects.isReview && mayBeOfAnswerThere.has(sort));
}

/** "¿Cuál teléfono dejó?": the one answer that is named is told again, unless its own question stands. */
function heardAgain(text: string, { fields, field: asked, answers, expects }: Moment): Act | undefined {
  const told = fields.filter(({ id }) => id in answers && (id !== asked?.id || expects.kind === "yes-no"));
  const [field, other] = fieldsNamed(told, text);
  return field === undefined || other !== undefined ? undefined : { kind: "ask", topic: "what-stands", field };
}
