import { decorate, ink, keepTogether, type Paper, printable, type TextStyle, wear } from "./paper.ts";

/** One line of a cell. */
export interface CellText extends TextStyle {
  readonly text: string;
  readonly lang?: string;
}

/** A table's shape: its column heads, and the share of the width each column takes (the shares add up to 1). */
export interface TableShape {
  readonly heads: readonly string[];
  readonly shares: readonly number[];
}

const padding = 6;
const headStyle = { size: 9, bold: true, color: "#ffffff" } as const;

/** Writes a table row by row. The head is repeated on every page, the copies as decoration. */
export function writeTable(paper: Paper, shape: TableShape, rows: readonly (readonly (readonly CellText[])[])[]): void {
  const { doc, root } = paper;
  const table = doc.struct("Table");
  root.add(table);
  const columns = columnsOf(paper, shape);
  const head = shape.heads.map((text) => [{ ...headStyle, text }]);
  keepTogether(paper, heightOf(paper, columns, head) + heightOf(paper, columns, rows[0] ?? []));
  drawHead(paper, columns, head, table);
  for (const row of rows) {
    if (keepTogether(paper, heightOf(paper, columns, row))) drawHead(paper, columns, head);
    drawRow(paper, columns, row, table);
  }
  table.end();
  doc.y += 10;
}

interface Column {
  readonly x: number;
  readonly width: number;
}

function columnsOf({ left, width }: Paper, { shares }: TableShape): readonly Column[] {
  let x = left;
  return shares.map((share) => {
    const column = { x: x + padding, width: share * width - 2 * padding };
    x += share * width;
    return column;
  });
}

type Row = readonly (readonly CellText[])[];

function heightOf({ doc }: Paper, columns: readonly Column[], row: Row): number {
  const heights = row.map((cell, index) =>
    cell.reduce(
      (sum, line) => sum + wear(doc, line).heightOfString(printable(line.text), { width: columnWidth(columns, index) }),
      0,
    ),
  );
  return Math.max(0, ...heights) + 2 * padding;
}

function columnWidth(columns: readonly Column[], index: number): number {
  return columns[index]?.width ?? 0;
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
        drawCell(doc, columns[index], top, cell);
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

function addRow({ doc }: Paper, { table, row, top, columns, tagOf }: RowPlace): void {
  const tr = doc.struct("TR");
  table.add(tr);
  row.forEach((cell, index) => {
    const { tag, scope } = tagOf(index);
    const element = doc.struct(tag, scope ? { scope } : {});
    tr.add(element);
    let y = top + padding;
    for (const line of cell) {
      const at = y;
      element.add(
        doc.struct("P", line.lang ? { lang: line.lang } : {}, () => {
          drawLine(doc, columns[index], at, line);
        }),
      );
      y = doc.y;
    }
  });
  tr.end();
}

function drawCell(doc: PDFKit.PDFDocument, column: Column | undefined, top: number, cell: readonly CellText[]): void {
  let y = top + padding;
  for (const line of cell) {
    drawLine(doc, column, y, line);
    y = doc.y;
  }
}

function drawLine(doc: PDFKit.PDFDocument, column: Column | undefined, y: number, line: CellText): void {
  if (column) wear(doc, line).text(printable(line.text), column.x, y, { width: column.width });
}
