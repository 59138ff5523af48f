import { plainWords } from "@dilo/foundation";
import { spellNumber } from "../../answers/numbers/spell.ts";
import type { Field, TableCell } from "../../forms/definition.ts";
import type { PrintedAnswer } from "../../forms/english.ts";
import { valueSlots } from "../../prompts/read-back.ts";
import type { RowWords, TableWords } from "../../understanding/act.ts";
import { linesOf } from "../lines.ts";
import { currentField, fieldsOf } from "../questions.ts";
import type { Interview, Reviewing } from "../state.ts";

/** A row of a table that was told, and its answers. */
interface ToldRow {
  readonly row: number;
  readonly lines: readonly PrintedAnswer[];
}

/** Where the question that stands is in a table; undefined where it is in none. */
export function cellNow(interview: Interview): TableCell | undefined {
  return currentField(interview)?.extra?.cell;
}

/** The questions of one row; whether there is another row is none of them. */
export function cellsOf(fields: readonly Field[], table: string, row: number): readonly Field[] {
  const own = fields.filter(({ extra }) => extra?.cell?.table === table && extra.cell.row === row);
  const outside = new Set(own.flatMap(({ extra }) => extra?.cell?.elsewhere ?? []));
  return fields.filter((field) => outside.has(field.id) || (own.includes(field) && !isAnother(field)));
}

function isAnother({ extra }: Field): boolean {
  return extra?.cell?.column === "another";
}

/** The rows of a table of which something was told, in their order. */
export function toldRows(interview: Interview, table = cellNow(interview)?.table): readonly ToldRow[] {
  if (table === undefined || interview.phase === "choosing") return [];
  const fields = fieldsOf(interview);
  const known = new Map(linesOf(interview).map((line) => [line.field.id, line]));
  const numbers = fields.flatMap(({ extra }) => (extra?.cell?.table === table ? extra.cell.row : []));
  const told = [...new Set(numbers)].map((row) => ({
    row,
    lines: cellsOf(fields, table, row).flatMap(({ id }) => {
      const line = interview.answers[id] === undefined ? undefined : known.get(id);
      return line === undefined ? [] : [line];
    }),
  }));
  return told.filter(({ row, lines }) => row > 0 && lines.some(({ status }) => status !== "none"));
}

/** The rows told of a table, with the words that each may be called by. */
export function rowsByWords(interview: Interview, table?: string): readonly RowWords[] {
  return toldRows(interview, table).map(({ row, lines }) => ({
    row,
    words: new Set(
      lines.flatMap(({ said, english, reading }) => plainWords(`${said} ${english} ${spoken(reading, said)}`)),
    ),
  }));
}

/** All tables that are asked, with what their rows are called. */
export function tablesByWords(interview: Reviewing): readonly TableWords[] {
  const cells = fieldsOf(interview).flatMap(({ extra }) => extra?.cell ?? []);
  const tables = new Map(cells.map(({ table, names }) => [table, names.called]));
  const columnsOf = (one: string) =>
    cells.flatMap(({ table, names }) => (table === one ? plainWords(names.column) : []));
  return [...tables].map(([table, called]) => ({
    ...{ table, called, columns: new Set(columnsOf(table)) },
    rows: rowsByWords(interview, table),
  }));
}

/** A row as it is called in a sentence, and what was told in it. */
export function rowSlots(interview: Interview, { table, row }: { table: string; row: number }) {
  const told = toldRows(interview, table).find((one) => one.row === row);
  const fields = interview.phase === "choosing" ? [] : fieldsOf(interview);
  const cell = fields.find(({ extra }) => extra?.cell?.table === table)?.extra?.cell;
  return {
    row: `${cell?.names.row ?? "fila"} ${spellNumber(row)}`,
    rowEnglish: `row ${row}`,
    value: told === undefined ? "" : valuesOf(told),
    valueEnglish: told === undefined ? "" : inEnglish(told),
  };
}

/** So many rows are said at a time. */
const mostSaid = 6;

/** The rows told of a table, for a sentence: the last ones, where there are many. */
export function rowsTold(interview: Interview, table: string) {
  const rows = toldRows(interview, table);
  const said = rows.slice(-mostSaid);
  return {
    isAll: said.length === rows.length,
    slots: {
      count: spellNumber(rows.length),
      countEnglish: String(rows.length),
      rows: said.map((one) => `Fila ${spellNumber(one.row)}: ${valuesOf(one)}.`).join(" "),
      rowsEnglish: said.map((one) => `${one.row}: ${inEnglish(one)}.`).join(" "),
    },
  };
}

function valuesOf({ lines }: ToldRow): string {
  return lines.flatMap(({ status, said, reading }) => (status === "none" ? [] : [spoken(reading, said)])).join(", ");
}

function inEnglish({ lines }: ToldRow): string {
  return lines.flatMap(({ status, english }) => (status === "none" ? [] : [english])).join(", ");
}

function spoken(reading: PrintedAnswer["reading"], said: string): string {
  return reading?.status === "value" ? (valueSlots(reading, said)["value"] ?? said) : said;
}
