import { describe, expect, test } from "vitest";
import { forms } from "../forms/registry.ts";
import type { Heard, InterviewEvent, Step } from "./events.ts";
import { next } from "./interview.ts";
import { startOf } from "./start.ts";
import { type Interview, longestAnswer } from "./state.ts";

const at = "2026-11-20T15:00:00.000Z";

function heard(text: string, more: Partial<Heard> = {}): InterviewEvent {
  return { kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, ...more } };
}

function run(...events: readonly InterviewEvent[]): Step {
  return events.reduce<Step>(
    ([interview, effects], event) => {
      const [after, more] = next(interview, event);
      return [after, [...effects, ...more]];
    },
    [startOf("off"), []],
  );
}

function answersOf(interview: Interview): Record<string, string> {
  if (interview.phase === "choosing") return {};
  return Object.fromEntries(Object.entries(interview.answers).map(([id, answer]) => [id, answer.said]));
}

const chooseN400: InterviewEvent = { kind: "form-chosen", formType: "N-400" };
const callStarted: InterviewEvent = { kind: "call-started" };
const n400Questions = forms["N-400"].fields.map((field) => field.question);

describe("a spoken interview", () => {
  test("asks the first question when the call starts, and the next after each answer", () => {
    const [interview, effects] = run(chooseN400, callStarted, heard("  Rosa Elena Prado ", { turnId: "1" }));
    expect(effects.filter((effect) => effect.kind === "ask").map((effect) => effect.text)).toEqual(
      n400Questions.slice(0, 2),
    );
    expect(answersOf(interview)).toEqual({ nombre_completo: "Rosa Elena Prado" });
  });

  test("keeps each answer on the server as it comes, with the time it was heard", () => {
    const [, effects] = run(chooseN400, callStarted, heard("Rosa Elena Prado"));
    expect(effects).toContainEqual({
      kind: "keep",
      formType: "N-400",
      field: "nombre_completo",
      answer: { said: "Rosa Elena Prado", heardAt: at },
    });
  });

  test("a form may be chosen by voice; the first question follows", () => {
    const [interview, effects] = run(callStarted, heard("quiero ser ciudadana"));
    expect(interview).toMatchObject({ phase: "asking", formType: "N-400", position: 0, answers: {} });
    expect(effects).toEqual([{ kind: "ask", text: n400Questions[0] }]);
  });

  test("both forms named chooses nothing and asks again", () => {
    const [interview, effects] = run(callStarted, heard("ciudadanía y un familiar"));
    expect(interview).toMatchObject({ phase: "choosing", repeat: "no-form-named" });
    expect(effects).toHaveLength(1);
  });

  test("removes whitespace from phone answers only", () => {
    const answers = Object.fromEntries(
      forms["N-400"].fields.slice(0, 5).map((field) => [field.id, { said: "algo dicho", heardAt: at }]),
    );
    const [interview] = run({ kind: "restored", formType: "N-400", answers }, heard(" 305 555 01 23 "));
    expect(answersOf(interview)["telefono"]).toBe("3055550123");
    expect(answersOf(interview)["nombre_completo"]).toBe("algo dicho");
  });

  test("after the last field the call stops and one save is made", () => {
    const events = n400Questions.map((_, index) => heard(`respuesta número ${index}`, { turnId: String(index) }));
    const [interview, effects] = run(chooseN400, callStarted, ...events, heard("algo más", { turnId: "99" }));
    expect(interview).toMatchObject({ phase: "complete", saving: "saving" });
    expect(Object.keys(answersOf(interview))).toEqual(forms["N-400"].fields.map((field) => field.id));
    expect(effects.slice(-2).map((effect) => effect.kind)).toEqual(["stop-call", "save"]);
    expect(effects.filter((effect) => effect.kind === "save")).toHaveLength(1);
  });

  test("a failed save is made again only when asked, and the saved id is kept", () => {
    const events = n400Questions.map((_, index) => heard(`respuesta número ${index}`));
    const [saved, effects] = run(
      chooseN400,
      ...events,
      { kind: "save-failed" },
      { kind: "save-refused" },
      { kind: "save-again" },
      { kind: "saved", saved: { id: "form-1", revision: 1 } },
    );
    expect(saved).toMatchObject({ phase: "complete", saving: "saved", saved: { id: "form-1", revision: 1 } });
    expect(effects.filter((effect) => effect.kind === "save")).toHaveLength(2);
  });
});

describe("which transcript is an answer", () => {
  test("a partial is shown, never stored", () => {
    const [interview] = run(chooseN400, callStarted, heard("Rosa", { isFinal: false }));
    expect(interview.lastHeard).toBe("Rosa");
    expect(answersOf(interview)).toEqual({});
  });

  test("an empty final is nothing", () => {
    expect(answersOf(run(chooseN400, callStarted, heard("   "))[0])).toEqual({});
  });

  test("one that begins while the assistant speaks is shown, never stored", () => {
    const [interview] = run(chooseN400, callStarted, heard("Rosa Elena", { beganOverAssistant: true }));
    expect(interview.lastHeard).toBe("Rosa Elena");
    expect(answersOf(interview)).toEqual({});
  });

  test("the question heard back is an echo", () => {
    const spoken: InterviewEvent = { kind: "spoken", text: n400Questions[0] ?? "" };
    const echo = heard("cuál es su nombre completo diga sus nombres y sus apellidos");
    expect(answersOf(run(chooseN400, callStarted, spoken, echo)[0])).toEqual({});
  });

  test("an answer that the question offers is the person's, however many words of it they repeat", () => {
    const spoken: InterviewEvent = {
      kind: "spoken",
      text: "¿Se ha casado? Por ejemplo: me casé, o nunca me he casado.",
    };
    const [said] = run(chooseN400, callStarted, spoken, heard("nunca me he casado"));
    expect(answersOf(said)).toEqual({ nombre_completo: "nunca me he casado" });
  });

  test("an answer in the question's own words is an answer", () => {
    const spoken: InterviewEvent = { kind: "spoken", text: n400Questions[9] ?? "" };
    const [interview] = run(
      { kind: "restored", formType: "N-400", answers: allBut("nombre_conyuge") },
      spoken,
      heard("no aplica"),
    );
    expect(answersOf(interview)["nombre_conyuge"]).toBe("no aplica");
  });

  test("a duplicated final of one turn is stored once", () => {
    const [interview] = run(
      chooseN400,
      callStarted,
      heard("Rosa Prado", { turnId: "a" }),
      heard("Rosa Prado", { turnId: "a" }),
    );
    expect(answersOf(interview)).toEqual({ nombre_completo: "Rosa Prado" });
  });

  test("a duplicated final without a turn id is stored once", () => {
    const [interview] = run(chooseN400, callStarted, heard("Rosa Prado"), heard("rosa prado."));
    expect(answersOf(interview)).toEqual({ nombre_completo: "Rosa Prado" });
  });

  test("the second half of an answer cut in two joins the first, not the next field", () => {
    const [interview, effects] = run(
      chooseN400,
      callStarted,
      heard("Rosa Elena", { turnId: "a" }),
      heard("Prado Luna", { turnId: "a" }),
    );
    expect(answersOf(interview)).toEqual({ nombre_completo: "Rosa Elena Prado Luna" });
    expect(effects.filter((effect) => effect.kind === "keep")).toHaveLength(2);
  });

  test("a second final of the words that chose the form is not the first answer", () => {
    for (const turn of [{ turnId: "a" }, {}]) {
      const chosen = heard("quiero ser ciudadana", turn);
      expect(answersOf(run(callStarted, chosen, chosen)[0])).toEqual({});
    }
  });

  test("a new call counts its turns anew", () => {
    const [interview] = run(
      chooseN400,
      callStarted,
      heard("Rosa Prado", { turnId: "1" }),
      callStarted,
      heard("tres de mayo", { turnId: "1" }),
    );
    expect(answersOf(interview)).toEqual({ nombre_completo: "Rosa Prado", fecha_nacimiento: "tres de mayo" });
  });

  test("over 400 characters is asked again and nothing is stored", () => {
    const [interview, effects] = run(chooseN400, callStarted, heard("a".repeat(longestAnswer + 1)));
    expect(interview).toMatchObject({ phase: "asking", position: 0, repeat: "too-long" });
    expect(effects.at(-1)).toEqual({ kind: "ask", text: n400Questions[0] });
    expect(answersOf(run(chooseN400, heard("a".repeat(longestAnswer)))[0])).toEqual({
      nombre_completo: "a".repeat(longestAnswer),
    });
  });
});

describe("coming back", () => {
  test("a reload goes on at the same question", () => {
    const answers = { nombre_completo: { said: "Rosa Prado", heardAt: at } };
    expect(run({ kind: "restored", formType: "N-400", answers })[0]).toMatchObject({ phase: "asking", position: 1 });
  });

  test("a draft with every answer but no save is saved", () => {
    const [interview, effects] = run({ kind: "restored", formType: "N-400", answers: allBut() });
    expect(interview.phase).toBe("complete");
    expect(effects.map((effect) => effect.kind)).toEqual(["save"]);
  });

  test("a saved draft is complete without another save", () => {
    const [interview, effects] = run({
      kind: "restored",
      formType: "N-400",
      answers: allBut(),
      saved: { id: "form-1", revision: 1 },
    });
    expect(interview).toMatchObject({ phase: "complete", saving: "saved", saved: { id: "form-1", revision: 1 } });
    expect(effects).toEqual([]);
  });

  test("reset clears everything, stops the call and forgets the draft", () => {
    const [interview, effects] = run(chooseN400, callStarted, heard("Rosa Prado"), { kind: "reset" });
    expect(interview).toEqual(startOf("off"));
    expect(effects.slice(-2)).toEqual([{ kind: "stop-call" }, { kind: "forget" }]);
  });
});

function allBut(...missing: readonly string[]) {
  const kept = forms["N-400"].fields.filter((field) => !missing.includes(field.id));
  return Object.fromEntries(kept.map((field) => [field.id, { said: `dicho para ${field.id}`, heardAt: at }]));
}
