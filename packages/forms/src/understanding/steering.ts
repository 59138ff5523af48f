import { takesBack } from "../answers/clauses/cue-words.ts";
import { isHedged } from "../answers/meta/hedges.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { eachOf } from "../answers/words/phrases.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import { type Act, type Command, type Moment, one, type Understanding } from "./act.ts";
import { actsOf } from "./acts-of-tags.ts";
import { commandOf } from "./commands.ts";
import { fieldNamed } from "./fields/field-to-correct.ts";
import { formIn } from "./form-wanted.ts";
import { isDone } from "./in-review.ts";
import { type Tag, tagsOf } from "./lexicon.ts";
import { listeningPhrases } from "./phrases/verdicts.ts";
import { askedOfAnswers } from "./questions/about-answers.ts";
import { asksForHuman, asksMeaning, isQuestion, questionIn } from "./questions/topics.ts";
import { read } from "./reading.ts";
import { opinionOf } from "./verdicts/opinion.ts";

/** What steers the dialogue and is no answer, in every situation; undefined where the words are more than that. */
export function steering(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { expects } = moment;
  if (isOwnAnswer(plain, moment)) return undefined;
  const isAsking = isQuestion(text, plain);
  const isReview = expects.kind === "yes-no" && expects.isReview;
  const asked = askedOfAnswers(text, plain, moment);
  if (asked !== undefined) return one(asked);
  const heard = isReview ? steeringReview(text, plain, moment) : undefined;
  if (heard !== undefined) return one(heard);
  if (asksForHuman(plain)) return one({ kind: "hand-off" });
  const tags = tagsOf(plain);
  const isPlainlyElse = !/[?¿]/.test(text) && tags?.some((tag) => notQuestions.has(tag));
  if ((isAsking && !isPlainlyElse) || asksMeaning(plain)) {
    const question = questionAsked(text, plain, moment);
    if (question !== undefined) return question;
  }
  const change = tags?.includes("command:leave") ? changeAfterNo(text, plain) : undefined;
  if (change !== undefined) return one(change);
  const opinion = opinionIn(tags, text, plain, moment);
  if (opinion !== undefined) return one(opinion);
  const acts = tags === undefined ? undefined : actsOf(tags, moment, plain);
  // "Todo bien menos mi fecha" says what is wrong.
  const faulty = acts?.acts[0].kind === "deny" && isReview ? fieldNamed(text, plain, moment) : undefined;
  if (faulty !== undefined) return faulty;
  if (acts !== undefined && !mayBeAnswer(acts, text, plain, moment)) return acts;
  const named = expects.kind === "verdict" ? undefined : fieldNamed(text, plain, moment);
  if (named !== undefined) return named;
  const command = commandOf(plain);
  if (command !== undefined) return one({ kind: "command", command });
  return undefined;
}

/** "No sé dónde está": an answer to some question, though elsewhere it asks for help. */
function isOwnAnswer(plain: string, { field, expects }: Moment): boolean {
  const isAsked = expects.kind === "answer" || expects.kind === "choice";
  return isAsked && field?.extra?.reader.own?.test(plain) === true;
}

/** In the review: what listens, and what says that one is done. */
function steeringReview(text: string, heard: string, { expects }: Moment): Act | undefined {
  const plain = tagAsked.test(text) ? plainText(tokensOf(text.replace(tagAsked, ""))) : heard;
  if (expects.kind !== "yes-no" || expects.isPoint === true) return isDone(plain) ? doneWith(text) : undefined;
  if (expects.isReadingOut === true) {
    if (isListening(plain)) return { kind: "command", command: "next-piece" };
    if (halt.test(plain)) return { kind: "deny" };
  }
  const rest = plain.replace(listening, "").trim();
  const goesOn = rest === "" ? plain !== rest : opinionOf(rest) === "go-on" && !leaving.test(rest);
  if (goesOn) return { kind: "command", command: "next-piece" };
  return isDone(plain) ? doneWith(text) : undefined;
}

/** "Ya estuvo, ¿no?" says so; "¿ya terminamos?" asks. */
const tagAsked = /[,\s]*¿?\s*(?:no|verdad|cierto|eh)\s*\?\s*$/iu;

function doneWith(text: string): Act | undefined {
  return text.replace(tagAsked, "").includes("?") ? undefined : { kind: "command", command: "leave" };
}

/** While the answers are read out: agreeing, going on and sounds, "todo bien hasta ahí"; nothing that leaves it so. */
function isListening(plain: string): boolean {
  const tags = tagsOf(plain);
  const isEnd = leaving.test(plain) || /\b(?:colg|cuelg)\w+|\bllamada\b/.test(plain);
  if (tags === undefined || isEnd) return false;
  const isAgreed = tags.includes("affirm");
  return tags.every((tag) => listeningTags.has(tag) || (isAgreed && tag === "command:end-call"));
}

const listeningTags: ReadonlySet<Tag> = new Set(["affirm", "filler", "command:resume"]);

/** Sounds of who listens. */
const listening = eachOf(listeningPhrases.replaceAll("|", "\n"));
/** Of what tells to go on, that which leaves all as it is. */
const leaving = /\b(?:dej|qued)\w+/;

/** "¿El que dice USCIS?", "está en la mica, ¿verdad?": what was found may be the right thing. */
const foundIt =
  /^(?:(?:y|oiga|disculpe|pero|es|sera|ah) )*(?:(?:esta|viene|sale|aparece) en (?:la|mi|el|los|mis) |(?:es )?(?:el|la|los) que (?:esta|dice|viene|sale|aparece|trae|tiene)\b)/;
const whereAsked = /^(?:(?:y|oiga|disculpe|pero) )*(?:en )?(?:donde|adonde|de donde|en que (?:parte|lado|lugar))\b/;

/** Whole phrases that begin like questions and are none: "quién sabe". */
const notQuestions: ReadonlySet<Tag> = new Set([
  "dont-know",
  "later",
  "hand-off",
  "deny",
  "affirm",
  "noise",
  "ask:volume",
]);

/** A question about one of the known topics, or one that a command answers: "¿por qué?", "¿dónde está?". */
function questionAsked(text: string, plain: string, moment: Moment): Understanding | undefined {
  if (foundIt.test(plain) && moment.expects.kind === "answer") return one({ kind: "command", command: "where" });
  const question = questionIn(plain);
  const isMeaning = question?.kind === "ask" && question.topic === "word-meaning";
  if (moment.expects.kind === "form" && !isMeaning && formIn(text, moment) !== undefined) return undefined;
  const tags = tagsOf(plain.replace(aside, ""));
  const command = tags?.find((tag) =>
    /^command:(why|where|pause|write|change-form|review|repeat|slower|faster)$/.test(tag),
  );
  // "¿Ya casi?" asks, and "ya casi" wants to be waited for.
  const isHowMany = question?.kind === "ask" && question.topic === "how-many-left";
  if (question !== undefined && (isHowMany || !(command && surelyWished.test(command)))) return one(question);
  if (command !== undefined) return one({ kind: "command", command: command.slice("command:".length) as Command });
  if (whereAsked.test(plain)) return one({ kind: "command", command: "where" });
  const taught = commandOf(plain);
  if (taught === "help" || taught === "repeat" || taught === "spell") return one({ kind: "command", command: taught });
  return undefined;
}

/** Wishes whose whole phrases are no question about a topic, whatever words are in them. */
const surelyWished = /^command:(?:why|pause|write|slower|faster)$/;

const partedNo =
  /\bno\s*[,.;:!\u2026-]+\s*(?:(?:la|lo|le|las|los)\s+)?(?:(?:quiero|voy a|hay que)\s+)?(?:cambi|corr[ei]|mov|toc)/i;
const bareNo = /^(?:no )+(?:corregir\w*|cambiar\w*)(?! nada)\b/;

/** "No, quiero cambiarlo" wants a change and "no quiero cambiarlo" none; "no corregir" may be either, and is asked. */
function changeAfterNo(text: string, plain: string): Act | undefined {
  if (partedNo.test(text)) return { kind: "command", command: "correct" };
  return bareNo.test(plain) ? { kind: "none" } : undefined;
}

/** Tags of phrases that say nothing about a read-back by themselves, or only in part. */
const noVerdict: ReadonlySet<Tag> = new Set(["filler", "command:resume", "command:pause", "social:thanks"]);

/**
 * A yes or a no put together of words of opinion, where no whole phrase tells it: "dele nomás"; and the no of a refusal
 * that comes with a hold: "pérese, está mal".
 */
function opinionIn(tags: readonly Tag[] | undefined, text: string, plain: string, moment: Moment): Act | undefined {
  const { expects } = moment;
  const isOpen = expects.kind === "verdict" || expects.kind === "yes-no" || expects.kind === "form";
  if (expects.kind === "form" && expects.proposed === undefined) return undefined;
  const isHold = tags?.includes("command:pause") === true || (tags?.includes("command:end-call") && halt.test(plain));
  const isRefusedHold = isHold === true && tags?.includes("deny") === true && !tags.includes("affirm");
  if (isHold && isOpen && !tags?.includes("deny") && agreesAfterHold(plain)) return { kind: "affirm" };
  if (tags !== undefined && !isRefusedHold && !tags.every((tag) => noVerdict.has(tag))) return undefined;
  if (isRefusedHold && (isOpen || findsFault.test(plain)))
    return (expects.kind === "verdict" ? undefined : fieldNamed(text, plain, moment)?.acts[0]) ?? { kind: "deny" };
  if (!isOpen) return undefined;
  const opinion = opinionOf(plain);
  switch (opinion) {
    case "affirm":
      return { kind: "affirm" };
    case "deny":
      // "No, la otra" chooses a form, and "el teléfono está mal" an answer.
      if (expects.kind === "form") return undefined;
      if (expects.kind !== "verdict") return fieldNamed(text, plain, moment)?.acts[0] ?? { kind: "deny" };
      return fieldNamed(text, plain, moment) === undefined ? { kind: "deny" } : undefined;
    case "unclear":
      return expects.kind === "verdict" ? { kind: "none" } : undefined;
    case "go-on":
      if (expects.kind === "verdict") return { kind: "affirm" };
      if (expects.kind !== "yes-no" || !expects.isReview) return undefined;
      return { kind: "command", command: leaving.test(plain) || expects.isPoint === true ? "leave" : "next-piece" };
    default:
      return undefined;
  }
}

/** "A ver, espéreme... sí, sí está bien": who has looked agrees. "Un momento, sí" only waits. */
function agreesAfterHold(plain: string): boolean {
  const [found] = /\bsi\b.*$/.exec(plain) ?? [];
  return found !== undefined && saysWhy.test(found) && opinionOf(found) === "affirm";
}

const saysWhy = /\b(?:bien|correct\w+|exact\w+|perfect\w+|es|asi|es[ae])\b/;

/** "Alto", said to stop what is being said and not the call. */
const halt = /\b(?:alto|pare|parele|basta|stop|detengase)\b(?!.*(?:colg|cuelg|llamada))/;

/** A refusal that says more than "no": said to a question it is about the answer before. */
const findsFault = /\b(?:mal|error|equivoc\w*|incorrect\w*|no es|no fue|asi no|es[oae] no)\b/;

/** Kinds whose answers may be a mere yes or no, or whose readers know such words. */
const closedKinds: ReadonlySet<Field["kind"]> = new Set([
  "choice",
  "mailing-address",
  "workplace",
  "marital",
  "relation",
  "country-or-state",
  "yesno",
]);

/** Whole phrases that the question's own reader may read all the same, and open-ended ones with a number in them. */
function mayBeAnswer({ acts: [act] }: Understanding, text: string, plain: string, moment: Moment): boolean {
  const { expects, field } = moment;
  if (field === undefined || (expects.kind !== "answer" && expects.kind !== "choice")) return false;
  if (act.kind === "affirm" || act.kind === "deny") {
    if (expects.kind === "choice") return true;
    // "Nel pastel, mija" names no daughter.
    if (act.kind === "deny" && field.kind === "relation") return false;
    const isClosed = closedKinds.has(field.kind) || field.extra !== undefined;
    // "¿Guardo tal cual: ...? ¿Sí?": a yes is about that, where it answers nothing itself.
    const isKeeping = expects.kind === "answer" && expects.isKeeping === true;
    return isClosed && (!isKeeping || read(text, field, moment).status === "value");
  }
  // "La misma", where an address may be the one told before.
  if (act.kind === "ask" && act.topic === "already-known")
    return closedKinds.has(field.kind) && read(text, field, moment).status === "value";
  if (act.kind === "noise") return isSpokenTo.test(plain) && (field.kind === "name" || closedKinds.has(field.kind));
  if (act.kind === "command" && act.command === "pause") return tellsNumbers(plain);
  const isOpenEnded = act.kind === "dont-know" || act.kind === "later" || act.kind === "social";
  return isOpenEnded && plain.split(" ").length > 4 && (/\d/.test(text) || isHedged(plain) || isCorrected.test(plain));
}

const month = /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b/;

/** "Déjeme pensar, el quince de marzo": a date or a row of digits behind the wish for a moment, and no count of minutes. */
function tellsNumbers(plain: string): boolean {
  const numbers = plain.split(" ").filter((word) => /\d/.test(word) || numberWord(word) !== undefined).length;
  return numbers >= 3 || (numbers > 0 && month.test(plain));
}

const isCorrected = new RegExp(
  String.raw`\b(ah si|ya se|ya me acorde|ya la (tengo|encontre)|es el|es la|${takesBack})\b`,
);
/** What is said before a question. */
const aside = new RegExp(`^(?:y|pero|oiga|disculpe|wait|${takesBack}) `);

/** Forms of address that may be an answer: a name, or what a relative is. */
const isSpokenTo =
  /\b(reina|linda|dona|don|corazon|amiga|amigo|mija|mijo|doctora|doctor|nina|maestra|amor|vida|cielo|hombre|patron|patrona)\b/;
