import { skippable } from "../../answers/extra/skippable.ts";
import { meantBy, yesNoAsked } from "../../answers/extra/yes-no-asked/reading.ts";
import { notApplicablePhrases } from "../../answers/extra/yes-no-asked/words.table.ts";
import type { Reader } from "../../answers/reading.ts";
import { somewhere } from "../../answers/words/phrases.ts";
import { notSure } from "../../answers/yes-no/not-sure.ts";
import type { Extra, Field, TableCell } from "../definition.ts";
import type { Condition } from "../items.ts";
import { columnNames } from "./column-names.ts";
import type { Column, Entry, Table } from "./entry.ts";
import { type Kind, kinds } from "./kinds.ts";
import { addressBehindYes, openingRow, toldBehindYes } from "./row-opened.ts";
import { timeAsked } from "./timeline/ask-for-time.ts";
import { daysCounted } from "./timeline/count-days.ts";

const none = somewhere(notApplicablePhrases);
const yesOrNo = [
  { value: "yes", english: "Yes", spanish: "sí" },
  { value: "no", english: "No", spanish: "no" },
  notSure,
] as const;

/** What is said where the form has no words of its own for it. */
const asked = {
  why: "El formulario lo pregunta con estas palabras. Dilo no puede decirle qué contestar.",
  where: "Un abogado o representante acreditado puede ayudarle a contestar. Si no está seguro, diga: no estoy seguro.",
  whyEnglish: "The form asks for it in these words. Dilo cannot tell you what to answer.",
  whereEnglish: "A lawyer or an accredited representative can help you. If you are not sure, say so.",
} as const;

/**
 * Makes the questions of one part, in their order: what a yes must explain is asked right behind it. One of the extra
 * questions that belongs to the part stands among them.
 * @param own the kinds that only this form has
 */
export function questionsOf<Own extends string = never>(
  part: number,
  entries: readonly (Entry<Own> | Table<Own> | Field)[],
  own?: Readonly<Record<Own, Kind>>,
): readonly Field[] {
  const place: Place = { part, kinds: { ...kinds, ...own } };
  return entries.flatMap((entry) => {
    if ("rows" in entry) return rowsOf(place, entry);
    if ("page" in entry) return withExplanation(place, entry);
    return entry.extra ? [{ ...entry, extra: { ...entry.extra, part } }] : [];
  });
}

type Kinds = Readonly<Record<string, Kind>>;

/** The part whose questions are made, and what its answers may be. */
interface Place {
  readonly part: number;
  readonly kinds: Kinds;
}

function withExplanation(place: Place, entry: Entry<string>): readonly Field[] {
  const field = fieldOf(place, entry);
  if (entry.explain === undefined) return [field];
  const told = entry.explain === "words" ? "Explíquelo con sus palabras, por favor." : entry.explain;
  const explained: Entry = {
    id: `${entry.id}_explained`,
    item: entry.item,
    page: entry.page,
    kind: "words",
    label: `Explanation of ${entry.item}`,
    question: `Contestó que sí. El formulario pide una explicación. ${told}`,
    help: "Un abogado o representante acreditado puede ayudarle con esta explicación.",
    when: { field: entry.id, is: ["yes"] },
    ...(entry.group !== undefined && { group: entry.group }),
  };
  const { labelSpanish, ...rest } = fieldOf(place, explained);
  return [field, { ...rest, labelSpanish: labelSpanish.replace("Pregunta", "Explicación de la pregunta") }];
}

/** The rows of a table one behind the other: each but the first comes where another one was told of. */
function rowsOf(place: Place, table: Table<string>): readonly Field[] {
  const { id, item, page, gate, known } = table;
  const asking = (field: Field, asks: Extra["asks"]): Field =>
    asks && field.extra ? { ...field, extra: { ...field.extra, asks } } : field;
  const isNew = known && { not: known };
  const when = allOf([gate?.when, isNew]);
  const opens = (field: Field): Field => openingFirst(place, table, field);
  const gateField = gate && fieldOf(place, { weighty: "neither", ...gate, id, item, page, kind: "yesno", ...when });
  const asksFirst = gateField && inTable(gateField, table, { row: 0, column: "" });
  const opening = asksFirst && opens(asking(asksFirst, timeAsked(table)));
  const rows = Array.from({ length: table.rows }, (_, index) => index + 1).flatMap((row) => {
    const before = conditionOfRow(table, row);
    const columns = table.columns.filter(
      ({ id: column, fromRow = 1 }) => fromRow <= row && table.elsewhere?.[`${row}.${column}`] === undefined,
    );
    const first = row === 1 ? allOf([before, isNew]).when : before;
    const fields = columns.map((column, at) => cellOf(place, table, { column, row, before: first, isFirst: at === 0 }));
    if (row === table.rows || table.another === undefined) return fields;
    const another = cellOf(place, table, moreOf(table, row, before));
    return [...fields, opens(asking(another, daysCounted(table, row) ?? timeAsked(table)))];
  });
  return opening ? [opening, ...rows] : rows;
}

/** The question that opens a row: its answer may tell of the row's first question too. */
function openingFirst({ kinds: all }: Place, { columns: [first] }: Table<string>, field: Field): Field {
  if (first === undefined || field.extra === undefined) return field;
  const extra: Extra = { ...field.extra, opensRow: meantBy("no", statementOf(field.question)) };
  if (first.kind === "yesno") return { ...field, extra };
  return { ...field, extra: { ...extra, reader: openingRow(extra.reader, kindOf(first, all).reader) } };
}

function allOf(conditions: readonly (Condition | undefined)[]): { readonly when?: Condition } {
  const all = conditions.filter((one) => one !== undefined);
  return all.length === 0 ? {} : { when: { all } };
}

/** Asks for the next row: behind a first one that is known, without what opens the table. */
function moreOf(
  { known, gate, another = "", anotherKnown = another, weighty = "neither" }: Table<string>,
  row: number,
  before?: Condition,
): Cell {
  const isKnown = row === 1 ? known : undefined;
  const column: Column<string> = {
    id: "another",
    kind: "yesno",
    label: "Another one",
    question: another,
    weighty,
    ...(isKnown && { wordings: [{ when: isKnown, question: anotherKnown }] }),
  };
  return { column, row, before: isKnown && gate && before ? { any: [isKnown, before] } : before, isFirst: false };
}

/**
 * When a row is asked: as many as were counted; else the first one behind the gate, each other where another one was told
 * of, and all of them, where nobody is asked for another.
 */
function conditionOfRow({ id, gate, when, count, another: more }: Table<string>, row: number): Condition | undefined {
  if (count !== undefined) return { field: count, atLeast: row };
  const first = gate ? { field: id, is: ["yes"] } : when;
  if (row === 1 || more === undefined) return first;
  return { field: `${id}.${row - 1}.another`, is: ["yes"] };
}

/** Where a question of a table stands. */
interface Cell {
  readonly column: Column<string>;
  readonly row: number;
  readonly before: Condition | undefined;
  readonly isFirst: boolean;
}

function cellOf(place: Place, table: Table<string>, { column, row, before, isFirst }: Cell): Field {
  const idOf = (id: string) =>
    isColumn(table, id) || id === "another" ? (table.elsewhere?.[`${row}.${id}`] ?? `${table.id}.${row}.${id}`) : id;
  const { fromRow: _from, toldWith, partOf, together, notBefore, when, ...entry } = column;
  const { lead, nextLead = lead } = table;
  const field = fieldOf(place, {
    ...entry,
    id: idOf(column.id),
    item: table.item,
    page: table.page,
    ...(isFirst && leadOf(row === 1 ? lead : nextLead)),
    ...(notBefore !== undefined && { notBefore: idOf(notBefore) }),
    ...allOf([before, when && inRow(when, row, idOf)]),
  });
  const opener = row === 1 ? table.gate && table.id : table.another && `${table.id}.${row - 1}.another`;
  const told = {
    ...(isFirst && opener && { toldWith: toldInOpening(opener, column) }),
    ...(toldWith && { toldWith: toldInColumn(idOf(toldWith.column), toldWith) }),
    ...(partOf && { partOf: { part: partOf.part, fields: partOf.columns.map(idOf) } }),
    ...(together && togetherIn(table, row, { ...together, idOf })),
  };
  const cell: Field = {
    ...field,
    label: `${field.label} (${row})`,
    labelSpanish: `${field.labelSpanish}, fila ${row}`,
    ...(field.extra && { extra: { ...field.extra, ...told } }),
  };
  return inTable(cell, table, { row, column: column.id });
}

function leadOf(lead: string): Pick<Entry, "lead"> {
  return lead === "" ? {} : { lead };
}

function toldInColumn(
  field: string,
  { words, alone }: NonNullable<Column["toldWith"]>,
): NonNullable<Extra["toldWith"]> {
  return { field, words, ...(alone && { alone }) };
}

/** What is asked together in one row: nothing, where the row has none of the others. */
function togetherIn(
  { columns }: Table<string>,
  row: number,
  { question, called, idOf }: NonNullable<Column["together"]> & { readonly idOf: (column: string) => string },
): Pick<Extra, "together"> {
  const inRow = columns.filter(({ id, fromRow = 1 }) => called[id] !== undefined && fromRow <= row);
  if (inRow.length < 2) return {};
  return { together: { question, called: Object.fromEntries(inRow.map(({ id }) => [idOf(id), called[id] ?? ""])) } };
}

/** A question of a table, with where it stands there. */
function inTable(field: Field, table: Table<string>, { row, column }: { row: number; column: string }): Field {
  if (field.extra === undefined) return field;
  const { id, count, columns, another, elsewhere = {} } = table;
  const outside = Object.entries(elsewhere).flatMap(([at, asked]) => (at.startsWith(`${row}.`) ? [asked] : []));
  // The first row of some tables is today's, which is asked otherwise: it is put right, and never taken out.
  const isOwn = columns.some(({ fromRow = 1 }) => fromRow > 1) || Object.keys(elsewhere).length > 0;
  const cell: TableCell = {
    ...{ table: id, row, column },
    names: { column: columnNames[column] ?? "", row: table.row.one, called: table.row.called },
    ...(count !== undefined && { count }),
    ...(outside.length > 0 && { elsewhere: outside }),
    isMovable: (another !== undefined || count !== undefined) && !(row === 1 && isOwn),
  };
  return { ...field, extra: { ...field.extra, cell } };
}

/** A name may be any words: of a yes only what is surely one is taken. */
function toldInOpening(field: string, { kind }: Column<string>): NonNullable<Extra["toldWith"]> {
  const isAnyWords = /^(?:name|name-piece|organization|words)$/.test(kind);
  const words = kind === "street" ? addressBehindYes : toldBehindYes;
  return { field, words, ...(isAnyWords && { isSure: true }) };
}

function isColumn({ columns }: Table<string>, field: string): boolean {
  return columns.some(({ id }) => id === field);
}

/** A condition about columns, as one about the cells of a row. */
function inRow(when: Condition, row: number, idOf: (field: string) => string): Condition {
  if ("all" in when) return { all: when.all.map((one) => inRow(one, row, idOf)) };
  if ("any" in when) return { any: when.any.map((one) => inRow(one, row, idOf)) };
  if ("not" in when) return { not: inRow(when.not, row, idOf) };
  // Of a row that stands alone it is known already: all of nothing holds, any of nothing does not.
  if ("fromRow" in when) return row >= when.fromRow ? { all: [] } : { any: [] };
  return { ...when, field: idOf(when.field) };
}

function fieldOf({ part, kinds: all }: Place, entry: Entry<string>): Field {
  const { id, item, kind, label, question, detail, help, when, wordings, about, isBirth, notBefore } = entry;
  const own = kind === "yesno" ? kind : kindOf(entry, all).kind;
  return {
    id,
    type: own === "date" ? "date" : "text",
    required: false,
    kind: own,
    label,
    labelSpanish: `Pregunta ${item} de la parte ${part}`,
    question,
    // Written channels show the form's own words, or what stands in the box.
    questionEnglish: /[?.]$/.test(label) ? label : `${label}.`,
    ...(detail !== undefined && { detail: { spanish: detail, english: label } }),
    ...(when && { when }),
    ...(wordings && { wordings }),
    ...(about && { about }),
    ...(isBirth && { isBirth }),
    ...(notBefore !== undefined && { notBefore }),
    help: { ...asked, ...(help !== undefined && { why: help }) },
    extra: extraOf({ part, kinds: all }, entry),
  };
}

function kindOf({ kind }: Pick<Entry<string>, "kind">, all: Kinds): Kind {
  const known = all[kind];
  if (known === undefined) throw new Error(`No answer is of the kind ${kind}.`);
  return known;
}

function extraOf({ part, kinds: all }: Place, entry: Entry<string>): Extra {
  const { kind, lead, group, remarks, weighty = "yes" } = entry;
  const choices = kind === "yesno" ? yesOrNo : kindOf(entry, all).choices;
  return {
    reader: readerOf(entry, all),
    part,
    ...(choices && { choices }),
    ...(kind !== "yesno" && kindOf(entry, all).isNoted && { isNoted: true }),
    ...(lead !== undefined && { lead }),
    ...(group !== undefined && { group }),
    ...(group !== undefined &&
      kind === "yesno" &&
      weighty !== "both" &&
      weighty !== "neither" && { quiet: weighty === "yes" ? "no" : "yes" }),
    ...(remarks && { remarks }),
  };
}

function readerOf(entry: Entry<string>, all: Kinds): Reader {
  const { kind, question, weighty = "yes" } = entry;
  return kind === "yesno" ? yesNoAsked(statementOf(question), weighty) : skippable(kindOf(entry, all).reader, none);
}

/** "¿Alguna vez votó?" as what a yes to it says: "alguna vez votó". What is told behind the question is no part of it. */
function statementOf(question: string): string {
  const end = question.indexOf("?");
  const bare = (end < 0 ? question : question.slice(0, end)).replaceAll(/[¿?]/g, "").trim();
  return bare.charAt(0).toLocaleLowerCase("es") + bare.slice(1);
}
