import type { TemplateBox } from "../template/template.ts";
import { capitalHeight, fitText, inset, isRuled, lineHeight, widthOf } from "./fit-text.ts";
import { pdfNumber as number, pdfBytes, pdfFileName } from "./syntax.ts";
import { winAnsi } from "./win-ansi.ts";

/**
 * Draws the look of a text box in the form's own font.
 * @param text spelled with the form's letters, and known to fit
 * @returns a form XObject in PDF syntax, Latin-1
 */
export function appearanceOf(box: TemplateBox, text: string): string {
  const placed = fitText(text, box);
  if (placed === undefined) throw new Error(`A text does not fit ${box.field}.`);
  const { size, lines } = placed;
  const letters = box.isComb ? combed(box, text, size) : straight(box, lines, size);
  const drawing =
    `/Tx BMC q 1 1 ${number(box.width - 2)} ${number(box.height - 2)} re W n ` +
    `BT ${pdfFileName(box.font.name)} ${number(size)} Tf 0 g ${letters} ET Q EMC`;
  const resources = `<< /Font << ${pdfFileName(box.font.name)} ${box.font.reference} >> >>`;
  return (
    `<< /Type /XObject /Subtype /Form /BBox [0 0 ${number(box.width)} ${number(box.height)}] ` +
    `/Resources ${resources} /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
  );
}

function straight(box: TemplateBox, lines: readonly string[], size: number): string {
  const apart = lineHeight(box, size);
  const middle = (box.height + (lines.length - 1) * apart - capitalHeight * size) / 2;
  const top = box.isMultiline && isRuled(box) ? box.height - apart + 4 : middle;
  return lines
    .map((line, index) => {
      const move = index === 0 ? `${number(inset)} ${number(top)}` : `0 ${number(-apart)}`;
      return `${move} Td ${pdfBytes(winAnsi(line))} Tj`;
    })
    .join(" ");
}

/** One letter in the middle of each cell. */
function combed(box: TemplateBox, text: string, size: number): string {
  const cell = box.width / (box.maxLength ?? text.length);
  const y = (box.height - capitalHeight * size) / 2;
  return [...text]
    .map((letter, index) => {
      const x = index * cell + (cell - widthOf(letter, size)) / 2;
      return `1 0 0 1 ${number(x)} ${number(y)} Tm ${pdfBytes(winAnsi(letter))} Tj`;
    })
    .join(" ");
}
