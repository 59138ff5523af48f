import type { PrintedAnswer } from "@dilo/forms";
import type { Box, FormBoxes } from "../boxes/form-boxes.ts";
import { formText } from "../fill/win-ansi.ts";
import type { Note, Placed } from "./filling.ts";
import type { Overflow } from "./overflow.ts";

/** A row that its table has no boxes for. */
interface Row {
  readonly of: Box;
  /** As printed: its number and its cells. */
  readonly label: string;
  readonly value: string;
  /** The ids of its cells. */
  readonly answers: readonly string[];
  /** Some of it is told in the person's own words. */
  readonly isInWords: boolean;
}

/** What became of the rows that their tables have no boxes for. */
interface Beyond {
  readonly notes: readonly Note[];
  /** Where the other cells of its row stand: wherever its first one does. */
  readonly withRow: (first: Placed) => readonly Placed[];
}

/** Writes the rows that their tables have no boxes for into the additional-information part, or onto the sheet behind the form. */
export function rowsBeyond(lines: readonly PrintedAnswer[], { answers }: FormBoxes, overflow: Overflow): Beyond {
  const cells = lines.flatMap((line) => cellOf(line, answers));
  const lacking = cells.flatMap(({ line, of, lacking: letters }): Note[] =>
    letters.length > 0 ? [{ code: "letters", answer: line.field.id, box: of, left: letters.join("") }] : [],
  );
  const rows = tablesIn(cells.filter(({ lacking: letters }) => letters.length === 0)).flat();
  const moved = rows.flatMap((row): readonly Note[] => {
    const { of, label, value, isInWords } = row;
    const answer = row.answers[0] ?? "";
    const isOnSheet = overflow.move(answer, [{ box: of, label, value, isCopy: false }], false) === "sheet";
    const notes: readonly Note[] = [{ code: isOnSheet ? "attached" : "row-moved", answer, box: of }];
    return isInWords ? [...notes, { code: "own-words-boxed", answer, box: of }] : notes;
  });
  const others = new Map(rows.map(({ answers: [first = "", ...rest] }) => [first, rest]));
  return {
    notes: [...lacking, ...moved],
    withRow: (first) => (others.get(first.answer) ?? []).map((answer) => ({ ...first, answer, isReference: true })),
  };
}

/** A cell of such a row, and the letters in it that the form's font does not have. */
interface Cell {
  readonly line: PrintedAnswer;
  readonly of: Box;
  readonly text: string;
  readonly lacking: readonly string[];
}

function cellOf(line: PrintedAnswer, answers: FormBoxes["answers"]): readonly Cell[] {
  const target = answers[line.field.id];
  return target?.kind === "row" && line.status === "read" ? [{ line, of: target.of, ...formText(line.english) }] : [];
}

function tablesIn(cells: readonly Cell[]): readonly (readonly Row[])[] {
  const tables = new Map<Box, Map<string, Row>>();
  for (const { line, of, text } of cells) {
    const { id } = line.field;
    const rows = tables.get(of) ?? new Map<string, Row>();
    const [row = ""] = /\.\d+(?=\.)/.exec(id) ?? [];
    const before = rows.get(row);
    rows.set(row, {
      of,
      label: `Row ${row.slice(1)}`,
      value: before ? `${before.value}, ${text}` : text,
      answers: [...(before?.answers ?? []), id],
      isInWords: before?.isInWords === true || line.field.kind === "words",
    });
    tables.set(of, rows);
  }
  return [...tables.values()].map((rows) => [...rows.values()]);
}
