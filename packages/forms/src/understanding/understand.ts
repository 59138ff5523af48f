import { takesBackHeard } from "../answers/clauses/cue-words.ts";
import { clausesIn } from "../answers/clauses/parting.ts";
import { withoutOtherEvent } from "../answers/date/grammar/events.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import { type Act, asActs, isAnswer, type Moment, one, type Understanding } from "./act.ts";
import { actsOf } from "./acts-of-tags.ts";
import { afterChoice } from "./after-choice.ts";
import { afterReadBack, partOfKnown } from "./after-read-back.ts";
import { answerIn, offeredAnswer } from "./answer.ts";
import { asBefore } from "./back/as-before.ts";
import { contradicting } from "./back/contradicting.ts";
import { notSavedYet } from "./back/leaving-for-now.ts";
import { takenAway } from "./back/taken-away.ts";
import { takingBack, thisTakenOut } from "./back/taking-back.ts";
import { formBeside } from "./choosing-form.ts";
import { type Clause, clausesOf, wordsToQuestion } from "./clauses/clauses.ts";
import { onlyWished, saidLast } from "./clauses/several.ts";
import { partedUnmarked } from "./clauses/unmarked.ts";
import { isSure, likeliest, mayHoldMore, mayTellParts, partsTold } from "./clauses/unmarked-answer.ts";
import { commandWithin } from "./commands.ts";
import { withAllNamed } from "./fields/all-named.ts";
import { withAllTold } from "./fields/all-told.ts";
import { answerAndEarlier } from "./fields/and-earlier.ts";
import { agreedWithMore, putRightAtEnd, withoutDenied } from "./fields/at-the-end.ts";
import { withKinCalled } from "./fields/by-name.ts";
import {
  answerRecalled,
  correctedByCue,
  correctedByName,
  correctedLast,
  correctedNoted,
  toldOtherwise,
} from "./fields/earlier.ts";
import { actOffForm, nothingToCorrect } from "./fields/field-to-correct.ts";
import { goneBackTo, toldOfLeft } from "./fields/gone-back.ts";
import { namedAnswer, notWanted, toldTogether } from "./fields/named-answer.ts";
import { fieldChosen } from "./fields/named-fields.ts";
import { lineNamed } from "./fields/numbered-lines.ts";
import { oneName } from "./fields/one-name.ts";
import { shapedLikeOther, toldInOwnWords } from "./fields/other-kind.ts";
import { partOfEarlier } from "./fields/part-of-earlier.ts";
import { severalParts } from "./fields/parts-put-right.ts";
import { putInstead } from "./fields/put-instead.ts";
import { rowWanted } from "./fields/row-wanted.ts";
import { statusToldAgain } from "./fields/status-again.ts";
import { twoNames } from "./fields/two-names.ts";
import { formIn } from "./form-wanted.ts";
import { aboutHeard } from "./heard-in-review.ts";
import {
  afterVerdict,
  agreesToPart,
  asksWhatThen,
  behindRight,
  namedInReview,
  savesAtLast,
  savesUnsent,
  toldInReview,
  waitsInReview,
  wantsToHear,
} from "./in-review.ts";
import { eitherTold, knownPart } from "./known-part.ts";
import { type Tag, tagsOf } from "./lexicon.ts";
import { withoutNoise } from "./noise.ts";
import { partWanted } from "./part-wanted.ts";
import { chosen } from "./pieces/chosen.ts";
import { shortQuestion } from "./questions/in-short.ts";
import { askedOfDeed } from "./questions/of-deeds.ts";
import { asksAboutLetter, asksAboutWord, asksBack } from "./questions/of-read-back.ts";
import { oneAnswerWanted } from "./questions/one-answer.ts";
import { otherFormInstead, otherFormWanted } from "./questions/other-form.ts";
import { insists, isQuestion, questionIn } from "./questions/topics.ts";
import { beginReading, isOfSomebody } from "./reading.ts";
import { judged } from "./sorter/judged.ts";
import { steering } from "./steering.ts";
import { isToOthers } from "./to-others.ts";
import { asItHolds } from "./verdicts/as-it-holds.ts";
import { hiddenIn, isGiving, refusing } from "./verdicts/hidden-refusal.ts";
import { refusalIn } from "./verdicts/refused.ts";
import { samePersonSaid } from "./verdicts/same-person.ts";
import { peel } from "./verdicts/verdict.ts";

/** No utterance is read further than this; the interview refuses longer ones in words before. Characters. */
const longest = 400;

/**
 * Understands one utterance: what it does, the act to follow first. Pure; each reader is asked at most once.
 *
 * Words that only steer the dialogue are recognised as whole phrases, so that a name or a street with such a word in it
 * stays an answer; what is left is a repair of what was read back, or an answer for the readers.
 */
export function understand(utterance: string, moment: Moment): Understanding {
  beginReading(moment);
  const said = withKinCalled(behindRight(utterance.slice(0, longest), moment), moment);
  const parted = chosen(said, judgedAlone(said, moment), moment, (text) => judgedAlone(text, moment));
  const put = agreedWithMore(said, putRightAtEnd(said, parted, moment), moment);
  const meant = withAllNamed(said, withAllTold(said, withoutDenied(said, put, moment), moment), moment);
  if (meant.acts.some(isGiving) && waitsInReview(utterance, moment)) return one({ kind: "deny", isOfSaving: true });
  const { isNamed: _known, ...understood } = meant;
  return understood;
}

/** What some words mean by the rules and what was learned of acts, said at this moment. */
function judgedAlone(text: string, moment: Moment): Understanding {
  return judged(text, asItHolds(understandWhole(text, moment), text, moment), moment);
}

function understandWhole(utterance: string, moment: Moment): Understanding {
  const whole = utterance.slice(0, longest).trim();
  const told = withoutNoise(whole).replace(heardAfterAll, "");
  const isOnceMore = insists(plainText(tokensOf(told))) || /^que s\u00ed(?!\p{L})/iu.test(told);
  const heard = isOnceMore ? told.replace(/^que\s+/iu, "") : told;
  const offered = offeredAnswer(heard, moment);
  if (offered !== undefined) return offered;
  const settled =
    asBefore(heard, moment) ??
    eitherTold(heard, moment) ??
    nothingToCorrect(heard, moment) ??
    putInstead(heard, moment) ??
    askedOfDeed(heard, moment) ??
    formBeside(heard, moment) ??
    notSavedYet(heard, moment) ??
    asksWhatThen(heard, moment) ??
    savesUnsent(heard, moment) ??
    savesAtLast(heard, moment) ??
    oneAnswerWanted(heard, moment) ??
    samePersonSaid(heard, moment) ??
    wantsToHear(plainText(tokensOf(heard)), moment) ??
    oneName(heard, moment) ??
    twoNames(heard, moment);
  if (settled !== undefined) return { ...settled, isNamed: true };
  const isSpelling = moment.expects.kind === "answer" && moment.expects.isSpelling;
  const ofRows = isSpelling ? undefined : rowWanted(heard, moment);
  if (ofRows !== undefined) return { ...ofRows, isNamed: true };
  const takenBack = isSpelling
    ? undefined
    : (contradicting(heard, moment) ??
      thisTakenOut(heard, moment) ??
      notWanted(heard, moment) ??
      goneBackTo(heard, moment) ??
      toldOfLeft(heard, moment) ??
      actOffForm(heard, moment) ??
      takingBack(heard, plainText(tokensOf(heard)), moment));
  if (takenBack !== undefined) return { ...takenBack, isNamed: true };
  const named = isSpelling
    ? undefined
    : (statusToldAgain(heard, moment) ??
      severalParts(heard, moment) ??
      aboutHeard(heard, moment) ??
      correctedNoted(heard, moment) ??
      toldTogether(heard, moment) ??
      namedAnswer(heard, moment) ??
      correctedEarlier(heard, moment) ??
      toldInOwnWords(heard, moment));
  if (named !== undefined) return { ...named, isNamed: true };
  // Where another's birth is asked too, "mi mamá nació" tells of it.
  const isOthersAsked = moment.fields.some(({ isBirth, about }) => isBirth && about !== undefined);
  const ofBirth = withoutOtherEvent(heard, { ...moment.field, isOthersAsked });
  if (ofBirth !== heard) return understandWhole(ofBirth, moment);
  if (moment.field !== undefined && isOfSomebody(heard, moment.field)) return understandClause(heard, whole, moment);
  const clauses = isSpelling ? [] : clausesOf(heard, moment);
  const asked = behindPause(heard, clauses);
  if (asked !== undefined) return understandWhole(asked, moment);
  const parted = answerBeside(heard, clauses, moment, isAnswer) ?? onlyWished(clauses);
  if (parted !== undefined) return parted;
  const meant = understandClause(heard, whole, moment);
  return (
    (isSpelling ? undefined : answerUnmarked(heard, meant, moment)) ??
    (meant.acts[0].kind === "none" ? wishIn(heard, moment) : undefined) ??
    meant
  );
}

/** "Un momento, ¿cómo lo escribió?": who asks wants to be answered, and not to be waited for. */
function behindPause(text: string, [first, ...others]: readonly Clause[]): string | undefined {
  const isPause = first?.act?.kind === "command" && first.act.command === "pause";
  const rest = text.slice(first?.text.length);
  return isPause && others.length > 0 && /[?¿]/.test(rest) ? rest : undefined;
}

/** "Le dije mal mi nombre, soy Hilario Cárdenas": one sentence, though its parts would stand alone. */
function correctedEarlier(text: string, moment: Moment): Understanding | undefined {
  return moment.expects.kind === "answer" ? correctedByName(text, moment) : undefined;
}

/** "305 555 0123 cuántas faltan": an answer and what is beside it, where no pause parts them. */
function answerUnmarked(heard: string, meant: Understanding, moment: Moment): Understanding | undefined {
  if (!mayHoldMore(meant) || refusalIn(heard) === "deed") return undefined;
  const isFirst = moment.expects.kind === "answer";
  const known = isFirst && mayTellParts(meant) ? Math.max(...meant.acts.map(partsTold)) : Number.POSITIVE_INFINITY;
  const isTold = (act: Act) => isSure(act) || partsTold(act) > known;
  const found = partedUnmarked(heard, moment).flatMap((way) => answerBeside(heard, way, moment, isTold) ?? []);
  return likeliest(found, meant, moment);
}

/** What is answered by the clauses that are said to the question, with what the others do; undefined where these answer nothing. */
function answerBeside(
  heard: string,
  clauses: readonly Clause[],
  moment: Moment,
  isAnswered: (act: Act) => boolean,
): Understanding | undefined {
  const said = wordsToQuestion(clauses);
  const all = said === undefined ? undefined : understandClause(said, said, moment);
  const own = all?.acts.some(isAnswered) === true ? said : saidLast(said, clauses, moment);
  const answer = own === said || own === undefined ? all : understandClause(own, own, moment);
  if (own === undefined || !answer?.acts.some(isAnswered)) return undefined;
  // A refusal in any clause holds, "sí, pero no lo guarde", unless it asks or wishes something: "que no oigo bien".
  const told = clauses.filter(({ act }) => act === undefined);
  const refusal = hiddenIn(answer, told.map((clause) => clause.text).join(" "), moment);
  if (refusal !== undefined) return refusing(refusal, heard, plainText(tokensOf(heard)), moment);
  return { acts: inOrder(clauses, answer), own };
}

/** "Ya llegó mi patrón, ahorita le hablo": of words nobody understood, the one clause that is a wish by itself. */
function wishIn(text: string, moment: Moment): Understanding | undefined {
  const tokens = tokensOf(text);
  const clauses = clausesIn(tokens).map(plainText);
  if (clauses.length < 2 || (moment.expects.kind === "answer" && moment.expects.isSpelling)) return undefined;
  const wishes = clauses.map((clause) => tagsOf(clause)?.filter((tag) => tag !== "filler") ?? []);
  const [tags, other] = wishes.filter((all) => all.length > 0 && all.every((tag) => wishedFor.has(tag)));
  return tags === undefined || other !== undefined ? undefined : actsOf(tags, moment);
}

const wishedFor: ReadonlySet<Tag> = new Set([
  "command:pause",
  "command:repeat",
  "command:resume",
  "command:slower",
  "command:faster",
  "command:confirm-less",
  "command:confirm-more",
  "command:help",
  "command:write",
  "command:end-call",
  "later",
  "dont-know",
  "hand-off",
]);

/** The acts of all clauses, in their order: those of the words to the question stand where the first of them stood. */
function inOrder(clauses: readonly Clause[], { acts }: Understanding): Understanding["acts"] {
  const isOwn = ({ relation }: Clause) => relation === "answers";
  const [first, last] = [clauses.findIndex(isOwn), clauses.findLastIndex(isOwn)];
  // Who goes on answering behind "espéreme", or refuses with it, is waited for no more.
  const isOver = (at: number) => at < last || acts.some(({ kind }) => kind === "deny");
  const told = clauses.map(({ act }, at) =>
    act?.kind === "command" && act.command === "pause" && isOver(at) ? [] : (act ?? []),
  );
  const before = told.slice(0, first).flat();
  const isTold = ({ kind }: Act) => kind === "inform";
  return asActs([
    ...before.filter((act) => !isTold(act)),
    ...acts,
    ...before.filter(isTold),
    ...told.slice(first).flat(),
  ]);
}

/** What is wrong once more is not asked to be said once more. */
const againWrong = /^(?:(?:no|ay|pues) )*otra vez (?:(?:lo|la|esta|quedo|salio|puso|anoto) )*mal$/;

/** Understands words of one clause, or of several where no clause can be told apart. */
function understandClause(text: string, whole: string, moment: Moment): Understanding {
  const plain = plainText(tokensOf(text));
  if (plain === "") return one(marksOnly(whole, text));
  if (isToOthers(text, moment)) return one({ kind: "social", social: "aside" });
  if (againWrong.test(plain)) return one({ kind: "deny" });
  const meant =
    samePersonSaid(text, moment) ??
    shortQuestion(text, moment) ??
    knownPart(text, moment) ??
    answerAndEarlier(text, moment) ??
    correctedByName(text, moment) ??
    correctedByCue(text, moment) ??
    lineNamed(text, plain, moment) ??
    shapedLikeOther(text, plain, moment) ??
    takenAway(text, moment) ??
    partOfEarlier(text, moment) ??
    otherFormWanted(text, plain, moment) ??
    namedInReview(text, moment) ??
    partWanted(plain, moment) ??
    steering(text, plain, moment) ??
    expected(text, plain, moment) ??
    fallback(text, plain, moment);
  const refusal = hiddenIn(meant, text, moment);
  if (refusal !== undefined) return refusing(refusal, text, plain, moment);
  if (asksWhetherDone(text, meant, moment)) return one({ kind: "command", command: "leave" });
  if (agreesToPart(text, meant, moment)) return one({ kind: "command", command: "next-piece" });
  if (asksAboutWord(plain, meant, moment) || asksAboutLetter(text, plain, moment))
    return one({ kind: "command", command: "spell" });
  return asksBack(text, plain, moment) && meant.acts[0].kind === "affirm"
    ? one({ kind: "command", command: "repeat" })
    : meant;
}

/** "¿Mande usted? Ah, sí": what was asked to be said again was heard after all. */
const heardAfterAll = new RegExp(
  String.raw`^(?:[¿\s]*(?:mande(?: usted)?|c[oó]mo(?: dijo| dice)?|qu[eé](?: dijo| dice)?|${takesBackHeard})[?,.…\s]+)+(?=ah\b)`,
  "iu",
);

/** "¿Está bien, verdad?", asked of the review: nobody knows yet whether it is to be saved. */
function asksWhetherDone(text: string, { acts: [act] }: Understanding, { expects }: Moment): boolean {
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  return isReview && act.kind === "affirm" && /[?¿]/.test(text);
}

/** Marks without a word: a thumb, a lone question mark, or what is left of noise. */
function marksOnly(whole: string, text: string): Act {
  if (/[👍👌✅✔]/u.test(text)) return { kind: "affirm" };
  if (/[👎❌]/u.test(text)) return { kind: "deny" };
  if (/[?¿]/.test(text)) return { kind: "command", command: "help" };
  return whole === "" ? { kind: "none" } : { kind: "noise" };
}

/** What answers the prompt that stands: a form, a choice, a yes, a repair, or the answer itself. */
function expected(text: string, plain: string, moment: Moment): Understanding | undefined {
  switch (moment.expects.kind) {
    case "form": {
      const form = formIn(text, moment);
      return form && one(form);
    }
    case "field": {
      const chosen = fieldChosen(moment.fields, moment.expects.among, text);
      return chosen === undefined ? answerInstead(text, moment) : one({ kind: "name-field", fields: [chosen] });
    }
    case "yes-no":
      return afterVerdict(text, plain, moment) ?? toldInReview(text, moment);
    case "verdict":
      return afterReadBack(text, plain, moment, moment.expects);
    case "choice":
      return afterChoice(text, moment, moment.expects);
    case "answer": {
      const answer = partOfKnown(text, plain, moment, moment.expects.corrects) ?? answerIn(text, moment);
      const [act] = answer?.acts ?? [];
      // "Noviembre en vez de diciembre" is a part of an address only where it is no correction of the date before it.
      const isOpen = act?.kind === "inform" && act.reading.status === "ask";
      return isOpen ? (correctedLast(text, moment) ?? answer) : answer;
    }
  }
}

/** "¿Cuál corrijo?", "México": the question that stood before is answered, where its reader is sure of it. */
function answerInstead(text: string, moment: Moment): Understanding | undefined {
  const answer = answerIn(text, { ...moment, expects: { kind: "answer", isSpelling: false } });
  const [act] = answer?.acts ?? [];
  return act?.kind === "inform" && act.reading.status === "value" && !act.reading.needsConfirmation
    ? answer
    : undefined;
}

/** "No quiero": the person would rather not say it. */
const unwilling =
  /^(?:(?:ay|pues|es que|mejor|la verdad|yo|eso) )*(?:prefiero )?no (?:(?:se|lo|la|le) )*(?:(?:quiero|quisiera|deseo)|(?:doy|paso|comparto)(?: (?:el|la|mi|ese|esa|mis|los)){0,2}(?: (?:telefono|numero|correo|direccion|datos|dato|celular))?)$/;

/** Nothing fits what was expected: a question of any kind, a whole-phrase act after all, or nothing. */
function fallback(text: string, plain: string, moment: Moment): Understanding {
  const last = correctedLast(text, moment) ?? toldOtherwise(text, moment);
  if (last !== undefined) return last;
  const other = otherFormInstead(plain, moment);
  if (other !== undefined) return other;
  const question = questionIn(plain);
  if (question !== undefined) return one(question);
  const command = commandWithin(plain);
  // "1200 Back Bay Road" holds a number, and no command.
  if (command !== undefined && plain.split(" ").length <= 12 && !/\d/.test(plain))
    return one({ kind: "command", command });
  const tags = tagsOf(plain);
  if (tags !== undefined) return actsOf(tags, moment);
  if (moment.expects.kind === "answer" && unwilling.test(plain)) return one({ kind: "later" });
  if (isQuestion(text, plain)) return one({ kind: "ask", topic: "unknown-question" });
  const recalled = answerRecalled(text, moment);
  if (recalled !== undefined) return recalled;
  const { expects } = moment;
  const { verdict, rest } = peel(text);
  const isHalf = verdict === "affirm" && /\bpero\b/.test(plain);
  // "¿Guardo tal cual: ...?": "sí esa", and not every word that may agree.
  const isShort = plainText(tokensOf(rest)).split(" ").length <= 3;
  const isClosed = expects.kind === "answer" ? expects.isKeeping && isShort : expects.kind !== "form";
  if (verdict !== undefined && !isHalf && isClosed) return one({ kind: verdict });
  return one({ kind: "none" });
}
