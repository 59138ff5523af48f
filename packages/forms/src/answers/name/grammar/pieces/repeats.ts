import { isGivenName } from "../../../../names/given-names.ts";
import type { Token } from "../../../words/tokens.ts";
import { isParticle } from "../word-classes.ts";
import type { Piece } from "./pieces.ts";

/**
 * The pieces without words of a name that are only said again, where no pause tells so: "Ana Ana Luz Paz", "Ana Paz Paz
 * Luna", "Ana Paz Ana con a".
 */
export function withoutRepeats(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at): Piece => {
    if (piece.kind !== "name") return piece;
    const behind = pieces[at + 1]?.kind;
    const earlier = pieces.slice(0, at).flatMap((one) => (one.kind === "name" ? one.tokens : []));
    const isRemarked = behind === "remark" || behind === "spelled";
    return { ...piece, tokens: onceOnly(piece.tokens, { isRemarked, earlier }) };
  });
}

/** Pieces without the name of another person that begins the talk behind the name. */
export interface WithoutSubjects {
  readonly pieces: readonly Piece[];
  /** The last word of a name that may begin such talk, and was not said before. */
  readonly doubted: Token | undefined;
}

/**
 * "Wilson Paz Tot, Wilmer es el otro": a given name right behind a name, with a verb behind it, tells of whoever has it.
 * @param said what was said before the pieces: a name of it is known to be another one
 */
export function withoutSubjects(pieces: readonly Piece[], said: readonly Token[]): WithoutSubjects {
  let doubted: Token | undefined;
  const all = pieces.map((piece, at): Piece => {
    const last = piece.kind === "name" ? piece.tokens.at(-1) : undefined;
    if (piece.kind !== "name" || last === undefined || !tellsOfOne(pieces.slice(at + 1, at + 3))) return piece;
    const before = piece.tokens.slice(0, -1);
    const isAnyGiven = isGivenName(last.plain) || isSame(last, before[0]);
    if (
      before.length < 2 ||
      isParticle(before.at(-1)) ||
      !isAnyGiven ||
      before.every(({ plain }) => isGivenName(plain))
    )
      return piece;
    const names = pieces.slice(0, at).flatMap((one) => (one.kind === "name" ? one.tokens : []));
    if ([...said, ...names, ...before].some((one) => isSame(one, last))) return { ...piece, tokens: before };
    doubted = last;
    return piece;
  });
  return { pieces: all, doubted };
}

function tellsOfOne([verb, next]: readonly Piece[]): boolean {
  const word = next?.kind === "talk" ? next.token.plain : next?.kind === "label" ? "nombre" : "";
  return (
    verb?.kind === "talk" &&
    /^(es|era|fue|is|was)$/.test(verb.token.plain) &&
    /^(el|la|mi|su|un|una|otr[oa]|nombre|tambien|the|my|his|her)$/.test(word)
  );
}

/** What bears on whether a word is only said again: a remark on its letters follows, or it was said before. */
interface Around {
  readonly isRemarked: boolean;
  readonly earlier: readonly Token[];
}

function onceOnly(all: readonly Token[], { isRemarked, earlier }: Around): readonly Token[] {
  const words = withoutClan(all);
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return words;
  const before = words.slice(0, -1);
  // "Ana Paz Paz con zeta": the last word is said again for how it is written.
  const isSaidBefore = before.length > 1 && isGivenName(last.plain) && earlier.some((one) => isSame(one, last));
  if (isRemarked && (isSaidBefore || before.some((one) => isSame(one, last))))
    return onceOnly(before, { isRemarked: false, earlier });
  const [first, ...rest] = words as readonly [Token, ...Token[]];
  // "Paz Ana Paz": the family name, and then the whole name.
  if (isSame(first, last) && words.length > 2)
    return isGivenName(first.plain) ? before : onceOnly(rest, { isRemarked, earlier });
  const again = rest.findIndex((one) => isSame(one, first)) + 1;
  if (again > 0 && again < words.length - 1) {
    const [head, tail] = [words.slice(0, again), words.slice(again)];
    if (isAllIn(tail, head)) return head;
    if (isAllIn(head, tail)) return onceOnly(tail, { isRemarked, earlier });
  }
  // "Ana Paz Paz Luna": twice the same with more behind it is one name; at the very end it may be two.
  return words.filter((word, at) => !(isSame(word, words[at + 1]) && at + 2 < words.length && !isParticle(word)));
}

/** "Ana Paz de los Paz de Oriente": which Paz she is of. */
function withoutClan(words: readonly Token[]): readonly Token[] {
  const from = words.findIndex(
    ({ plain }, at) =>
      at > 1 &&
      plain === "de" &&
      /^l[oa]s$/.test(words[at + 1]?.plain ?? "") &&
      words.slice(0, at).some((one) => isSame(one, words[at + 2])),
  );
  return from < 0 ? words : words.slice(0, from);
}

/** Tells whether a name ends in the same family name twice, as some do, and others only say it again. */
export function endsTwice(words: readonly Token[]): boolean {
  const [one, other] = words.slice(-2);
  return words.length > 2 && isSame(one, other) && !/^\p{Lu}/u.test(other?.text ?? "");
}

function isAllIn(part: readonly Token[], whole: readonly Token[]): boolean {
  return part.every((one) => isParticle(one) || whole.some((other) => isSame(one, other)));
}

function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && one.plain === other.plain;
}
