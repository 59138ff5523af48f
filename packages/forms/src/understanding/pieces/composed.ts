import type { Interpretation } from "../../answers/interpretation.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Act, type ActOf, asActs, type Command, isBeside, type Moment, type Understanding } from "../act.ts";
import { isClearFor } from "../fields/clear-value.ts";
import { fieldsNamed } from "../fields/named-fields.ts";
import { cuedPieces } from "../fields/pieces.ts";
import { read, readPieces } from "../reading.ts";
import { actOf } from "../sorter/learned-act.ts";
import { isLeft, sorted } from "../sorter/sorter.ts";
import type { Piece, Role } from "./piece.ts";

/** Understands some words by themselves, where the utterance was said. */
export type Understand = (text: string) => Understanding;

/** What the pieces of an utterance do together, each understood by itself; undefined where they do nothing. */
export function composed(pieces: readonly Piece[], moment: Moment, understand: Understand): Understanding | undefined {
  const own = saidToQuestion(pieces, moment, understand);
  const beside = pieces.flatMap(({ role, text }) => doneBeside(role, bare(text), { moment, understand }));
  const acts = own === undefined ? [] : withoutDoubles([...answering(own.acts, beside, moment), ...beside]);
  return acts.length === 0 ? undefined : { acts: asActs(acts), ...(own?.words && { own: own.words }) };
}

/** Who goes for a paper knows it soon, and what is told in the review is no answer to whether all is right. */
function answering(own: readonly Act[], beside: readonly Act[], { expects }: Moment): readonly Act[] {
  if (beside.some((act) => act.kind === "command" && act.command === "pause"))
    return own.filter(({ kind }) => kind !== "dont-know");
  // "Sí, ese mero, léamelo otra vez": it is told once more, and asked about once more.
  if (expects.kind === "verdict" && beside.some((act) => act.kind === "command" && toldAgain.has(act.command)))
    return own.filter(({ kind }) => kind !== "affirm");
  return expects.kind === "yes-no" && beside.some(tells) ? own.filter(({ kind }) => kind !== "deny") : own;
}

/** "Pero no | casados": what a no stands right before is no value. */
function isDeniedValue({ role }: Piece, at: number, pieces: readonly Piece[]): boolean {
  const before = pieces[at - 1];
  return role === "value" && before?.role === "around" && /(?<!\p{L})(?:no|ni|nunca)[\s,]*$/iu.test(before.text);
}

const toldAgain: ReadonlySet<Command> = new Set(["repeat", "spell"] as const);

interface Own {
  readonly acts: readonly Act[];
  /** The words that tell the value. */
  readonly words?: string;
}

/** What is said to the question that stands: its value, a yes or a no, or that it is not known; undefined where that is unclear. */
function saidToQuestion(pieces: readonly Piece[], moment: Moment, understand: Understand): Own | undefined {
  const has = (role: Role) => pieces.some((piece) => piece.role === role);
  const isReadBack = moment.expects.kind === "verdict";
  if (pieces.some(isDeniedValue)) return undefined;
  if (has("value")) return valueIn(pieces, { moment, understand });
  // A yes that takes something back agrees to nothing.
  if (has("yes") && (has("no") || (isReadBack && (has("dismissed") || has("unknown"))))) return undefined;
  if (has("yes")) return { acts: [{ kind: "affirm" }] };
  if (has("no") || (has("dismissed") && isReadBack)) return { acts: [{ kind: "deny" }] };
  if (!has("unknown") || moment.expects.kind === "yes-no") return { acts: [] };
  const [act] = understand(wordsOf(pieces, "unknown")).acts;
  // "Vive en una finca, no tiene número": something there is.
  if (act.kind === "absent" && moment.field?.required !== false && pieces.length > 1) return undefined;
  return { acts: [saysNothingKnown(act) ? act : { kind: "dont-know" }] };
}

/** The value of those pieces that tell it, with a no where one was said; undefined where its reader makes nothing of them. */
function valueIn(pieces: readonly Piece[], { moment, understand }: Asked): Own | undefined {
  const has = (role: Role) => pieces.some((piece) => piece.role === role);
  const words = wordsOf(pieces, "value");
  const isDenied = moment.expects.kind === "verdict" && (has("no") || has("dismissed"));
  const ways = isDenied ? [wordsOf(pieces, "dismissed", "value"), `no, ${words}`, words] : [words];
  for (const way of ways) {
    const { acts } = understand(way);
    // What was refused is not gone on with: "no, el tercero es ocho" is no ninth digit.
    const goesOn = (act: Act) => isDenied && act.kind === "inform" && !way.includes(act.text);
    const told = acts.filter((act) => tells(act) && !goesOn(act));
    const isPart = has("unknown") && moment.expects.kind !== "verdict";
    if (told.length > 0) return { acts: isPart ? [...told, { kind: "dont-know" }] : told, words: way };
    if (moment.expects.kind === "verdict" && acts[0].kind === "affirm" && !isDenied) return { acts: [acts[0]] };
  }
  return undefined;
}

/** Where a piece is said, and who understands it by itself. */
export interface Asked {
  readonly moment: Moment;
  readonly understand: Understand;
}

/** The words of all pieces of some roles, in their order. */
function wordsOf(pieces: readonly Piece[], ...wanted: readonly Role[]): string {
  return pieces.flatMap(({ role, text }) => (wanted.includes(role) ? bare(text) : [])).join(", ");
}

/** A piece without the marks at its ends. */
function bare(text: string): string {
  return text.replace(/^[\s,;.:]+|[\s,;:]+$/gu, "");
}

function saysNothingKnown(act: Act): boolean {
  const { kind } = act;
  return (
    kind === "absent" ||
    kind === "dont-know" ||
    kind === "later" ||
    (kind === "inform" && act.reading.status === "none")
  );
}

const telling: ReadonlySet<Act["kind"]> = new Set([
  "inform",
  "partial",
  "letters",
  "choose",
  "choose-form",
  "name-field",
  "absent",
] as const);

/** Tells whether an act tells a value, as far as it is read. */
function tells({ kind }: Act): boolean {
  return telling.has(kind);
}

/** What one piece does beside the question that stands. */
export function doneBeside(role: Role, text: string, { moment, understand }: Asked): readonly Act[] {
  switch (role) {
    case "asks":
      return [asked(text, { moment, understand })];
    case "wishes":
      return understand(text).acts.filter((act) => isBeside(act) || wishes.has(act.kind));
    case "fact":
      return facts(text, { moment, understand });
    case "talk":
      return understand(text).acts.filter(({ kind }) => kind === "social");
    default:
      return [];
  }
}

const wishes: ReadonlySet<Act["kind"]> = new Set([
  "command",
  "later",
  "dont-know",
  "take-back",
  "name-field",
  "row",
  "choose-form",
  "choose-part",
] as const);

/** So likely a question must be of a topic to be answered as one of it. */
const leastOfTopic = 0.35;

/** What is asked: something known, or else something that is not. */
function asked(text: string, { moment, understand }: Asked): Act {
  const isKnown = (act: Act) => isBeside(act) && !(act.kind === "ask" && act.topic === "unknown-question");
  const found = understand(text).acts.find(isKnown);
  if (found !== undefined) return found;
  const unknown = { kind: "ask", topic: "unknown-question" } as const;
  const [first] = sorted(text, [unknown], moment) ?? [];
  const isLikely =
    first !== undefined && !isLeft(first.sort) && first.sort !== "none" && first.likelihood >= leastOfTopic;
  const act = isLikely ? actOf(first.sort as Parameters<typeof actOf>[0]) : undefined;
  return act !== undefined && isBeside(act) ? act : unknown;
}

/** Tells whether words give a value by themselves; "igual que yo" is no address. */
function isClear(
  field: Field,
  { told, text, reading }: { readonly told: string; readonly text: string; readonly reading: Interpretation },
): boolean {
  return isClearFor(field, told, reading) && (field.kind !== "address" || tokensOf(text).some(isNumber));
}

function isNumber({ kind, plain }: Token): boolean {
  return kind === "digits" || numberWord(plain) !== undefined;
}

/** What is told of other answers than the one in question. */
function facts(text: string, { moment, understand }: Asked): readonly Act[] {
  const { field, fields, expects, answers } = moment;
  const isAsked = (id: string | undefined) => expects.kind !== "yes-no" && id === field?.id;
  const isOwn = ({ field: id, reading, text: told }: ActOf<"inform">) =>
    fields.some(
      (one) => one.id === id && (isClear(one, { told, text, reading }) || fieldsNamed([one], text).length > 0),
    );
  const told = understand(text).acts.filter(
    (act) =>
      (act.kind === "inform" && !isAsked(act.field) && isOwn(act)) ||
      (act.kind === "partial" && !isAsked(act.values[0]?.field)) ||
      (act.kind === "name-field" && !isAsked(act.fields[0])),
  );
  if (told.length > 0) return told;
  const others = fields.filter(({ id, extra }) => !isAsked(id) && extra === undefined);
  const cued = readPieces(cuedPieces(text, others, field?.about), moment);
  if (cued.length > 0) return cued;
  const open = others.filter(({ id, about }) => answers[id] === undefined && about === field?.about);
  const clear = open.flatMap((one): readonly Act[] => {
    const reading = read(text, one, moment);
    return reading.status === "value" && isClear(one, { told: text, text, reading })
      ? [{ kind: "inform", field: one.id, reading, text }]
      : [];
  });
  return clear.length === 1 ? clear : [];
}

/** Of acts that lead away from the question one is followed; what is told is not asked for as well. */
function withoutDoubles(acts: readonly Act[]): readonly Act[] {
  const informed = new Set(acts.flatMap((act) => (act.kind === "inform" ? act.field : [])));
  const left: Act[] = [];
  for (const act of acts) {
    const isTold = act.kind === "name-field" && act.fields.every((id) => informed.has(id));
    const isWish = wishes.has(act.kind) && !isBeside(act);
    const isSecond = isWish && left.some((one) => wishes.has(one.kind) && !isBeside(one));
    const isOpening = act.kind === "command" && act.command === "correct" && acts.length > 1;
    if (isTold || isSecond || isOpening) continue;
    left.push(act);
  }
  return left;
}
