import { type DialogueCommand, type Interview, type InterviewEvent, next, startOf } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import { formEs } from "../../words/es/form.ts";
import { type AvailableActions, allActions, availableActions } from "./available-actions.ts";

const at = "2026-11-20T15:00:00.000Z";

/** The actions that are open after some events at the first question of the N-400. */
function actionsAfter(...events: readonly InterviewEvent[]): AvailableActions {
  return actionsFrom({ kind: "form-chosen", formType: "N-400" }, ...events);
}

/** The actions that are open after some events, from the choice of form. */
function actionsFrom(...events: readonly InterviewEvent[]): AvailableActions {
  let interview: Interview = startOf("smart");
  for (const event of events) [interview] = next(interview, event);
  return availableActions(interview, formEs);
}

const commandsOf = (now: AvailableActions) => allActions(now).map((action) => action.command);
const tap = (command: DialogueCommand): InterviewEvent => ({ kind: "command", command, at });
const say = (text: string): InterviewEvent => ({ kind: "typed", text, at });
const call: InterviewEvent = { kind: "call-started" };

describe("what one can do", () => {
  test("in a call is every command of the dialogue", () => {
    const all = new Set(commandsOf(actionsAfter(call, say("Rosa Prado"), tap("slower"))));
    for (const command of [
      "repeat",
      "slower",
      "faster",
      "back",
      "correct",
      "spell",
      "write",
      "why",
      "pause",
      "end-call",
    ])
      expect(all, command).toContain(command);
  });

  test("to whether it is the same person as in another form is a yes or a no, by what it means", () => {
    const toldBefore = { "N-400": { from: "I-130", name: "Rosa Prado", answers: {} } } as const;
    const { confirmation } = actionsAfter({ kind: "told-before", toldBefore });
    expect(confirmation.map(({ label }) => label)).toEqual(["Sí, es la misma persona", "No, es otra persona"]);
  });

  test("is two lines of three at most, and the rest behind 'Más opciones'", () => {
    for (const events of [[], [say("Rosa Prado")], [say("Rosa Prado"), tap("slower"), tap("pause")]]) {
      const { primary, secondary } = actionsAfter(call, ...events);
      expect(primary.length).toBe(3);
      expect(secondary.length).toBeLessThanOrEqual(3);
    }
    expect(actionsAfter(call, tap("pause")).primary[0]?.command).toBe("resume");
  });

  test("without a call is what needs no voice", () => {
    expect(commandsOf(actionsAfter())).toEqual([]);
    expect(commandsOf(actionsAfter(say("Rosa Prado")))).toEqual(["back", "correct"]);
  });

  test("is to leave an answer as it was, where one is corrected", () => {
    const { primary } = actionsAfter(say("Rosa Prado"), { kind: "correct", field: "nombre_completo" });
    expect(primary).toContainEqual({ command: "skip", label: "Dejar como estaba", key: "N" });
    expect(commandsOf(actionsAfter(say("Rosa Prado")))).not.toContain("skip");
  });

  test("is to write it, leave it or keep it, where nobody could read an answer", () => {
    const { confirmation } = actionsAfter(say("Rosa Prado"), say("xyzzy"), say("plugh"), say("qwerty"));
    expect(confirmation.map(({ command }) => command)).toEqual(["write", "later", "keep"]);
  });

  test("is to end the call or to go on, once it was asked to end", () => {
    const { confirmation, primary, more } = actionsAfter(call, tap("end-call"));
    expect(confirmation.map(({ command }) => command)).toEqual(["end-call", "resume"]);
    expect([...primary, ...more].map(({ command }) => command)).not.toContain("end-call");
  });

  test("at the choice of form is to take the one that was understood or not, to go on, and to end the call", () => {
    const decisions = (...events: readonly InterviewEvent[]) =>
      actionsFrom(...events).confirmation.map(({ command }) => command);
    expect(decisions()).toEqual([]);
    expect(decisions(say("quiero traer a mi mamá"))).toEqual(["confirm", "correct"]);
    expect(decisions(call, tap("end-call"))).toEqual(["end-call", "resume"]);
    expect(commandsOf(actionsFrom(call, tap("pause")))).toEqual(["resume"]);
  });

  test("has a key of its own for each", () => {
    const open = [
      actionsAfter(call, say("Rosa Prado"), tap("slower")),
      actionsAfter(say("Rosa Prado"), say("15 de marzo de 1985")),
    ];
    const actions = open.flatMap(allActions);
    const keys = new Map(actions.map(({ key, command }) => [key, command]));
    expect(keys.size).toBe(new Set(actions.map(({ command }) => command)).size);
  });

  test("in the review can be heard, gone back from, paused and ended", () => {
    const answers = ["Rosa Prado", "15 de marzo de 1985", "México", "089345678", "1234 Main Street, Miami, FL 33130"];
    const rest = ["3055550123", "no tengo", "12 de mayo de 2015", "casada", "José Luis Paz"];
    const actions = commandsOf(actionsAfter(call, ...[...answers, ...rest].map(say)));
    for (const command of ["repeat", "back", "help", "slower", "pause", "end-call"]) expect(actions).toContain(command);
  });
});
