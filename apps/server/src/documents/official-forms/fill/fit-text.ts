import type { TemplateBox } from "../template/template.ts";

// The forms' boxes are set in Courier: every letter is 600/1000 of its size wide, its capitals 592/1000 high.
const letterWidth = 0.6;
export const capitalHeight = 0.592;
const smallest = 7;
const step = 0.5;
export const inset = 2;
// Both forms rule their additional-information boxes in lines 18 points apart; the cells of a table have no rules.
const ruledLine = 18;
const tightLine = 1.15;

/** A text laid out in its box. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Fits a text into a box: at the form's own size, else smaller down to 7 points. In the cell of a table no word is broken:
 * there a smaller letter is read better than half a word.
 * @returns undefined when it does not fit, or is longer than the box allows
 */
export function fitText(text: string, box: TemplateBox): FittedText | undefined {
  if (box.maxLength !== undefined && text.length > box.maxLength) return undefined;
  if (box.isComb) return { size: box.font.size, lines: [text] };
  for (let size = box.font.size; size >= smallest; size -= step) {
    const columns = Math.floor((box.width - 2 * inset) / (size * letterWidth));
    const lines = box.isMultiline ? wrap(text, columns, isRuled(box)) : [text];
    const isWide = lines.some((line) => line.length > columns);
    if (!isWide && lines.length * (box.isMultiline ? lineHeight(box, size) : size) <= box.height)
      return { size, lines };
  }
  return undefined;
}

/** Points from one line of a box to the next. */
export function lineHeight({ height }: Pick<TemplateBox, "height">, size: number): number {
  return isRuled({ height }) ? ruledLine : tightLine * size;
}

/** Tells whether a box of several lines has rules to write on. */
export function isRuled({ height }: Pick<TemplateBox, "height">): boolean {
  return height >= 2 * ruledLine;
}

/** Points a text is wide. */
export function widthOf(text: string, size: number): number {
  return text.length * letterWidth * size;
}

/** @param isBroken whether a word that is longer than a line goes on in the next one */
function wrap(text: string, columns: number, isBroken: boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    let rest = word;
    if (line !== "" && line.length + 1 + rest.length > columns) {
      lines.push(line);
      line = "";
    }
    while (isBroken && rest.length > columns) {
      lines.push(rest.slice(0, columns));
      rest = rest.slice(columns);
    }
    line = line === "" ? rest : `${line} ${rest}`;
  }
  return [...lines, line];
}
