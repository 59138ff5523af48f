import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forms } from "../definitions.ts";
import { extraFields } from "../extra/index.ts";
import { currentField } from "./asking.ts";
import { next, startOf } from "./interview.ts";
import type { DialogueCommand, Interview, InterviewEvent } from "./state.ts";

const at = "2026-11-20T15:00:00.000Z";

const sayings = [
  "Rosa Elena Prado",
  "quince de marzo de mil novecientos ochenta y cinco",
  "quince de marzo",
  "03/05/1990",
  "nací en México",
  "cero ocho nueve tres cuatro cinco seis siete ocho",
  "1234 Main Street, Los Angeles, California 90012",
  "tres cero cinco cinco cinco cinco cero uno dos tres",
  "no tengo",
  "casada",
  "sí, está bien",
  "no",
  "no, digo catorce",
  "corrige",
  "corrige el teléfono",
  "más casillas",
  "la be",
  "a la misma",
  "repita",
  "atrás",
  "saltar",
  "más despacio",
  "deletrear",
  "pausa",
  "seguir",
  "¿por qué?",
  "escribir",
  "I don't understand",
  "eh pues fíjese",
];
const commands: readonly DialogueCommand[] = [
  "repeat",
  "back",
  "skip",
  "slower",
  "help",
  "correct",
  "spell",
  "pause",
  "stop",
  "write",
  "why",
  "confirm",
  "resume",
];

const events: fc.Arbitrary<InterviewEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...sayings).map((text) => ({ kind: "typed", text, at }) as const) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(...sayings).map((text) => ({
      kind: "heard" as const,
      heard: { text, isFinal: true, beganOverAssistant: false, at },
    })),
  },
  { weight: 3, arbitrary: fc.constantFrom(...commands).map((command) => ({ kind: "command", command, at }) as const) },
  { weight: 1, arbitrary: fc.nat({ max: 2 }).map((candidate) => ({ kind: "picked", candidate, at }) as const) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...forms["N-400"].fields.map((field) => field.id))
      .map((field) => ({ kind: "correct", field }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("nombre_completo", "nombre_conyuge", "telefono"), fc.constantFrom("Rosa", "Rosa Elena"))
      .map(([field, given]) => {
        const family = "Rosa Elena Prado".slice(given.length + 1);
        return { kind: "name-confirmed", field, given, family, at } as const;
      }),
  },
  { weight: 1, arbitrary: fc.constantFrom<InterviewEvent>({ kind: "call-started" }, { kind: "call-ended" }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<InterviewEvent>(
      { kind: "extra-wanted" },
      { kind: "extra-arrived", fields: extraFields["N-400"] },
      { kind: "extra-missing" },
      { kind: "extra-declined" },
    ),
  },
);

/** Where a run of events leads, from the first question on. */
function play(
  run: readonly InterviewEvent[],
  seen: (before: Interview, event: InterviewEvent, now: Interview) => void,
) {
  let interview: Interview = next(startOf("smart"), { kind: "form-chosen", formType: "N-400" })[0];
  for (const event of run) {
    const [now] = next(interview, event);
    seen(interview, event, now);
    interview = now;
  }
  return interview;
}

const answersOf = (interview: Interview) => (interview.phase === "choosing" ? {} : interview.answers);
const isCommand = (event: InterviewEvent) => event.kind === "command" && !["confirm", "skip"].includes(event.command);

describe("from any state of the dialogue", () => {
  test("no event takes an answer away, and a command changes none", () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 60 }), (run) => {
        play(run, (before, event, now) => {
          for (const id of Object.keys(answersOf(before))) expect(answersOf(now)[id]).toBeDefined();
          if (isCommand(event)) expect(answersOf(now)).toEqual(answersOf(before));
        });
      }),
      { numRuns: 200 },
    );
  });

  test("an event stores at most one answer, in the field that was asked or whose name was confirmed", () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 60 }), (run) => {
        play(run, (before, event, now) => {
          const changed = Object.keys(answersOf(now)).filter((id) => answersOf(now)[id] !== answersOf(before)[id]);
          const field = event.kind === "name-confirmed" ? event.field : currentField(before)?.id;
          if (changed.length > 0) expect(changed).toEqual([field]);
        });
      }),
      { numRuns: 200 },
    );
  });

  test("the keyboard is offered after two failures at the latest, and three prompts are the most before it", () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 60 }), (run) => {
        play(run, (_before, _event, now) => {
          if (now.phase !== "asking") return;
          expect(now.failures).toBeLessThanOrEqual(2);
          if (now.failures === 2) expect(now.isKeyboardOffered).toBe(true);
        });
      }),
      { numRuns: 200 },
    );
  });

  test("the end can be reached: writing the answers and accepting the review saves the form", () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (run) => {
        let interview = play(run, () => undefined);
        for (let step = 0; step < 60 && interview.phase === "asking"; step += 1) {
          const event: InterviewEvent = interview.isPaused
            ? { kind: "command", command: "resume", at }
            : interview.turn.kind === "confirming"
              ? { kind: "command", command: "confirm", at }
              : { kind: "typed", text: plainAnswer(interview), at };
          [interview] = next(interview, event);
        }
        expect(["reviewing", "complete"]).toContain(interview.phase);
        const [done] = next(interview, { kind: "review-accepted" });
        expect(done.phase).toBe("complete");
      }),
      { numRuns: 100 },
    );
  });
});

/** An answer the current field's reader reads. */
function plainAnswer(interview: Interview): string {
  switch (currentField(interview)?.kind) {
    case "date":
      return currentField(interview)?.id === "fecha_residencia" ? "12 de mayo de 2015" : "15 de marzo de 1985";
    case "country":
      return "México";
    case "alien-number":
      return "089345678";
    case "phone":
      return "3055550123";
    case "email":
      return "no tengo";
    case "marital":
      return "casada";
    case "address":
      return "1234 Main Street, Los Angeles, CA 90012";
    default:
      return "Rosa Elena Prado";
  }
}

test("voice, typing and correction in any mixture give the same saved form", () => {
  const { fields } = forms["N-400"];
  const [first] = next(startOf("smart"), { kind: "form-chosen", formType: "N-400" });
  const answers = fields.map((_, position) => (first.phase === "asking" ? plainAnswer({ ...first, position }) : ""));
  const ways = fc.array(fc.constantFrom("said", "written", "corrected"), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(ways, (chosen) => {
      let interview: Interview = first;
      let turns = 0;
      const send = (event: InterviewEvent) => {
        [interview] = next(interview, event);
      };
      const say = (text: string) => {
        turns += 1;
        send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: `t${turns}` } });
      };
      const isReadBack = () => interview.phase === "asking" && interview.turn.kind === "confirming";
      for (const [index, text] of answers.entries()) {
        if (chosen[index] === "written") {
          send({ kind: "typed", text, at });
          continue;
        }
        say(text);
        if (chosen[index] === "corrected" && isReadBack()) {
          say("corregir");
          say(text);
        }
        if (isReadBack()) say("sí");
      }
      send({ kind: "review-accepted" });
      expect(interview.phase).toBe("complete");
      const said = Object.values(answersOf(interview)).map((answer) => answer.said.replace(/\s/g, ""));
      expect(said).toEqual(answers.map((text) => text.replace(/\s/g, "")));
    }),
    { numRuns: 60 },
  );
});
