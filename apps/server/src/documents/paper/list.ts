import { decorate, ink, keepTogether, type Paper, printable, type TextStyle, wear } from "./paper.ts";

/** One line of a list's point. */
export interface PointText extends TextStyle {
  readonly text: string;
}

/** How the points of a list begin. */
export interface ListShape {
  /** A square to tick before each point. */
  readonly hasBoxes?: boolean;
  /** The language of its texts, where it is not that of the sheet. */
  readonly lang?: string;
  /** Points, of the labels. */
  readonly size: number;
}

const indent = 24;
const boxSize = 11;

/** Writes a numbered list, each point whole on one page. */
export function writeList(paper: Paper, points: readonly (readonly PointText[])[], shape: ListShape): void {
  const { doc, root } = paper;
  const list = doc.struct("L", shape.lang === undefined ? {} : { lang: shape.lang });
  root.add(list);
  points.forEach((texts, index) => {
    writePoint(paper, list, { texts, label: `${index + 1}.`, shape });
  });
  list.end();
  doc.y += 4;
}

interface Point {
  readonly texts: readonly PointText[];
  readonly label: string;
  readonly shape: ListShape;
}

function writePoint(paper: Paper, list: PDFKit.PDFStructureElement, { texts, label, shape }: Point): void {
  const { doc, left } = paper;
  const from = left + (shape.hasBoxes ? boxSize + 8 : 0);
  const width = paper.width - (from - left) - indent;
  const shown = texts.map((style) => ({ style, text: printable(style.text) }));
  const heights = shown.map(({ style, text }) => wear(paper, style).heightOfString(text, { width }));
  keepTogether(
    paper,
    heights.reduce((sum, height) => sum + height, 4),
  );
  const top = doc.y;
  if (shape.hasBoxes) {
    decorate(doc, "Layout", () =>
      doc
        .rect(left, top + 2.5, boxSize, boxSize)
        .lineWidth(1)
        .stroke(ink.line),
    );
  }
  const item = doc.struct("LI");
  list.add(item);
  const plain = { size: shape.size };
  item.add(doc.struct("Lbl", {}, () => void wear(paper, plain).text(label, from, top, { lineBreak: false })));
  const body = doc.struct("LBody");
  item.add(body);
  let y = top;
  shown.forEach(({ style, text }, index) => {
    const at = y;
    body.add(doc.struct("P", {}, () => void wear(paper, style).text(text, from + indent, at, { width })));
    y += heights[index] ?? 0;
  });
  item.end();
  doc.y = y + 4;
}
