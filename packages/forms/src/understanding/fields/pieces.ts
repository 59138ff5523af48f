import { type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import type { Moment } from "../act.ts";
import { withoutIntroduction } from "./introduction.ts";

/** A stretch of words that tells one field. */
export interface Piece {
  readonly field: string;
  readonly text: string;
}

interface Cue {
  readonly field: Field;
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts words that tell more than what was asked: "vivo en ... y mi teléfono es ...". A piece begins where words name
 * another field of the form; what stands before the first of them answers the field in question.
 */
export function piecesOf(said: string, { field, fields: all }: Moment): readonly Piece[] {
  if (field === undefined) return [];
  const fields = all.filter((other) => !isAlike(other, field));
  const text = withoutIntroduction(said, field);
  const given = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const lead = lengthOf(
    field.lead ?? "",
    given
      .slice(0, 8)
      .map(({ plain }) => plain)
      .join(" "),
  );
  const tokens = given.slice(lead);
  const cues = cuesIn(tokens, field, fields);
  const [first] = cues;
  const start = lead === 0 ? 0 : (tokens[0]?.start ?? 0);
  if (first === undefined) return [{ field: field.id, text: text.slice(start) }];
  const startOf = (at: number) => tokens[at]?.start ?? text.length;
  const head = trimmed(text.slice(start, startOf(first.start)));
  const pieces = cuedPieces(
    text,
    fields.filter(({ id }) => id !== field.id),
    field.about,
  );
  // "Casada con José": the words that name the other field answer this one.
  const isStatus =
    field.kind === "marital" &&
    /casad|solter|divorciad|viud/i.test(text.slice(startOf(first.start), startOf(first.end)));
  const before = isStatus ? trimmed(text.slice(start, startOf(first.end))) : head;
  return [...(before === "" ? [] : [{ field: field.id, text: before }]), ...pieces];
}

/**
 * A part asks once more for what a first question asked of the same person: another country, another telephone. Words
 * that named the first one answer this one: "soy mexicana", "mi celular es ...". A date's words say which it is.
 */
export function isAlike(other: Field, asked: Field): boolean {
  const { kind, about, extra } = asked;
  return extra?.part !== undefined && kind !== "date" && other.kind === kind && other.about === about;
}

/** The pieces of words that name their fields, where no question stands. */
export function cuedPieces(text: string, fields: readonly Field[], about?: Field["about"]): readonly Piece[] {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const cues = cuesIn(tokens, undefined, fields).map((cue) => ofAsked(cue, { tokens, fields, about }));
  const startOf = (at: number) => tokens[at]?.start ?? text.length;
  return cues
    .map((cue, index) => ({
      field: cue.field.id,
      text: trimmed(text.slice(startOf(cue.end), startOf(cues[index + 1]?.start ?? tokens.length))),
    }))
    .filter((piece) => piece.text !== "");
}

/** "Mi marido nacido el 5 de agosto", told to a question about him: what does not say whose it is is of whom one speaks. */
function ofAsked(
  cue: Cue,
  said: { readonly tokens: readonly Token[]; readonly fields: readonly Field[]; readonly about: Field["about"] },
): Cue {
  const { tokens, fields, about } = said;
  const isOwn = tokens.slice(cue.start, cue.end).some(({ plain }) => ofSpeaker.test(plain));
  if (about === undefined || cue.field.about !== undefined || isOwn) return cue;
  const { kind, isBirth } = cue.field;
  const twin = fields.find((one) => one.about === about && one.kind === kind && one.isBirth === isBirth);
  return twin === undefined ? cue : { ...cue, field: twin };
}

const ofSpeaker = /^(?:yo|mi|mis|mi[oa]|naci|vivo|soy|tengo|llamo)$/;

/** Without the joints: "y", commas, "también". */
function trimmed(text: string): string {
  return text
    .replace(/^[\s,;.:]+/u, "")
    .replace(/(?:[\s,;.:]+(?:y|e|también|tambien|además|ademas|con))*[\s,;:]*$/iu, "")
    .trim();
}

function cuesIn(tokens: readonly Token[], field: Field | undefined, fields: readonly Field[]): readonly Cue[] {
  const found: Cue[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const rest = tokens
      .slice(at, at + 8)
      .map(({ plain }) => plain)
      .join(" ");
    const [best] = fields
      .flatMap((one) => {
        const length = one.cues === undefined || one.id === field?.id ? 0 : lengthOf(one.cues, rest);
        return length === 0 ? [] : [{ one, length }];
      })
      .sort((left, right) => right.length - left.length);
    if (best === undefined || isDenied(tokens, at)) continue;
    const end = at + best.length;
    found.push({ field: best.one, start: at, end });
    at = end - 1;
  }
  return found;
}

/**
 * "No estoy casada", "no ponga que soy casada": the "no" belongs to the words behind it. "No, mi teléfono es ..." is parted by
 * a mark.
 */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const [before, cue] = [tokens[at - 1], tokens[at]];
  const words = tokens.slice(Math.max(0, at - 5), at).map(({ plain }) => plain);
  if (toldNot.test(words.join(" "))) return true;
  return before?.plain === "no" && cue !== undefined && cue.start - before.end <= 1;
}

/** "No ponga que soy casada": the no is of what stands behind it. */
export function tellsNot(text: string): boolean {
  return /(?<!\p{L})no\s+(?:(?:me|le|lo|la|se)\s+)*\p{L}+\s+que(?!\p{L})/iu.test(text);
}

/** "No ponga que", "no le dije que". */
const toldNot = /\bno (?:(?:me|le|les|lo|la|se|vaya a|quiero|quise) )*\w+ (?:de )?que(?: yo| ya)?$/;

const patterns = new Map<string, RegExp>();

/** How many words at the beginning a cue takes; 0 where it does not stand there, or nothing follows it. */
function lengthOf(cues: string, rest: string): number {
  if (cues === "") return 0;
  const pattern = patterns.get(cues) ?? new RegExp(`^(?:y )?(?:${cues.trim().replaceAll("\n", "|")})(?= )`);
  patterns.set(cues, pattern);
  const match = pattern.exec(rest)?.[0];
  return match === undefined ? 0 : match.split(" ").length;
}
