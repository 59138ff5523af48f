import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { interpret } from "../../answers/interpret.ts";
import { samePersonId } from "../../forms/carry/carried.ts";
import { isReadBack } from "../decide/question-state.ts";
import type { DialogueCommand, InterviewEffect, InterviewEvent } from "../events.ts";
import { isSaidToUs } from "../hearing/hear.ts";
import { next } from "../interview.ts";
import { fieldsOf } from "../questions.ts";
import { asksSamePerson, situationOf } from "../situation.ts";
import type { Interview } from "../state.ts";
import { everySituation, extra, heardOut, misled, tell, utterances } from "../testing-situations.ts";

const at = "2026-11-20T15:02:00.000Z";

const commands: readonly DialogueCommand[] = [
  ...(["repeat", "back", "skip", "slower", "faster", "help", "why", "where", "correct", "spell", "write"] as const),
  ...(["pause", "resume", "end-call", "review", "leave", "keep", "more-questions", "no-more-questions"] as const),
  "change-form",
];

/** Tells whether something new was said or shown. */
function isAnswered(before: Interview, [after, effects]: readonly [Interview, readonly InterviewEffect[]]): boolean {
  return after.reply.number > before.reply.number || effects.length > 0 || after.phase !== before.phase;
}

const answersOf = (interview: Interview) => (interview.phase === "choosing" ? {} : interview.answers);

test("the interviews of these tests are in the situations they are named for", () => {
  expect(misled.map(({ situation, channel }) => `${situation} ${channel}`)).toEqual([]);
});

describe.each(everySituation)("$situation, $channel", ({ interview, channel }) => {
  test.each(utterances)("'%s' is answered", (text) => {
    const step = next(interview, tell(text, channel));
    expect(isAnswered(interview, step)).toBe(true);
  });

  test.each(commands)("the button '%s' is answered", (command) => {
    const step = next(interview, { kind: "command", command, at });
    expect(interview.phase === "complete" || isAnswered(interview, step)).toBe(true);
  });

  test("a silence is shown", () => {
    const step = next(interview, { kind: "silence" });
    expect(interview.phase === "complete" || isAnswered(interview, step)).toBe(true);
  });

  test("what is not final, and the assistant's own voice, do nothing", () => {
    const partial = tell("Rosa Elena", "spoken");
    if (partial.kind !== "heard") return;
    expect(next(interview, { ...partial, heard: { ...partial.heard, isFinal: false } })[1]).toEqual([]);
    const own = { ...partial, heard: { ...partial.heard, text: interview.spoken, beganOverAssistant: true } };
    const [after, effects] = next(interview, own);
    expect(effects).toEqual([]);
    expect(answersOf(after)).toEqual(answersOf(interview));
  });

  test("no text makes it fail, and none goes unanswered", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ maxLength: 600 }), words), (text) => {
        const step = next(interview, tell(text, channel));
        expect(text.trim() === "" || isAnswered(interview, step)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

/** Some words after each other, as two people at once may say them. */
const words = fc
  .array(fc.constantFrom(...utterances), { minLength: 2, maxLength: 6 })
  .map((several) => several.join(", "));

const journeys = fc.record({
  from: fc.constantFrom(...everySituation),
  said: fc.array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...utterances) }, { weight: 1, arbitrary: words }), {
    minLength: 1,
    maxLength: 12,
  }),
});
type Journey = typeof journeys extends fc.Arbitrary<infer One> ? One : never;

/** Says one thing after the other, and looks at each step. */
function follow({ from: { interview, channel }, said }: Journey, seen: (step: Seen) => void): void {
  let now = interview;
  for (const [turn, text] of said.entries()) {
    const event = tell(text, channel, `turn ${turn}`);
    const [after, effects] = next(now, event);
    seen({ before: now, event, text, after, effects });
    now = heardOut(now, event);
    if (effects.some(({ kind }) => kind === "fetch-extra"))
      now = heardOut(now, { kind: "extra-arrived", fields: extra });
  }
}

interface Seen {
  readonly before: Interview;
  readonly event: InterviewEvent;
  readonly text: string;
  readonly after: Interview;
  readonly effects: readonly InterviewEffect[];
}

/** What is said is answered. */
function isAnsweredAt({ before, event, after, effects, text }: Seen): void {
  if (event.kind === "heard" && !isSaidToUs(before, event.heard)) return;
  expect(isAnswered(before, [after, effects]), `${situationOf(before)}: ${text}`).toBe(true);
}

/** No answer is lost: neither one that was given, nor one left for later, nor one told ahead; but for a group that was not heard right. */
function losesNothing({ before, after, text }: Seen): void {
  if (after.phase === "choosing") return;
  const denied = after.check === undefined ? (before.check?.fields ?? []) : [];
  for (const id of Object.keys(answersOf(before)).filter((one) => !denied.includes(one)))
    expect(answersOf(after), text).toHaveProperty(id);
  for (const id of before.later)
    expect(after.later.includes(id) || id in answersOf(after), `${id} was to be asked later: ${text}`).toBe(true);
  for (const id of Object.keys(before.ahead))
    expect(isKnown(after, id), `${id} was told ahead: ${situationOf(before)}: ${text}`).toBe(true);
}

/** Nothing is kept that was neither understood nor agreed to. */
function keepsWhatIsMeant({ before, after, effects, text }: Seen, { from: { channel } }: Journey): void {
  for (const effect of effects) {
    if (effect.kind !== "keep") continue;
    const { formType, field: id, answer } = effect;
    // No question of a form: whether it is the same person is kept as what was decided where it was asked.
    if (id === samePersonId) {
      expect(asksSamePerson(before), text).toBe(true);
      expect(answer.said, text).toBe(after.isSamePerson === true ? "sí" : "no");
      continue;
    }
    const field = fieldsOf({ formType, extra: before.extra }).find((one) => one.id === id);
    if (field === undefined) throw new Error(`A field of no form was kept: ${id}`);
    const today = answer.heardAt.slice(0, 10);
    const { status } = interpret({ asked: field, field: id, form: formType, heard: answer.said, today });
    const isUnderstood = status === "value" || status === "none";
    expect(isUnderstood || wasAgreed(before), `${situationOf(before)}: ${text} -> ${answer.said}`).toBe(true);
    const isHurried = after.isBrief === true && !(id in answersOf(before));
    // What the other form of the same person told, the yes to that question took over.
    const told = after.isSamePerson === true ? before.toldBefore?.[formType]?.answers[id] : undefined;
    const isTakenOver = told?.fit === "same" && told.answer.said === answer.said;
    const isSpoken = channel === "spoken" && isReadBack(field) && status === "value" && !isHurried && !isTakenOver;
    if (isSpoken) expect(wasAgreed(before), `${situationOf(before)}: ${text} -> ${answer.said}`).toBe(true);
  }
}

// One walk for all three: walking costs far more than looking.
test("whatever is said after whatever, it is answered, no answer is lost, and nothing is kept that was not meant", () => {
  fc.assert(
    fc.property(journeys, (journey) => {
      follow(journey, (step) => {
        isAnsweredAt(step);
        losesNothing(step);
        keepsWhatIsMeant(step, journey);
      });
    }),
  );
});

/** Answered, told ahead still, or being read back. */
function isKnown(interview: Interview, id: string): boolean {
  if (id in interview.ahead || id in answersOf(interview)) return true;
  return interview.phase === "asking" && fieldsOf(interview)[interview.position]?.id === id;
}

/** Something was read back, shown to choose from, or asked about: only then can one agree to it. */
function wasAgreed(before: Interview): boolean {
  if (before.phase === "asking")
    return before.turn.kind !== "waiting" || before.turn.answer !== undefined || before.turn.opinion !== undefined;
  return before.phase === "reviewing" && before.point !== undefined;
}
