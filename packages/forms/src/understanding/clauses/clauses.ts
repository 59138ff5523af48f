import { belongsToOthers, clausesIn } from "../../answers/clauses/parting.ts";
import {
  type Asked,
  isRemark,
  isRemarkBehindYes,
  isRemarkBesideVerdict,
  touches,
} from "../../answers/clauses/remarks.ts";
import { isHedged } from "../../answers/meta/hedges.ts";
import { beginsDigits } from "../../answers/numbers/digit-strings.ts";
import { plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import { type Act, isLeaving, isPaceWish, type Moment } from "../act.ts";
import { commandOf } from "../commands.ts";
import { isClearFor } from "../fields/clear-value.ts";
import { cuedPieces } from "../fields/pieces.ts";
import { tagsOf } from "../lexicon.ts";
import { mayBeginToAsk } from "../questions/topics.ts";
import { hasRead, read, readPieces } from "../reading.ts";
import { saidBeside } from "../sorter/beside.ts";
import { isCall } from "../to-others.ts";
import { samePersonSaid } from "../verdicts/same-person.ts";
import { peel } from "../verdicts/verdict.ts";
import { partedBehindYes } from "./behind-yes.ts";
import { actBeside } from "./beside.ts";

/**
 * A clause: a stretch of an utterance with one relation to the dialogue. What is said to the question that stands has no
 * `act` yet; what is said beside it has one, or none where nothing follows from it.
 */
export interface Clause {
  readonly text: string;
  readonly relation: "answers" | "asks" | "comments";
  readonly act?: Act | undefined;
}

/** A wish that a no before it only opens; "no, espéreme" and "no, ¿para qué?" refuse as well. */
function isWished(act: Act | undefined): boolean {
  return act?.kind === "command" && (act.command === "repeat" || isLeaving(act) || isPaceWish(act.command));
}

/** Parts an utterance into its clauses, in their order; what is said to the question in one piece is one clause. */
export function clausesOf(text: string, moment: Moment): readonly Clause[] {
  const parted = withGroupsOfDigits(clausesIn(tokensOf(text))).flatMap((piece) => partedBehindYes(piece, moment));
  const pieces = parted.map((tokens, at, all) => {
    const end = all[at + 1]?.[0]?.start ?? text.length;
    return { tokens, text: text.slice(at === 0 ? 0 : tokens[0]?.start, end) };
  });
  if (pieces.length < 2) return [{ text, relation: "answers" }];
  const asked = askedIn(moment);
  const isVerdict = moment.expects.kind === "verdict" && pieces.some((piece) => isBareVerdict(piece.text));
  const isOther = pieces.map(({ text: said }) => isOfOther(plainText(tokensOf(said)), moment));
  const told = pieces.map((piece, at): Clause => {
    // "Yo nací en noviembre, pero él es de marzo": one of two people is asked about.
    const isOfAnother = isOther[at] === true && (isOther.includes(false) || isVerdict);
    const elsewhere = toldElsewhere(piece.text, moment, isOfAnother);
    if (isOfAnother) return { text: piece.text, relation: "comments", act: elsewhere };
    if (elsewhere !== undefined) return { text: piece.text, relation: "comments", act: elsewhere };
    const next = pieces[at + 1]?.text;
    if (next !== undefined && opensQuestion(piece.text, next)) return { text: piece.text, relation: "comments" };
    if (belongsToOthers(parted, at)) return { text: piece.text, relation: "answers" };
    return clauseOf(piece, { moment, asked, isBesideVerdict: isVerdict });
  });
  const clauses: Clause[] = [];
  for (const [at, one] of told.entries()) {
    const isCalled = [told[at - 1], told[at + 1]].some((beside) => beside !== undefined && isToOther(beside));
    const clause = isCalled && callsSomebody(one, asked) ? toOther(one.text) : one;
    const last = clauses.at(-1);
    if (last?.relation === "answers" && clause.relation === "answers")
      clauses[clauses.length - 1] = { text: last.text + clause.text, relation: "answers" };
    else clauses.push(clause);
  }
  return clauses;
}

/** "Mi número A es cero ocho nueve, tres cuatro cinco, ...": the pauses inside a number part nothing. */
function withGroupsOfDigits(clauses: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const joined: (readonly Token[])[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1) ?? [];
    const words = clause.filter(({ kind }) => kind !== "mark");
    const before = last.findLast(({ kind }) => kind !== "mark");
    const isGroup = before !== undefined && beginsDigits(before) && words.every(beginsDigits);
    if (isGroup) joined[joined.length - 1] = [...last, ...clause];
    else joined.push(clause);
  }
  return joined;
}

/** "Si salí seis meses en 2018, ¿todavía califico?": what a question supposes tells nothing. */
function opensQuestion(text: string, next: string): boolean {
  const plain = plainText(tokensOf(text));
  const supposes =
    /^(?:(?:y|pero|oiga|entonces) )*si \w/.test(plain) && !/^\P{L}*(?:\p{L}+[\s,]+)?s\u00ed/iu.test(text);
  return supposes && /[¿?]/.test(next) && tagsOf(plain) === undefined;
}

/**
 * Tells whether a clause says of whom it is, and that it is another than who is asked about; undefined where it says nothing
 * of that.
 */
function isOfOther(plain: string, { field }: Moment): boolean | undefined {
  const isOwn = /^(?:(?:y|pero|no|es que) )*yo \w/.test(plain);
  const isOfRelative = ofRelative.test(plain);
  if (isOwn === isOfRelative) return undefined;
  return field?.about === "relative" || field?.about === "spouse" ? isOwn : isOfRelative;
}

const ofRelative =
  /^(?:(?:y|pero|no|es que) )*(?:(?:ella|el) (?:tambien |ya |no |si )?(?:es|nacio|vive|se|tiene|esta)|mi (?:espos[oa]|marido|mujer|hij[oa]|herman[oa]|mama|papa|madre|padre|familiar))\b/;

/** What is asked, as clauses are judged by it: the reader is given the words of one clause. */
function askedIn(moment: Moment): Asked {
  const { field } = moment;
  const known = readIn.get(moment) ?? new Map<string, boolean>();
  readIn.set(moment, known);
  const isRead = (words: readonly Token[]): boolean => {
    if (field === undefined) return false;
    const text = plainText(words);
    const found = known.get(text) ?? isReadAs(text, field, moment);
    known.set(text, found);
    return found;
  };
  return { kind: field?.kind, isRead };
}

/** What was read while one utterance is parted. */
const readIn = new WeakMap<Moment, Map<string, boolean>>();

function isReadAs(text: string, field: Field, moment: Moment): boolean {
  const reading = read(text, field, moment);
  const isValue = reading.status === "value" || reading.status === "none";
  return isValue || (!closed.has(field.kind) && hasRead(reading, field, text));
}

/** Kinds whose reader asks back whatever it is given. */
const closed: ReadonlySet<string> = new Set(["choice", "yesno"]);

/** "Kevin, bájale a esa tele": whom the words beside it call. */
function callsSomebody({ text, relation }: Clause, asked: Asked): boolean {
  const tokens = tokensOf(text);
  const isCaller = relation === "answers" && !isBareVerdict(text) && isCall(plainText(tokens));
  return isCaller && (asked.kind === "name" || !touches(tokens, asked));
}

function toOther(text: string): Clause {
  return { text, relation: "comments", act: { kind: "social", social: "aside" } };
}

/** Said to somebody else, or, as "ya voy", to whoever waits. */
function isToOther({ act }: Clause): boolean {
  return (act?.kind === "social" && act.social === "aside") || (act?.kind === "command" && act.command === "pause");
}

/** Tells whether a clause is a yes or a no and nothing else. */
function isBareVerdict(text: string): boolean {
  const { verdict, rest } = peel(text);
  return verdict !== undefined && plainText(tokensOf(rest)) === "";
}

function clauseOf(
  { tokens, text }: { readonly tokens: readonly Token[]; readonly text: string },
  {
    moment,
    asked,
    isBesideVerdict,
  }: { readonly moment: Moment; readonly asked: Asked; readonly isBesideVerdict: boolean },
): Clause {
  if (samePersonSaid(text, moment) !== undefined) return { text, relation: "answers" };
  const act = actBeside(text, { moment, touches: () => touches(tokens, asked) });
  if (act !== undefined) return { text, relation: act.kind === "social" ? "comments" : "asks", act };
  if (isBesideVerdict && isBareVerdict(text)) return { text, relation: "answers" };
  // "Creo que es": how sure one is belongs to the answer, and "repita" is said to who asks.
  const plain = plainText(tokens);
  if (sigh.test(plain)) return { text, relation: "comments" };
  if (isHedged(plain) || commandOf(plain) !== undefined) return { text, relation: "answers" };
  const isBehindYes = isBesideVerdict && tokens[0]?.plain === "pero" && isRemarkBehindYes(tokens, asked);
  const isComment =
    isBehindYes || (isBesideVerdict ? isRemarkBesideVerdict(tokens, asked.kind) : isRemark(tokens, asked));
  if (isBehindYes) return { text, relation: "comments", act: askedWithin(tokens, moment) };
  if (isComment) return { text, relation: "comments" };
  // Beside a yes only a number may be of the value: it was read back whole.
  const isOfAnswer = touches(tokens, isBesideVerdict ? { kind: "number", isRead: () => false } : asked);
  const beside = plain.includes(" ") && !isOfAnswer ? saidBeside(text, moment) : undefined;
  return { text, relation: beside === undefined ? "answers" : "comments", act: beside?.act };
}

/** "Pero ya tiene veintidós, todavía puedo pedirlo": what a remark ends in asking. */
function askedWithin(tokens: readonly Token[], moment: Moment): Act | undefined {
  for (const at of tokens.keys()) {
    const tail = tokens.slice(at);
    const act = mayBeginToAsk(plainText(tail))
      ? actBeside(plainText(tail), { moment, touches: () => true })
      : undefined;
    if (act?.kind === "ask") return act;
  }
  return undefined;
}

/** "Ella es mi mamá", told beside her name: another question's answer, and nothing else, where its words name it. */
function toldElsewhere(text: string, moment: Moment, isOfAnother: boolean): Act | undefined {
  const { fields, answers, field, expects } = moment;
  if ((expects.kind !== "answer" && expects.kind !== "verdict") || /[?¿]/.test(text)) return undefined;
  const open = fields.filter(
    ({ id, kind, extra }) =>
      answers[id] === undefined &&
      id !== field?.id &&
      (isOfAnother || kind !== field?.kind) &&
      extra === undefined &&
      closedKinds.has(kind),
  );
  const [piece, other] = cuedPieces(text, open);
  const [act] = piece === undefined || other !== undefined ? [] : readPieces([piece], moment);
  const isClear =
    act?.kind === "inform" && open.some((one) => one.id === act.field && isClearFor(one, act.text, act.reading));
  return isClear ? act : undefined;
}

/** Kinds whose readers read nothing but their own. */
const closedKinds: ReadonlySet<Field["kind"]> = new Set([
  "relation",
  "marital",
  "country",
  "date",
  "phone",
  "email",
  "alien-number",
]);

/** What some words do beside an answer, where all of them do: the clause they are; undefined where they may answer. */
export function asideIn(text: string, moment: Moment): Clause | undefined {
  const tokens = tokensOf(text);
  // A sentence ends in no small word, and a number that counts nothing is of some answer.
  if (endsOpen(text) || wantsMore.test(plainText(tokens)) || touches(tokens, { kind: "number", isRead: () => false }))
    return undefined;
  if (isFiller(text)) return { text, relation: "comments" };
  if (moment.expects.kind === "answer" && moment.field?.kind === "name" && holdsName(tokens)) return undefined;
  const [piece, ...others] = moment.expects.kind === "answer" ? clausesIn(tokens) : [];
  // "Ah sí perdón es que oigo poco": each of its pieces is said beside an answer.
  if (piece !== undefined && others.length > 0 && isCourteous(plainText(piece))) {
    const [act] = others.map((one) => asideIn(plainText(one), moment));
    return others.length === 1 && act !== undefined ? { ...act, text } : undefined;
  }
  const isBesideVerdict = moment.expects.kind === "verdict";
  const clause = clauseOf({ tokens, text }, { moment, asked: askedIn(moment), isBesideVerdict });
  return clause.relation === "answers" ? undefined : clause;
}

/** "Ah sí, perdón": agreeing and courtesies, and nothing else. */
function isCourteous(plain: string): boolean {
  return tagsOf(plain)?.every((tag) => tag === "affirm" || tag === "filler" || tag.startsWith("social:")) === true;
}

/** A given name and another name behind it: whoever it is of, nobody says it beside the answer to a question for a name. */
function holdsName(tokens: readonly Token[]): boolean {
  return tokens.some(({ plain }, at) => {
    const next = tokens[at + 1]?.plain ?? "";
    return isGivenName(plain) && (isGivenName(next) || isFamilyName(next));
  });
}

/** Verbs that tell nothing without what they are of. */
const wantsMore = /(?<!\bquien )\b(?:es|son|fue|era|tengo|tiene|tienen|hay|llevo)$/;

/** A sound between its own pauses. */
const sigh = /^(?:a+y+|u+y+|huy|a+h+|o+h+|e+h+|este|m+|hm+|uf+|ja+)$/;

/** Tells whether some words end in one that wants more behind it. */
export function endsOpen(text: string): boolean {
  return smallEnd.test(plainText(tokensOf(text)));
}

const smallEnd =
  /\b(?:de|del|en|el|la|los|las|un|una|a|al|y|o|con|sin|por|para|que|mi|mis|su|se|me|le|lo|no|muy|mas|como)$/;

/** Words that tell nothing: "este", "ay". */
export function isFiller(words: string): boolean {
  return tagsOf(plainText(tokensOf(words)))?.every((tag) => tag === "filler" || tag === "noise") === true;
}

/**
 * The words of an utterance that are said to the question that stands; undefined where all are, or none. "No, más
 * despacio" is one wish, and its no refuses nothing.
 */
export function wordsToQuestion(clauses: readonly Clause[]): string | undefined {
  const own = clauses.filter(({ relation }) => relation === "answers").map(({ text }) => text);
  const words = own
    .join(" ")
    .replace(/[\s,;:]+$/u, "")
    .trim();
  const isNo = /^(?:no )*no$/.test(plainText(tokensOf(words)));
  const isWish = isNo && clauses.some(({ act }, at) => isWished(act) && clauses[at - 1]?.relation === "answers");
  return isWish || own.length === clauses.length || isFiller(words) ? undefined : words;
}
