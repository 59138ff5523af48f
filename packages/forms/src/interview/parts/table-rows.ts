import type { Answers } from "../../answers/answer.ts";
import { toldIn } from "../../forms/conditions.ts";
import type { Field } from "../../forms/definition.ts";
import type { ActOf } from "../../understanding/act.ts";
import type { Scene } from "../decide/scene.ts";
import type { InterviewEffect, Step } from "../events.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { note, reply, replyAfresh } from "../saying.ts";
import { freshTurn } from "../start.ts";
import type { Asking, Interview } from "../state.ts";
import { goOn } from "../steps.ts";
import { cellNow, cellsOf, rowSlots, rowsTold, toldRows } from "./told-rows.ts";

/** The rows told are said, one is gone through again, or it is asked whether one is to go. */
export function aboutRow({ interview }: Scene, { what, row }: ActOf<"row">): Step {
  if (interview.phase !== "asking" || toldRows(interview).length === 0) return reply(interview, note("no-rows"));
  const { isAll, slots } = rowsTold(interview);
  const told = note(isAll ? "rows-told" : "rows-last", slots);
  if (what === "list") return reply(interview, told);
  const cells = row === undefined ? [] : cellsOf(fieldsOf(interview), cellNow(interview)?.table ?? "", row);
  if (row === undefined || cells.length === 0) return reply(interview, told, note("which-row"));
  const isMovable = cells.every(({ extra }) => extra?.cell === undefined || extra.cell.isMovable);
  return what === "correct" || !isMovable
    ? goThrough(interview, cells, row)
    : replyAfresh({ ...interview, aside: { kind: "taking-back", what: "row", row } });
}

/** Each answer of a row is asked to be right, and then one goes on where one was. */
function goThrough(interview: Asking, cells: readonly Field[], row: number): Step {
  const fields = fieldsOf(interview);
  const ids = new Set(cells.map(({ id }) => id));
  const isOwn = ([id]: readonly [string, unknown]) => ids.has(id);
  const known = Object.entries(interview.answers);
  const again: Asking = {
    ...interview,
    ...freshTurn,
    answers: Object.fromEntries(known.filter((one) => !isOwn(one))),
    ahead: { ...interview.ahead, ...Object.fromEntries(known.filter(isOwn)) },
    lastStored: undefined,
    returnTo: undefined,
  };
  const first = fields.findIndex(({ id }) => ids.has(id));
  return goOn(again, first, [note("row-again", { row: rowSlots(interview, row).row })]);
}

/** A row is taken out, and those behind it move up. */
export function takeRowOut(interview: Interview, row: number, at: string): Step {
  const here = cellNow(interview);
  if (interview.phase !== "asking" || here === undefined) return reply(interview);
  const fields = fieldsOf(interview);
  const { table, count } = here;
  const move = (id: string) => movedUp(fields, { table, row }, id);
  const answers = { ...moved(interview.answers, move) };
  const all = count === undefined ? undefined : toldIn(interview.answers, fields).value(count);
  if (count !== undefined && Number(all) > 0) answers[count] = { said: String(Number(all) - 1), heardAt: at };
  // Of the row that stands nothing is left: whether there is one is asked again.
  const opener = fields.find(({ extra }) => extra?.cell?.table === table && opens(extra.cell, row));
  const isHere = here.row === row && count === undefined;
  if (isHere && opener !== undefined) delete answers[opener.id];
  const target = isHere ? opener?.id : move(currentField(interview)?.id ?? "");
  const first = fields.findIndex(({ extra }) => extra?.cell?.table === table && extra.cell.row === row);
  const position = target === undefined ? first : fields.findIndex(({ id }) => id === target);
  const ids = (all: readonly string[]) => all.flatMap((id) => move(id) ?? []);
  const without: Asking = {
    ...interview,
    ...freshTurn,
    answers,
    ahead: moved(interview.ahead, move),
    later: ids(interview.later),
    left: ids(interview.left ?? []),
    lastStored: undefined,
    returnTo: undefined,
  };
  const [after, effects] = goOn(without, position, [note("row-out", { row: rowSlots(interview, row).row })]);
  return [after, [...changes(interview, answers, at), ...effects]];
}

function opens({ row: own, column }: { row: number; column: string }, row: number): boolean {
  return row === 1 ? own === 0 : own === row - 1 && column === "another";
}

/** The id that a cell has once a row before it is gone; undefined for a cell of that row. */
function movedUp(fields: readonly Field[], out: { table: string; row: number }, id: string): string | undefined {
  const cell = fields.find((field) => field.id === id)?.extra?.cell;
  if (cell === undefined || cell.table !== out.table || cell.row < out.row) return id;
  if (cell.row === out.row) return undefined;
  return fields.find(
    ({ extra }) =>
      extra?.cell?.table === out.table && extra.cell.row === cell.row - 1 && extra.cell.column === cell.column,
  )?.id;
}

function moved(answers: Answers, move: (id: string) => string | undefined): Answers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const to = move(id);
      return to === undefined ? [] : [[to, answer]];
    }),
  );
}

/** What the server keeps otherwise now. */
function changes({ formType, answers }: Asking, now: Answers, at: string): readonly InterviewEffect[] {
  const ids = [...new Set([...Object.keys(answers), ...Object.keys(now)])];
  return ids.flatMap((field): InterviewEffect[] => {
    const answer = now[field];
    if (answer === answers[field]) return [];
    return [
      answer === undefined ? { kind: "take-out", formType, field, at } : { kind: "keep", formType, field, answer },
    ];
  });
}
