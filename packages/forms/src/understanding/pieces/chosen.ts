import { plainWords } from "@dilo/foundation";
import { withoutOtherEvent } from "../../answers/date/grammar/events.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import { isHedged } from "../../answers/meta/hedges.ts";
import { doubted } from "../../answers/reading.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Act, asActs, isBeside, type Moment, type Understanding } from "../act.ts";
import { refusalIn } from "../verdicts/refused.ts";
import { type Asked, composed, doneBeside, type Understand } from "./composed.ts";
import { type Piece, parted, type Role } from "./piece.ts";
import { settingOf } from "./setting.ts";

/** So likely each piece that does something must be to stand against what the rules made of the whole. */
const leastLikely = { open: 0.3, usual: 0.4, agrees: 0.6, changes: 0.7, beside: 0.8 } as const;

/** In so few words little stands beside anything: what rules or acts make of the whole is what is meant. */
const fewestWords = 4;

/**
 * What an utterance means: what its pieces do, where it is parted likely enough, or what the rules made of it as a whole.
 * No value that the rules read is lost to pieces of which none is read.
 */
export function chosen(text: string, whole: Understanding, moment: Moment, understand: Understand): Understanding {
  const setting = settingOf(moment);
  if (setting === undefined) return whole;
  const pieces = parted(text, setting);
  if (pieces.length === 0) return whole;
  if (plainWords(text).length <= fewestWords || isWhole(pieces, whole)) return whole;
  const meant = composed(pieces, moment, understand);
  if (meant === undefined || !does(meant)) return withBeside(whole, pieces, { moment, understand });
  const said = { text, moment, pieces };
  if (likelihoodOf(pieces) < leastFor(meant, whole, said))
    return withBeside(inDispute(whole, meant, said), pieces, { moment, understand });
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

/** In fewer words nothing is surely asked or told beside. */
const fewestBeside = 3;

function takesBack({ role, likelihood }: Piece): boolean {
  return (role === "dismissed" || role === "no") && likelihood >= leastLikely.changes;
}

/** Where rules and pieces read something else of the same words, it is asked. */
function inDispute(whole: Understanding, meant: Understanding, { moment: { field }, pieces }: Said): Understanding {
  const read = meant.acts.find((act) => act.kind === "inform" && act.field === field?.id);
  const isLikely = pieces.every(({ role, likelihood }) => role !== "value" || likelihood >= leastLikely.changes);
  if (read?.kind !== "inform" || !isLikely) return whole;
  const isOther = (act: Act) =>
    act.kind === "inform" &&
    act.field === read.field &&
    JSON.stringify([act.reading.value, act.reading.parts]) !== JSON.stringify([read.reading.value, read.reading.parts]);
  const acts = whole.acts.map((act) =>
    act.kind === "inform" && isOther(act) ? { ...act, reading: doubted(act.reading, "parted") } : act,
  );
  return { ...whole, acts: asActs(acts) };
}

/** One piece is what rules and acts make of the whole; where they make nothing of it, it may agree, refuse or ask. */
function isWhole([first, second]: readonly Piece[], whole: Understanding): boolean {
  if (first === undefined || second !== undefined) return false;
  return !isOpen(whole) || !(first.role === "yes" || first.role === "no" || first.role === "asks");
}

/** How likely the pieces are that do something; of nothing but talk, all. */
function likelihoodOf(pieces: readonly Piece[]): number {
  const doing = pieces.filter(({ role }) => role !== "talk" && role !== "around");
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
  const [known, read] = [valueIn(whole, field?.id), valueIn(meant, field?.id)];
  const isSame = JSON.stringify(known?.value) === JSON.stringify(read?.value);
  if (known !== undefined && read === undefined && meant.acts.some(({ kind }) => kind === "inform")) return never;
  // Words around a value change nothing of it: another one is read where something was taken back, asked or told besides.
  if (known !== undefined && read !== undefined && !isSame && !pieces.some(mayChange)) return never;
  if (read !== undefined && !isSame && isOfOtherEvent({ text, moment, pieces })) return never;
  const agrees = isAgreed(meant) && !isAgreed(whole);
  // What saves a form is told by rules alone.
  if (expects.kind === "yes-no" && (agrees || meant.acts.some(isLeaving))) return never;
  if (agrees && refusalIn(text) !== undefined) return never;
  const isHalf = read === undefined && meant.acts.some(({ kind }) => kind === "inform");
  const least = [
    isOpen(whole) ? leastLikely.open : leastLikely.usual,
    ...(agrees || isHalf ? [leastLikely.agrees] : []),
    ...(known !== undefined && !isSame ? [leastLikely.changes] : []),
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
const doubts: ReadonlySet<Interpretation["warnings"][number]> = new Set(["other-beside", "whose", "care-of"] as const);

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
function isOfOtherEvent({ text, moment: { field, fields }, pieces }: Said): boolean {
  if (field?.kind !== "date") return false;
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
