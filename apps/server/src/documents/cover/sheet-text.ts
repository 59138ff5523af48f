import type { BilingualText } from "../notice.ts";
import { ink, type Paper, write } from "../paper/paper.ts";

/** Writes a paragraph in Spanish and, below it, in English. */
export function writeBoth(paper: Paper, { es, en }: BilingualText): void {
  write(paper, { tag: "P", text: es, style: { size: 9 }, after: 0 });
  write(paper, { tag: "P", text: en, lang: "en", style: { size: 8, color: ink.muted } });
}

/** Writes a heading in both languages, with a bookmark in Spanish; it does not stand alone at the foot of a page. */
export function writeHeading(paper: Paper, { es, en }: BilingualText): void {
  const style = { size: 11, bold: true, color: ink.accent };
  write(paper, { tag: "H2", text: es, english: en, style, after: 2, with: 50, bookmark: es });
}

/** The calendar day of an instant as US forms write it. */
export function usDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}
