import type { Answers } from "../../answers/answer.ts";
import { toldIn } from "../../forms/conditions.ts";
import type { Field } from "../../forms/definition.ts";
import type { ActOf } from "../../understanding/act.ts";
import type { Scene } from "../decide/scene.ts";
import type { InterviewEffect, Step } from "../events.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { note, reply, replyAfresh } from "../saying.ts";
import { commonOf, freshTurn } from "../start.ts";
import type { Asking, Interview, Reviewing } from "../state.ts";
import { goOn } from "../steps.ts";
import { cellNow, cellsOf, rowSlots, rowsTold, toldRows } from "./told-rows.ts";

/** The rows told are said, one is gone through again, it is asked whether one is to go, or one more is begun. */
export function aboutRow(scene: Scene, { what, row, table: named }: ActOf<"row">): Step {
  const { interview } = scene;
  const table = named ?? cellNow(interview)?.table;
  if (interview.phase === "choosing" || interview.phase === "complete" || table === undefined)
    return reply(interview, note("no-rows"));
  if (what === "add") return addRow(interview, table, scene.at);
  if (toldRows(interview, table).length === 0) return reply(interview, note("no-rows"));
  const { isAll, slots } = rowsTold(interview, table);
  const told = note(isAll ? "rows-told" : "rows-last", slots);
  if (what === "list") return reply(interview, told);
  const cells = row === undefined ? [] : cellsOf(fieldsOf(interview), table, row);
  if (row === undefined || cells.length === 0) return reply(interview, told, note("which-row"));
  const isMovable = cells.every(({ extra }) => extra?.cell === undefined || extra.cell.isMovable);
  return what === "correct" || !isMovable
    ? goThrough(asAsking(interview), cells, { table, row })
    : replyAfresh({ ...interview, aside: { kind: "taking-back", what: "row", table, row } });
}

/** From the review one goes back to asking. */
function asAsking(interview: Asking | Reviewing): Asking {
  if (interview.phase === "asking") return interview;
  const { formType, answers } = interview;
  return { ...commonOf(interview), ...freshTurn, phase: "asking", formType, answers, position: 0 };
}

/** Each answer of a row is asked to be right, and then one goes on where one was. */
function goThrough(interview: Asking, cells: readonly Field[], which: { table: string; row: number }): Step {
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
  return goOn(again, first, [note("row-again", { row: rowSlots(interview, which).row })]);
}

/** One more row is begun behind those that are told, where the table has room for it. */
function addRow(interview: Asking | Reviewing, table: string, at: string): Step {
  const fields = fieldsOf(interview);
  const last = toldRows(interview, table).at(-1)?.row ?? 0;
  const cells = cellsOf(fields, table, last + 1);
  const [cell] = cells;
  const { count } = cell?.extra?.cell ?? {};
  const opener = fields.find(({ extra }) => extra?.cell?.table === table && opens(extra.cell, last + 1));
  const opening = count ?? opener?.id;
  if (cell === undefined || opening === undefined) return reply(interview, note("rows-full"));
  const answer = { said: count === undefined ? "sí" : String(last + 1), heardAt: at };
  const answers = { ...interview.answers, [opening]: answer };
  const begun: Asking = { ...asAsking(interview), answers, lastStored: undefined };
  const [after, effects] = goOn(begun, fields.indexOf(cell));
  return [after, [{ kind: "keep", formType: interview.formType, field: opening, answer }, ...effects]];
}

/** A row is taken out, and those behind it move up. */
export function takeRowOut(interview: Interview, out: { table: string; row: number }, at: string): Step {
  if (interview.phase === "choosing" || interview.phase === "complete") return reply(interview);
  const fields = fieldsOf(interview);
  const here = cellNow(interview);
  const count = cellsOf(fields, out.table, out.row)[0]?.extra?.cell?.count;
  const move = (id: string) => movedUp(fields, out, id);
  const answers = { ...moved(interview.answers, move) };
  const all = count === undefined ? undefined : toldIn(interview.answers, fields).value(count);
  if (count !== undefined && Number(all) > 0) answers[count] = { said: String(Number(all) - 1), heardAt: at };
  // Behind the last row, or of the row that stands, nothing is left: whether there is one is asked again.
  const opener = fields.find(({ extra }) => extra?.cell?.table === out.table && opens(extra.cell, out.row));
  const isLast = toldRows(interview, out.table).every(({ row }) => row <= out.row);
  const isOpen = (here === undefined ? isLast : here.row === out.row) && count === undefined;
  if (isOpen && opener !== undefined) delete answers[opener.id];
  const ids = (some: readonly string[]) => some.flatMap((id) => move(id) ?? []);
  const without = {
    answers,
    ahead: moved(interview.ahead, move),
    later: ids(interview.later),
    left: ids(interview.left ?? []),
  };
  const told = note("row-out", { row: rowSlots(interview, out).row });
  const taken = changes(interview, answers, at);
  const standing = currentField(interview)?.id;
  const target = isOpen ? opener?.id : standing && move(standing);
  if (interview.phase === "reviewing" && target === undefined) {
    const [after, effects] = replyAfresh({ ...interview, ...without, noted: undefined, returned: undefined }, told);
    return [after, [...taken, ...effects]];
  }
  const first = fields.findIndex(({ extra }) => extra?.cell?.table === out.table && extra.cell.row === out.row);
  const position = target === undefined ? first : fields.findIndex(({ id }) => id === target);
  const left = { ...asAsking(interview), ...freshTurn, ...without, lastStored: undefined, returnTo: undefined };
  const [after, effects] = goOn(left, position, [told]);
  return [after, [...taken, ...effects]];
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
function changes({ formType, answers }: Asking | Reviewing, now: Answers, at: string): readonly InterviewEffect[] {
  const ids = [...new Set([...Object.keys(answers), ...Object.keys(now)])];
  return ids.flatMap((field): InterviewEffect[] => {
    const answer = now[field];
    if (answer === answers[field]) return [];
    return [
      answer === undefined ? { kind: "take-out", formType, field, at } : { kind: "keep", formType, field, answer },
    ];
  });
}
