import { decorate, ink, keepTogether, type Paper, printable, type TextStyle, wear } from "./paper.ts";

/** One line of a cell. */
export interface CellText extends TextStyle {
  readonly text: string;
  readonly lang?: string;
  /** The page of the form that it leads to, from 1. */
  readonly page?: number;
}

/** The texts of each cell of a row. */
export type Row = readonly (readonly CellText[])[];

/** A table's shape: its column heads, their language and size, and each column's share of the width (they add up to 1). */
export interface TableShape {
  readonly heads: readonly string[];
  readonly lang?: string;
  /** Points. */
  readonly size: number;
  readonly shares: readonly number[];
}

const padding = { x: 4, y: 2.5 } as const;
const headStyle = { bold: true, color: "#ffffff" } as const;

/** Writes a table row by row. The head is repeated on every page, the copies as decoration. */
export function writeTable(paper: Paper, shape: TableShape, rows: readonly Row[]): void {
  const { doc, root } = paper;
  const table = doc.struct("Table");
  root.add(table);
  const columns = columnsOf(paper, shape);
  const { lang, size } = shape;
  const head = shape.heads.map((text) => [{ ...headStyle, size, text, ...(lang && { lang }) }]);
  keepTogether(paper, heightOf(paper, columns, head) + heightOf(paper, columns, rows[0] ?? []));
  drawHead(paper, columns, head, table);
  for (const row of rows) {
    if (keepTogether(paper, heightOf(paper, columns, row))) drawHead(paper, columns, head);
    drawRow(paper, columns, row, table);
  }
  table.end();
  doc.y += 6;
}

/** The name that a link to a page of the form goes by, until the form's pages are behind the sheet. */
function destinationOf(page: number): string {
  return `form-page-${page}`;
}

interface Column {
  readonly x: number;
  readonly width: number;
}

function columnsOf({ left, width }: Paper, { shares }: TableShape): readonly Column[] {
  let x = left;
  return shares.map((share) => {
    const column = { x: x + padding.x, width: share * width - 2 * padding.x };
    x += share * width;
    return column;
  });
}

function heightOf(paper: Paper, columns: readonly Column[], row: Row): number {
  const heights = row.map((cell, index) =>
    cell.reduce((sum, line) => {
      const { width = 0 } = columns[index] ?? {};
      return sum + wear(paper, line).heightOfString(shownIn(paper, line, width), { width });
    }, 0),
  );
  return Math.max(0, ...heights) + 2 * padding.y;
}

/** Without `table` the head is a repetition on a later page: drawn, but not part of the structure. */
function drawHead(paper: Paper, columns: readonly Column[], row: Row, table?: PDFKit.PDFStructureElement): void {
  const { doc, left, width } = paper;
  const top = doc.y;
  const height = heightOf(paper, columns, row);
  decorate(doc, "Layout", () => doc.rect(left, top, width, height).fill(ink.accent));
  if (table === undefined) {
    decorate(doc, "Pagination", () => {
      row.forEach((cell, index) => {
        drawCell(paper, columns[index], top, cell);
      });
    });
  } else {
    addRow(paper, { table, row, top, columns, tagOf: () => ({ tag: "TH", scope: "Column" }) });
  }
  doc.y = top + height;
}

function drawRow(paper: Paper, columns: readonly Column[], row: Row, table: PDFKit.PDFStructureElement): void {
  const { doc, left, width } = paper;
  const top = doc.y;
  const bottom = top + heightOf(paper, columns, row);
  addRow(paper, {
    table,
    row,
    top,
    columns,
    tagOf: (index) => (index === 0 ? { tag: "TH", scope: "Row" } : { tag: "TD" }),
  });
  decorate(doc, "Layout", () => {
    doc
      .moveTo(left, bottom)
      .lineTo(left + width, bottom)
      .lineWidth(0.5)
      .stroke(ink.line);
  });
  doc.y = bottom;
}

interface RowPlace {
  readonly table: PDFKit.PDFStructureElement;
  readonly row: Row;
  readonly top: number;
  readonly columns: readonly Column[];
  readonly tagOf: (index: number) => { readonly tag: string; readonly scope?: "Row" | "Column" };
}

function addRow(paper: Paper, { table, row, top, columns, tagOf }: RowPlace): void {
  const { doc } = paper;
  const tr = doc.struct("TR");
  table.add(tr);
  row.forEach((cell, index) => {
    const { tag, scope } = tagOf(index);
    const element = doc.struct(tag, scope ? { scope } : {});
    tr.add(element);
    let y = top + padding.y;
    for (const line of cell) {
      const at = y;
      const lang = line.lang === undefined ? {} : { lang: line.lang };
      const paragraph = doc.struct("P", lang);
      element.add(paragraph);
      if (line.page === undefined) {
        const { x = 0, width = 0 } = columns[index] ?? {};
        const text = shownIn(paper, line, width);
        paragraph.add(() => void wear(paper, line).text(text, x, at, { width }));
      } else addLink(paper, { paragraph, column: columns[index], y: at, line, page: line.page });
      paragraph.end();
      y = doc.y;
    }
  });
  tr.end();
}

/** Words that lead to a page of the form: the element holds the words and the link itself. */
function addLink(
  paper: Paper,
  {
    paragraph,
    column,
    y,
    line,
    page,
  }: {
    readonly paragraph: PDFKit.PDFStructureElement;
    readonly column: Column | undefined;
    readonly y: number;
    readonly line: CellText;
    readonly page: number;
  },
): void {
  const { doc } = paper;
  const link = doc.struct("Link");
  paragraph.add(link);
  link.add(() => {
    drawLine(paper, column, y, { color: ink.accent, ...line });
  });
  if (column === undefined) return;
  // pdfkit writes a string as a PDF name, and an object of one as a PDF string.
  const Contents = Object(printable(line.text)) as string;
  doc.goTo(column.x, y, column.width, doc.y - y, destinationOf(page), { structParent: link, Contents } as object);
  link.end();
}

function drawCell(paper: Paper, column: Column | undefined, top: number, cell: readonly CellText[]): void {
  let y = top + padding.y;
  for (const line of cell) {
    drawLine(paper, column, y, line);
    y = paper.doc.y;
  }
}

function drawLine(paper: Paper, column: Column | undefined, y: number, line: CellText): void {
  if (column) wear(paper, line).text(shownIn(paper, line, column.width), column.x, y, { width: column.width });
}

/** A line's text; a word that is wider than its column, as a long e-mail address, goes on behind one of its marks. */
function shownIn(paper: Paper, line: CellText, width: number): string {
  const doc = wear(paper, line);
  // pdfkit counts the sign that ends a row as wide as a letter.
  const fits = (text: string) => doc.widthOfString(text) < width - line.size;
  const inPieces = (word: string) => {
    const rows: string[] = [];
    for (const piece of word.split(/(?=@)|(?<=[._+-])/)) {
      const row = `${rows.at(-1) ?? ""}${piece}`;
      if (rows.length > 0 && fits(row)) rows[rows.length - 1] = row;
      else rows.push(piece);
    }
    return rows.join("\n");
  };
  return printable(line.text)
    .split(" ")
    .map((word) => (fits(word) ? word : inPieces(word)))
    .join(" ");
}
