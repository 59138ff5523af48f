import { ink, type Paper, print, printable, wear, write } from "../paper/paper.ts";

/** The sizes of one reader's sheets, and their language where it is not Spanish. */
export interface Reader {
  readonly size: number;
  readonly lang?: string;
}

/** The person reads Spanish, without glasses. */
export const person: Reader = { size: print.person };
/** A lawyer or representative reads English. */
export const lawyer: Reader = { size: print.lawyer, lang: "en" };

/** Points below a paragraph. */
const below = 5;

/** Writes a paragraph. */
export function writeText(paper: Paper, { size, lang }: Reader, text: string, isBold = false): void {
  write(paper, { tag: "P", text, style: { size, bold: isBold }, ...(lang && { lang }), after: below });
}

/** How many points a paragraph takes, with those below it. */
export function heightOf(paper: Paper, { size }: Reader, text: string, isBold = false): number {
  return wear(paper, { size, bold: isBold }).heightOfString(printable(text), { width: paper.width }) + below;
}

/** Writes a heading, with a bookmark; it does not stand alone at the foot of a page. `below`: points of what follows. */
export function writeHeading(paper: Paper, { size, lang }: Reader, text: string, below = 50): void {
  const style = { size: size + 3, bold: true, color: ink.accent };
  write(paper, { tag: "H2", text, style, ...(lang && { lang }), after: 3, with: below, bookmark: text });
}

/** Writes a heading and the paragraph it belongs to, on one page. */
export function writeTopic(paper: Paper, reader: Reader, heading: string, text: string): void {
  writeHeading(paper, reader, heading, heightOf(paper, reader, text) + 5);
  writeText(paper, reader, text);
}

/** Item numbers as they are read aloud: "número 4", "números 3 al 5, 9". */
export function numbersText(items: string): string {
  return `${isSeveral(items) ? "números" : "número"} ${runsText(items)}`;
}

/** "1-2, 4" as it is read aloud: "1, 2 y 4"; a range ends with "al", since "5.a a 14" is hard to read. */
export function runsText(items: string): string {
  const named = items.split(", ").flatMap((run) => {
    // The "A-Number" is no range.
    const [first = "", last] = run.split(/-(?=\d)/);
    if (last === undefined) return [first];
    return areNeighbours(first, last) ? [first, last] : [`${first} al ${last}`];
  });
  const end = named.at(-1) ?? "";
  // "2 y 4 al 8" could be taken for both up to the 8.
  if (named.length === 1 || end.includes(" al ")) return named.join(", ");
  return `${named.slice(0, -1).join(", ")} y ${end}`;
}

/** Whether nothing stands between "1" and "2", "9" and "10.a", or "4.a" and "4.b". */
function areNeighbours(first: string, last: string): boolean {
  const [one, other] = [first, last].map((item) => /^(\d+)(?:\.([a-z]))?$/i.exec(item));
  if (!one || !other) return false;
  const [, number, letter] = one;
  const [, nextNumber, nextLetter] = other;
  if (letter === undefined) return Number(number) + 1 === Number(nextNumber) && /^a?$/i.test(nextLetter ?? "");
  if (nextLetter === undefined) return false;
  return number === nextNumber && letter.charCodeAt(0) + 1 === nextLetter.charCodeAt(0);
}

/** Whether what is written as "3-5, 9" is more than one. */
export function isSeveral(items: string): boolean {
  return /-\d|,/.test(items);
}

/** The calendar day of an instant as US forms write it. */
export function usDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}
