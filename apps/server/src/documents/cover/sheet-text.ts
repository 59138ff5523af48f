import { ink, type Paper, print, write } from "../paper/paper.ts";

/** The sizes of one reader's sheets, and their language where it is not Spanish. */
export interface Reader {
  readonly size: number;
  readonly lang?: string;
}

/** The person reads Spanish, without glasses. */
export const person: Reader = { size: print.person };
/** A lawyer or representative reads English. */
export const lawyer: Reader = { size: print.lawyer, lang: "en" };

/** Writes a paragraph. */
export function writeText(paper: Paper, { size, lang }: Reader, text: string, isBold = false): void {
  write(paper, { tag: "P", text, style: { size, bold: isBold }, ...(lang && { lang }), after: 5 });
}

/** Writes a heading, with a bookmark; it does not stand alone at the foot of a page. */
export function writeHeading(paper: Paper, { size, lang }: Reader, text: string): void {
  const style = { size: size + 3, bold: true, color: ink.accent };
  write(paper, { tag: "H2", text, style, ...(lang && { lang }), after: 3, with: 50, bookmark: text });
}

/** The calendar day of an instant as US forms write it. */
export function usDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}
