import { ink, keepTogether, type Paper, printable, type TextStyle, wear } from "./paper.ts";

/** One point of a list: the English words, and the Spanish ones below them. */
export interface Point {
  readonly en: string;
  readonly es: string;
}

const indent = 20;
const english: TextStyle = { size: 10 };
const spanish: TextStyle = { size: 10, color: ink.muted };

/** Writes a numbered list, each point whole on one page. */
export function writeList(paper: Paper, points: readonly Point[]): void {
  const { doc, root } = paper;
  const list = doc.struct("L");
  root.add(list);
  points.forEach((point, index) => {
    writePoint(paper, list, { ...point, label: `${index + 1}.` });
  });
  list.end();
  doc.y += 6;
}

function writePoint(paper: Paper, list: PDFKit.PDFStructureElement, point: Point & { readonly label: string }): void {
  const { doc, left } = paper;
  const width = paper.width - indent;
  const [en, es] = [printable(point.en), printable(point.es)];
  const height = wear(doc, english).heightOfString(en, { width }) + wear(doc, spanish).heightOfString(es, { width });
  keepTogether(paper, height + 5);
  const top = doc.y;
  const item = doc.struct("LI");
  list.add(item);
  item.add(doc.struct("Lbl", {}, () => void wear(doc, english).text(point.label, left, top, { lineBreak: false })));
  const body = doc.struct("LBody");
  item.add(body);
  body.add(doc.struct("P", {}, () => void wear(doc, english).text(en, left + indent, top, { width })));
  body.add(doc.struct("P", { lang: "es" }, () => void wear(doc, spanish).text(es, left + indent, doc.y, { width })));
  item.end();
  doc.y += 5;
}
