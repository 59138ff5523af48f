import { ink, keepTogether, type Paper, printable, type TextStyle, wear } from "./paper.ts";

/** One point of a list: the Spanish words, and the English ones below them. */
export interface Point {
  readonly es: string;
  readonly en: string;
}

const indent = 16;
const spanish: TextStyle = { size: 9 };
const english: TextStyle = { size: 8, color: ink.muted };

/** Writes a numbered list, each point whole on one page. */
export function writeList(paper: Paper, points: readonly Point[]): void {
  const { doc, root } = paper;
  const list = doc.struct("L");
  root.add(list);
  points.forEach((point, index) => {
    writePoint(paper, list, { ...point, label: `${index + 1}.` });
  });
  list.end();
  doc.y += 4;
}

function writePoint(paper: Paper, list: PDFKit.PDFStructureElement, point: Point & { readonly label: string }): void {
  const { doc, left } = paper;
  const width = paper.width - indent;
  const [es, en] = [printable(point.es), printable(point.en)];
  const height =
    wear(paper, spanish).heightOfString(es, { width }) + wear(paper, english).heightOfString(en, { width });
  keepTogether(paper, height + 2);
  const top = doc.y;
  const item = doc.struct("LI");
  list.add(item);
  item.add(doc.struct("Lbl", {}, () => void wear(paper, spanish).text(point.label, left, top, { lineBreak: false })));
  const body = doc.struct("LBody");
  item.add(body);
  body.add(doc.struct("P", {}, () => void wear(paper, spanish).text(es, left + indent, top, { width })));
  body.add(doc.struct("P", { lang: "en" }, () => void wear(paper, english).text(en, left + indent, doc.y, { width })));
  item.end();
  doc.y += 2;
}
