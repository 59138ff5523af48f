import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FormType } from "../../answers/answer.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { extraFields } from "../../forms/extra.ts";
import { forms } from "../../forms/registry.ts";
import { commandOf } from "../../understanding/commands.ts";
import { tagsOf } from "../../understanding/lexicon.ts";
import type { DialogueCommand, InterviewEffect, InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";
import { plainAnswer } from "../testing.ts";

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
  "mi mamá",
  "Esperanza López",
  "Juan Saltillo",
  "Socorro Ayuda",
  "1200 Back Bay Road, Boston, MA 02116",
  "pe, erre, a, te, o",
  "no, la última es cinco",
  "corrige el nombre",
  "el segundo",
  "más rápido",
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
  "déjelo así",
  "no, mi apellido es Prado",
];
const commands: readonly DialogueCommand[] = [
  "repeat",
  "back",
  "skip",
  "slower",
  "faster",
  "help",
  "correct",
  "spell",
  "pause",
  "end-call",
  "write",
  "why",
  "confirm",
  "resume",
];

const events: fc.Arbitrary<InterviewEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...sayings).map((text) => ({ kind: "typed", text, at }) as const) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        text: fc.constantFrom(...sayings),
        isFinal: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, fc.boolean()),
        beganOverAssistant: fc.option(fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()), {
          nil: undefined,
        }),
        turn: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
      })
      .map(({ turn, ...heard }) => ({
        kind: "heard" as const,
        heard: { ...heard, at, ...(turn !== undefined && { turnId: String(turn) }) },
      })),
  },
  { weight: 3, arbitrary: fc.constantFrom(...commands).map((command) => ({ kind: "command", command, at }) as const) },
  { weight: 1, arbitrary: fc.nat({ max: 2 }).map((candidate) => ({ kind: "picked", candidate, at }) as const) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...Object.values(forms).flatMap(({ fields }) => fields.map((field) => field.id)))
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
  {
    weight: 3,
    arbitrary: fc.constantFrom<InterviewEvent>(
      { kind: "call-started" },
      { kind: "call-ended" },
      { kind: "silence" },
      { kind: "spoken", text: "¿Cuál es su nombre completo?" },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<InterviewEvent>(
      { kind: "extra-wanted" },
      { kind: "extra-arrived", fields: extraFields["N-400"] },
      { kind: "extra-missing" },
      { kind: "extra-declined" },
      { kind: "review-accepted" },
    ),
  },
);

const runs = fc.record({
  formType: fc.constantFrom<FormType>("N-400", "I-130"),
  events: fc.array(events, { maxLength: 60 }),
});
type Run = typeof runs extends fc.Arbitrary<infer One> ? One : never;

/** Where a run of events leads, from the first question on, each prompt heard as the call would say it. */
function play(
  run: Run,
  seen: (before: Interview, event: InterviewEvent, now: Interview, effects: readonly InterviewEffect[]) => void,
) {
  let [interview] = next(startOf("smart"), { kind: "form-chosen", formType: run.formType });
  for (const event of run.events) {
    const [now, effects] = next(interview, event);
    seen(interview, event, now, effects);
    interview = now;
    for (const effect of effects)
      if (effect.kind === "ask") [interview] = next(interview, { kind: "spoken", text: effect.text });
  }
  return interview;
}

/** Neither a command nor a yes or a no, which are no failed answers. */
function isAnswer(text: string): boolean {
  const plain = plainText(tokensOf(text));
  return commandOf(plain) === undefined && tagsOf(plain) === undefined && !/^(no|corrige|más)\b/.test(text);
}

const answersOf = (interview: Interview) => (interview.phase === "choosing" ? {} : interview.answers);
/** The field of a turn whose answer goes on after it was stored. */
function restOf({ turns }: Interview, event: InterviewEvent): readonly string[] {
  if (event.kind !== "heard") return [];
  const { turnId } = event.heard;
  return turns.filter((turn) => turnId === undefined || turn.turnId === turnId).map(({ field }) => field);
}
const isCommand = (event: InterviewEvent) => event.kind === "command" && !["confirm", "skip"].includes(event.command);

/** No event takes an answer away, and a command changes none. */
function keepsAnswers(before: Interview, event: InterviewEvent, now: Interview): void {
  for (const id of Object.keys(answersOf(before))) expect(answersOf(now)[id]).toBeDefined();
  if (isCommand(event)) expect(answersOf(now)).toEqual(answersOf(before));
}

/** An event stores one answer and what was told with it: asked, confirmed, corrected, or of the turn that goes on. */
function storesWhatWasTold(before: Interview, event: InterviewEvent, now: Interview): void {
  // A question that is not asked after all has an answer of its own.
  const changed = Object.keys(answersOf(now)).filter(
    (id) => answersOf(now)[id] !== answersOf(before)[id] && answersOf(now)[id]?.said !== "no aplica",
  );
  const field = event.kind === "name-confirmed" ? event.field : currentField(before)?.id;
  const point = before.phase === "reviewing" ? before.point?.field : undefined;
  const also = before.phase === "asking" && before.turn.kind === "confirming" ? (before.turn.also ?? []) : [];
  const corrected = before.phase === "asking" ? before.lastStored : undefined;
  const named = before.phase === "reviewing" ? changed.slice(0, 1) : [];
  const told = also.map((one) => one.field);
  const expected = [field, point, corrected, ...named, ...told, ...restOf(before, event)];
  expect(changed.length).toBeLessThanOrEqual(1 + also.length);
  for (const id of changed) expect(expected).toContain(id);
}

/** The keyboard is offered after two failures at the latest. */
function offersTheKeyboard(now: Interview): void {
  if (now.phase !== "asking") return;
  expect(now.failures).toBeLessThanOrEqual(2);
  if (now.failures === 2) expect(now.isKeyboardOffered).toBe(true);
}

// Hundreds of whole dialogues, on a machine that may have much else to do.
describe("from any state of the dialogue", { timeout: 120_000 }, () => {
  // One walk for all three: walking costs far more than looking.
  test("no answer is taken away or changed unasked, and the keyboard is offered after two failures at the latest", () => {
    fc.assert(
      fc.property(runs, (run) => {
        play(run, (before, event, now) => {
          keepsAnswers(before, event, now);
          storesWhatWasTold(before, event, now);
          offersTheKeyboard(now);
        });
      }),
    );
  });

  test("whatever is said, an answer is asked for three times at most before the keyboard is offered", () => {
    const spoken = fc.array(fc.constantFrom(...sayings.filter(isAnswer)), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(runs, spoken, (run, said) => {
        let interview = play(run, () => undefined);
        [interview] = next(interview, { kind: "call-ended" });
        let effects: readonly InterviewEffect[];
        [interview, effects] = next(interview, { kind: "call-started" });
        let asked = { field: "", times: 0 };
        for (const [turn, text] of ["", ...said].entries()) {
          if (text !== "") {
            const heard = { text, isFinal: true, beganOverAssistant: false, at, turnId: `said ${turn}` };
            const before = interview;
            [interview, effects] = next(interview, { kind: "heard", heard });
            // Only what was not understood counts: another question's answer was heard, and a question is answered.
            const isFailed =
              interview.phase === "asking" && before.phase === "asking" && interview.failures > before.failures;
            if (!isFailed) asked = { field: "", times: 0 };
          }
          const field = currentField(interview)?.id ?? "";
          if (field !== asked.field) asked = { field, times: 0 };
          for (const effect of effects) if (effect.kind === "ask" && effect.expects === "answer") asked.times += 1;
          if (interview.phase !== "asking" || effects.some(({ kind }) => kind === "keep"))
            asked = { field: "", times: 0 };
          else if (!interview.isKeyboardOffered) expect(asked.times).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test("the end can be reached: writing the answers and accepting the review saves the form", () => {
    fc.assert(
      fc.property(runs, (run) => {
        let interview = play(run, () => undefined);
        for (let step = 0; step < 60 && interview.phase === "asking"; step += 1) {
          const event: InterviewEvent =
            interview.aside !== undefined
              ? { kind: "command", command: "resume", at }
              : interview.turn.kind === "confirming"
                ? { kind: "command", command: "confirm", at }
                : { kind: "typed", text: plainAnswer(currentField(interview)), at };
          [interview] = next(interview, event);
        }
        expect(["reviewing", "complete"]).toContain(interview.phase);
        for (let presses = 0; presses < 20 && interview.phase === "reviewing"; presses += 1)
          [interview] = next(interview, { kind: "review-accepted" });
        expect(interview.phase).toBe("complete");
      }),
    );
  });
});
