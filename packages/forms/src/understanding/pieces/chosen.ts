import { plainWords } from "@dilo/foundation";
import { withoutOtherEvent } from "../../answers/date/grammar/events.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import { isHedged } from "../../answers/meta/hedges.ts";
import { doubted } from "../../answers/reading.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Act, asActs, isBeside, type Moment, type Understanding } from "../act.ts";
import { read } from "../reading.ts";
import { refusalIn } from "../verdicts/refused.ts";
import { takesPartBack } from "../verdicts/verdict.ts";
import { type Asked, composed, doneBeside, type Understand } from "./composed.ts";
import { type Piece, parted, type Role } from "./piece.ts";
import { settingOf } from "./setting.ts";

/** So likely each piece that does something must be to stand against what the rules made of the whole. */
const leastLikely = { open: 0.3, usual: 0.5, agrees: 0.6, changes: 0.7, beside: 0.8 } as const;

/** In so few words little stands beside anything: what rules or acts make of the whole is what is meant. */
const fewestWords = 4;

/**
 * What an utterance means: what its pieces do, where it is parted likely enough, or what the rules made of it as a whole.
 * No value that the rules read is lost to pieces of which none is read.
 */
export function chosen(text: string, whole: Understanding, moment: Moment, understand: Understand): Understanding {
  return withAsked(chosenOf(text, whole, moment, understand), text, { moment, understand });
}

function chosenOf(text: string, whole: Understanding, moment: Moment, understand: Understand): Understanding {
  const setting = settingOf(moment);
  if (setting === undefined) return whole;
  const pieces = parted(text, setting);
  if (pieces.length === 0) return whole;
  if (plainWords(text).length <= fewestWords) return whole;
  const said = { text, moment, pieces };
  if (isWhole(pieces, whole)) return inDispute(whole, undefined, said);
  const meant = composed(pieces, moment, understand);
  if (meant === undefined || !does(meant) || likelihoodOf(pieces) < leastFor(meant, whole, said)) {
    const kept = withAnswer(inDispute(whole, meant, said), meant, said);
    return withBeside(kept, pieces, { moment, understand });
  }
  const isHedgedToo = isHedged(plainText(tokensOf(text)));
  return { ...meant, acts: asActs(withoutLoss(meant, whole, said).map((act) => inDoubt(act, whole, isHedgedToo))) };
}

/** A value that is read in a piece alone is read back: another than the whole may be, and so is one of which somebody is not sure. */
function inDoubt(act: Act, whole: Understanding, isHedgedToo: boolean): Act {
  if (act.kind !== "inform" || act.reading.status !== "value") return act;
  const known = valueIn(whole, act.field);
  const isSame = JSON.stringify(known?.value) === JSON.stringify(act.reading.value);
  if (isSame && !isHedgedToo) return act;
  return { ...act, reading: doubted(act.reading, isHedgedToo ? "hedged" : "parted") };
}

/** Of a value that the rules read no word is lost that nobody took back: "mi hijo se llama | Percy | Augusto Rojas". */
function withoutLoss(meant: Understanding, whole: Understanding, { moment: { field }, pieces }: Said): readonly Act[] {
  const known = whole.acts.find((act) => act.kind === "inform" && act.field === field?.id && isRead(act));
  const read = valueIn(meant, field?.id);
  if (known?.kind !== "inform" || read === undefined || pieces.some(takesBack)) return meant.acts;
  const words = plainWords(known.reading.spanishReadback ?? "");
  const isLess = plainWords(read.spanishReadback ?? "").every((word) => words.includes(word));
  const isOther = JSON.stringify(known.reading.value) !== JSON.stringify(read.value);
  if (!isLess || !isOther) return meant.acts;
  const isOwn = (act: Act) => act.kind === "inform" && act.field === known.field;
  return meant.acts.map((act) => (isOwn(act) ? { ...known, reading: doubted(known.reading, "parted") } : act));
}

/** The whole, and what some of its pieces surely ask or tell beside, of which it knows nothing. */
function withBeside(whole: Understanding, pieces: readonly Piece[], asked: Asked): Understanding {
  if (whole.isNamed) return whole;
  const isAsked = whole.acts.some(isBeside);
  const more = pieces.flatMap(({ role, text, likelihood }) => {
    const isMeant = role === "fact" || (role === "asks" && !isAsked);
    const isSure = likelihood >= leastLikely.beside && plainWords(text).length >= fewestBeside;
    return isMeant && isSure ? doneBeside(role, text, asked) : [];
  });
  const unknown = more.filter((act) => !whole.acts.some((one) => isAlike(one, act)));
  if (unknown.length === 0) return whole;
  return { ...whole, acts: asActs(isOpen(whole) ? unknown : [...whole.acts, ...unknown]) };
}

/** "Sí. ¿Y tiene que ser la de hoy?": what is marked as a question behind a yes or a value is not passed over in silence. */
function withAsked(understood: Understanding, text: string, asked: Asked): Understanding {
  const { acts } = understood;
  const isGiven = acts.every(({ kind }) => kind === "affirm" || kind === "inform" || kind === "absent");
  if (!isGiven || (asked.moment.expects.kind !== "verdict" && asked.moment.expects.kind !== "answer"))
    return understood;
  const [, before = "", question = ""] = /^(.*[.,;!¿])([^.,;!¿?]+)\?/su.exec(text) ?? [];
  if (plainWords(before).length === 0 || plainWords(question).length <= fewestWords) return understood;
  const isOwn = asked.understand(question.trim()).acts.some((act) => act.kind !== "none" && !isBeside(act));
  return isOwn ? understood : { ...understood, acts: asActs([...acts, ...doneBeside("asks", question.trim(), asked)]) };
}

/** In fewer words nothing is surely asked or told beside. */
const fewestBeside = 3;

function takesBack({ role, likelihood }: Piece): boolean {
  return (role === "dismissed" || role === "no") && likelihood >= leastLikely.changes;
}

/** Where rules and pieces read something else beside words of another role, or the pieces tell no value at all, it is asked. */
function inDispute(whole: Understanding, meant: Understanding | undefined, said: Said): Understanding {
  const { field, expects } = said.moment;
  // In the review no question stands, and each value is a fact.
  if (expects.kind === "yes-no") return whole;
  const read = meant?.acts.find((act) => act.kind === "inform" && act.field === field?.id);
  const isDisputed = (act: Act) =>
    act.kind === "inform" &&
    act.field === field?.id &&
    (tellsNoValue(said) ||
      addsToYes(said) ||
      (read?.kind === "inform" && isLikelyOther(read.reading, act.reading, said)));
  const acts = whole.acts.map((act) =>
    act.kind === "inform" && isDisputed(act) ? { ...act, reading: doubted(act.reading, "parted") } : act,
  );
  return { ...whole, acts: asActs(acts) };
}

function isLikelyOther(one: Interpretation, other: Interpretation, { pieces }: Said): boolean {
  const isBeside = pieces.some((piece) => mayChange(piece) || (piece.role === "talk" && isSurePiece(piece)));
  const isOther = JSON.stringify([one.value, one.parts]) !== JSON.stringify([other.value, other.parts]);
  return isBeside && pieces.every(isSureValue) && isOther;
}

/** "¿Entonces no se puede? Mi esposo es ciudadano", asked who the relative is. */
function tellsNoValue({ pieces }: Said): boolean {
  const beside = pieces.some(({ role, likelihood }) => besideOnly.has(role) && likelihood >= leastLikely.changes);
  return beside && !pieces.some(({ role }) => role === "value" || role === "dismissed" || role === "around");
}

const besideOnly: ReadonlySet<Role> = new Set(["asks", "fact", "talk", "unknown"] as const);

/** "Sí, bueno, en su acta dice al revés": what is told behind a yes is not taken in the place of what was read back. */
function addsToYes({ moment: { expects }, pieces }: Said): boolean {
  return (
    expects.kind === "verdict" &&
    pieces.some(({ role, likelihood }) => role === "yes" && likelihood >= leastLikely.changes)
  );
}

/** "Es 213 555 0119, y también me cambié de casa": what rules name does not lose the answer to the question that stands. */
function withAnswer(whole: Understanding, meant: Understanding | undefined, { moment, pieces }: Said): Understanding {
  const told = meant?.acts.find((act) => act.kind === "inform" && act.field === moment.field?.id && isRead(act));
  const isLost = moment.expects.kind === "answer" && whole.acts.every(({ kind }) => kind === "name-field");
  const isSure = pieces.some((piece) => piece.role === "value" && isSurePiece(piece));
  if (told?.kind !== "inform" || !isLost || !isSure) return whole;
  return { ...whole, acts: asActs([told, ...whole.acts]), own: told.text };
}

function isSureValue(piece: Piece): boolean {
  return piece.role !== "value" || isSurePiece(piece);
}

function isSurePiece({ likelihood }: Piece): boolean {
  return likelihood >= leastLikely.changes;
}

/** One piece is what rules and acts make of the whole; where they make nothing of it, it may agree, refuse or ask. */
function isWhole([first, second]: readonly Piece[], whole: Understanding): boolean {
  if (first === undefined || second !== undefined) return false;
  return !isOpen(whole) || !(first.role === "yes" || first.role === "no" || first.role === "asks");
}

/** How likely the pieces are that do something; of nothing but talk, all. */
function likelihoodOf(pieces: readonly Piece[]): number {
  const doing = pieces.filter(({ role }) => role !== "talk");
  return Math.min(1, ...(doing.length > 0 ? doing : pieces).map(({ likelihood }) => likelihood));
}

function does({ acts }: Understanding): boolean {
  return acts.some(({ kind }) => kind !== "social" && kind !== "none" && kind !== "noise");
}

/** How likely pieces must be to stand in the place of what the rules made; more than 1 where they may not. */
function leastFor(meant: Understanding, whole: Understanding, { text, moment, pieces }: Said): number {
  const { field, expects } = moment;
  if (whole.isNamed || losesAny(whole, meant, moment)) return never;
  // What is marked as a question asks.
  if (/[?¿]/.test(text) && whole.acts.some(isBeside) && !meant.acts.some(isBeside)) return never;
  const [known, told] = [valueIn(whole, field?.id), valueIn(meant, field?.id)];
  const isTold = meant.acts.some(({ kind }) => kind === "inform");
  const isSame = JSON.stringify(known?.value) === JSON.stringify(told?.value);
  if (known !== undefined && told === undefined && isTold) return never;
  // Words around a value change nothing of it: another one is read where something was taken back, asked or told besides.
  if (known !== undefined && told !== undefined && !isSame && !pieces.some(mayChange)) return never;
  if (isTold && !(isSame && told !== undefined) && isOfOtherEvent({ text, moment, pieces })) return never;
  const agrees = isAgreed(meant) && !isAgreed(whole);
  // What saves a form is told by rules alone.
  if (expects.kind === "yes-no" && (agrees || meant.acts.some(isLeaving))) return never;
  if (agrees && (refusalIn(text) !== undefined || pieces.some(agreesInPart))) return never;
  const isHalf = told === undefined && isTold;
  const least = [
    isOpen(whole) ? leastLikely.open : leastLikely.usual,
    ...(agrees || isHalf ? [leastLikely.agrees] : []),
    ...((known !== undefined && !isSame) || isInPieces(pieces) || changesWish(whole, meant)
      ? [leastLikely.changes]
      : []),
  ];
  return Math.max(...least);
}

interface Said {
  readonly text: string;
  readonly moment: Moment;
  readonly pieces: readonly Piece[];
}

/** No piece is so likely. */
const never = 2;

/** "No, ya no quiero seguir": a wish that rules found is neither lost nor left unfollowed for a piece that nobody is sure of. */
function changesWish({ acts }: Understanding, meant: Understanding): boolean {
  const wished = acts.filter(({ kind }) => kind === "command");
  const isUnknownToo =
    meant.acts.some(({ kind }) => kind === "dont-know") && acts.every(({ kind }) => kind !== "dont-know");
  return wished.length > 0 && (isUnknownToo || !wished.every((act) => meant.acts.some((one) => isAlike(one, act))));
}

/** A value that is told in more than one piece must be surer: any of them may be another's. */
function isInPieces(pieces: readonly Piece[]): boolean {
  return pieces.filter(({ role }) => role === "value").length > 1;
}

function agreesInPart({ role, text }: Piece): boolean {
  return role === "yes" && takesPartBack(plainText(tokensOf(text)));
}

function isAgreed({ acts }: Understanding): boolean {
  return acts.some(({ kind }) => kind === "affirm");
}

function isLeaving(act: Act): boolean {
  return act.kind === "command" && (act.command === "leave" || act.command === "keep");
}

/** What the rules parted themselves, a part put right and what is known in part are not lost. */
function losesAny({ acts }: Understanding, meant: Understanding, { field, expects }: Moment): boolean {
  const isTold = (act: Act) => act.kind !== "social" && act.kind !== "none" && act.kind !== "noise";
  const isKept = (act: Act) => meant.acts.some((one) => isAlike(one, act));
  const isOfOther = (act: Act) => act.kind === "inform" && (expects.kind === "yes-no" || act.field !== field?.id);
  if (acts.some((act) => (naming.has(act.kind) || isOfOther(act)) && !isKept(act))) return true;
  if (acts.filter(isTold).length > 1 && !acts.filter(isTold).every(isKept)) return true;
  if (acts.some(({ kind }) => kind === "partial" || kind === "letters")) return true;
  if (acts.some((act) => act.kind === "inform" && act.reading.warnings.some((warning) => doubts.has(warning))))
    return true;
  const told = Math.max(0, ...meant.acts.map((act) => (isRead(act) ? Number.POSITIVE_INFINITY : partsOf(act))));
  return acts.some((act) => !isRead(act) && partsOf(act) > told);
}

function isRead(act: Act): boolean {
  return act.kind === "inform" && act.reading.status === "value";
}

/** What names an answer, or takes it out, is not lost either. */
const naming: ReadonlySet<Act["kind"]> = new Set(["name-field", "take-back", "row", "choose-form"] as const);

/** Of whom or of what words are, which rules find in what stands around a value. */
const doubts: ReadonlySet<Interpretation["warnings"][number]> = new Set([
  "other-beside",
  "whose",
  "care-of",
  "denied-other",
  "not-a-marriage",
  "of-another",
] as const);

function isAlike(one: Act, other: Act): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === "inform" && other.kind === "inform") return one.field === other.field;
  if (one.kind === "command" && other.kind === "command") return one.command === other.command;
  return true;
}

/** How many parts of an answer an act tells that is not read whole; of others more than any. */
function partsOf(act: Act): number {
  if (act.kind !== "inform") return 0;
  const { status, warnings, parts = {} } = act.reading;
  if (status === "value") return Number.POSITIVE_INFINITY;
  return (
    Object.values(parts).filter((part) => part !== "").length +
    (warnings.includes("other-beside") ? Number.POSITIVE_INFINITY : 0)
  );
}

/** "La conocí el cinco de mayo": the date of something else answers nothing. */
function isOfOtherEvent({ text, moment, pieces }: Said): boolean {
  const { field, fields } = moment;
  if (field?.kind !== "date") return false;
  if (read(text, field, moment).warnings.includes("other-beside")) return true;
  const isOthersAsked = fields.some(({ isBirth, about }) => isBirth && about !== undefined);
  const own = withoutOtherEvent(text, { ...field, isOthersAsked });
  return own !== text && pieces.some(({ role, text: value }) => role === "value" && !own.includes(value));
}

const changing: ReadonlySet<Role> = new Set(["dismissed", "no", "fact", "asks", "wishes"] as const);

function mayChange({ role, likelihood }: Piece): boolean {
  return changing.has(role) && likelihood >= leastLikely.changes;
}

function valueIn({ acts }: Understanding, id: string | undefined): Interpretation | undefined {
  const told = acts.find((act) => act.kind === "inform" && act.field === id && act.reading.status === "value");
  return told?.kind === "inform" ? told.reading : undefined;
}

/** Nothing was made of the whole. */
function isOpen({ acts }: Understanding): boolean {
  return acts.every((act) => act.kind === "none" || (act.kind === "ask" && act.topic === "unknown-question"));
}
