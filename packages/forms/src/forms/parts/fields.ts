import { skippable } from "../../answers/extra/skippable.ts";
import { yesNoAsked } from "../../answers/extra/yes-no-asked/reading.ts";
import { notApplicablePhrases } from "../../answers/extra/yes-no-asked/words.table.ts";
import type { Reader } from "../../answers/reading.ts";
import { somewhere } from "../../answers/words/phrases.ts";
import { notSure } from "../../answers/yes-no/not-sure.ts";
import type { Extra, Field } from "../definition.ts";
import type { Condition } from "../items.ts";
import type { Column, Entry, Table } from "./entry.ts";
import { kinds } from "./kinds.ts";
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
 */
export function questionsOf(part: number, entries: readonly (Entry | Table | Field)[]): readonly Field[] {
  return entries.flatMap((entry) => {
    if ("rows" in entry) return rowsOf(part, entry);
    if ("page" in entry) return withExplanation(part, entry);
    return entry.extra ? [{ ...entry, extra: { ...entry.extra, part } }] : [];
  });
}

function withExplanation(part: number, entry: Entry): readonly Field[] {
  const field = fieldOf(part, entry);
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
  const { labelSpanish, ...rest } = fieldOf(part, explained);
  return [field, { ...rest, labelSpanish: labelSpanish.replace("Pregunta", "Explicación de la pregunta") }];
}

/** The rows of a table one behind the other: each but the first comes where another one was told of. */
function rowsOf(part: number, table: Table): readonly Field[] {
  const { id: gateId, item, page, gate } = table;
  const asking = (field: Field, asks: Extra["asks"]): Field =>
    asks && field.extra ? { ...field, extra: { ...field.extra, asks } } : field;
  const opening = gate && asking(fieldOf(part, { ...gate, id: gateId, item, page, kind: "yesno" }), timeAsked(table));
  const rows = Array.from({ length: table.rows }, (_, index) => index + 1).flatMap((row) => {
    const before = conditionOfRow(table, row);
    const more: Column = {
      id: "another",
      kind: "yesno",
      label: "Another one",
      question: table.another,
      // What was counted is not asked.
      ...(table.count !== undefined && { when: { not: { field: table.count, atLeast: 0 } } }),
    };
    const columns = table.columns.filter(
      ({ id, fromRow = 1 }) => fromRow <= row && table.elsewhere?.[`${row}.${id}`] === undefined,
    );
    const fields = columns.map((column, at) => cellOf(part, table, { column, row, before, isFirst: at === 0 }));
    if (row === table.rows) return fields;
    const another = cellOf(part, table, { column: more, row, before, isFirst: false });
    return [...fields, asking(another, daysCounted(table, row) ?? timeAsked(table))];
  });
  return opening ? [opening, ...rows] : rows;
}

/** When a row is asked: the first one behind the gate, each other where another one was told of, or counted before. */
function conditionOfRow({ id, gate, when, count }: Table, row: number): Condition | undefined {
  const first = gate ? { field: id, is: ["yes"] } : when;
  const another = (of: number) => `${id}.${of}.another`;
  if (row === 1) return first;
  if (count === undefined) return { field: another(row - 1), is: ["yes"] };
  const rowsBefore = Array.from({ length: row - 1 }, (_, index) => index + 1);
  const isNotEnded = rowsBefore.map((of): Condition => ({ not: { field: another(of), is: ["no"] } }));
  return { all: [...isNotEnded, { field: count, atLeast: row }] };
}

/** Where a question of a table stands. */
interface Cell {
  readonly column: Column;
  readonly row: number;
  readonly before: Condition | undefined;
  readonly isFirst: boolean;
}

function cellOf(part: number, table: Table, { column, row, before, isFirst }: Cell): Field {
  const idOf = (id: string) =>
    isColumn(table, id) || id === "another" ? (table.elsewhere?.[`${row}.${id}`] ?? `${table.id}.${row}.${id}`) : id;
  const { fromRow: _from, toldWith, notBefore, when, ...entry } = column;
  const all = [before, when && inRow(when, idOf)].filter((one) => one !== undefined);
  const field = fieldOf(part, {
    ...entry,
    id: idOf(column.id),
    item: table.item,
    page: table.page,
    ...(isFirst && { lead: table.lead }),
    ...(notBefore !== undefined && { notBefore: idOf(notBefore) }),
    ...(all.length > 0 && { when: { all } }),
  });
  const told = toldWith && { toldWith: { field: idOf(toldWith.column), words: toldWith.words } };
  return {
    ...field,
    label: `${field.label} (${row})`,
    labelSpanish: `${field.labelSpanish}, fila ${row}`,
    ...(field.extra && told && { extra: { ...field.extra, ...told } }),
  };
}

function isColumn({ columns }: Table, field: string): boolean {
  return columns.some(({ id }) => id === field);
}

/** A condition about columns, as one about the cells of a row. */
function inRow(when: Condition, idOf: (field: string) => string): Condition {
  if ("all" in when) return { all: when.all.map((one) => inRow(one, idOf)) };
  if ("any" in when) return { any: when.any.map((one) => inRow(one, idOf)) };
  if ("not" in when) return { not: inRow(when.not, idOf) };
  return "field" in when ? { ...when, field: idOf(when.field) } : when;
}

function fieldOf(part: number, entry: Entry): Field {
  const { id, item, kind, label, question, detail, help, when, wordings, about, isBirth, notBefore } = entry;
  return {
    id,
    type: kind !== "yesno" && kinds[kind].kind === "date" ? "date" : "text",
    required: false,
    kind: kind === "yesno" ? kind : kinds[kind].kind,
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
    extra: extraOf(part, entry),
  };
}

function extraOf(part: number, entry: Entry): Extra {
  const { kind, lead, group, remarks, weighty = "yes" } = entry;
  const choices = kind === "yesno" ? yesOrNo : kinds[kind].choices;
  return {
    reader: readerOf(entry),
    part,
    ...(choices && { choices }),
    ...(lead !== undefined && { lead }),
    ...(group !== undefined && { group }),
    ...(group !== undefined && kind === "yesno" && weighty !== "both" && { quiet: weighty === "yes" ? "no" : "yes" }),
    ...(remarks && { remarks }),
  };
}

function readerOf({ kind, question, weighty = "yes" }: Entry): Reader {
  return kind === "yesno" ? yesNoAsked(statementOf(question), weighty) : skippable(kinds[kind].reader, none);
}

/** "¿Alguna vez votó?" as what a yes to it says: "alguna vez votó". */
function statementOf(question: string): string {
  const bare = question.replaceAll(/[¿?]/g, "").trim();
  return bare.charAt(0).toLocaleLowerCase("es") + bare.slice(1);
}
