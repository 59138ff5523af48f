import type { Answers, Field, FormType, InterviewEffect, InterviewEvent } from "@dilo/forms";
import { Misuse } from "./command-line.ts";
import type { Language } from "./open-language.ts";

/** One step of a played interview: what the person says, types, taps, or that nobody says anything. */
export type PlayedStep = { heard?: string; over?: boolean; typed?: string; command?: string; silence?: boolean };

/** What came of a step. */
export interface Outcome {
  readonly phase: "choosing-form" | "asking" | "reviewing" | "complete";
  /** the id of the field in question */
  readonly field: string | null;
  readonly situation: string;
  /** all that was said, or what stands on the page */
  readonly says: string;
  /** for each field answered, its value; null for none; `{unread}` for kept words */
  readonly kept: Record<string, unknown>;
  readonly isCallEnded: boolean;
  readonly isKeyboardOffered: boolean;
}

/** When everything in a played interview is said. */
const beginning = Date.parse("2026-11-20T15:00:00.000Z");

/** An interview that is played without a page: events go in, effects are carried out as a page would. */
export function openInterview(
  language: Language,
  {
    form,
    channel = "spoken",
    confirm = "smart",
    answers,
    isWhole = false,
  }: {
    form: string | null | undefined;
    channel?: "spoken" | "written";
    confirm?: "smart" | "off";
    /** Told before. */
    answers?: Answers;
    /** Behind each review comes the form's next part. */
    isWhole?: boolean;
  },
) {
  const { next, startOf, placesToFind, findPlace, renderReply, fieldsOfPart, fieldsAnswered } = language;
  let interview = startOf(confirm);
  let turns = 0;
  let isCallEnded = false;
  let said: string[] = [];

  const clock = () => new Date(beginning + turns * 10_000).toISOString();

  const send = (event: InterviewEvent) => {
    // What the place tells may be other names: they are looked up too, as the page does.
    for (let round = 0; round < 2; round++) {
      const places = placesToFind(interview, event).flatMap(({ zip, names }) => findPlace(zip, names) ?? []);
      if (places.length > 0) [interview] = next(interview, { kind: "places-found", places });
    }
    const [after, effects] = next(interview, event);
    interview = after;
    // What is said now is heard before what has to be fetched arrives.
    for (const effect of effects) if (effect.kind === "ask") carryOut(effect);
    for (const effect of effects) if (effect.kind !== "ask") carryOut(effect);
  };

  const carryOut = (effect: InterviewEffect) => {
    switch (effect.kind) {
      case "ask":
        said.push(language.pronounce(effect.text));
        [interview] = next(interview, { kind: "spoken", text: effect.text });
        break;
      case "stop-call":
        isCallEnded = true;
        [interview] = next(interview, { kind: "call-ended" });
        break;
      case "erase":
        send({ kind: "erased" });
        break;
      case "fetch-extra":
        send({ kind: "extra-arrived", fields: fieldsOfPart(effect.formType, effect.part) });
        break;
      case "save":
        send({ kind: "saved", saved: { id: "played", revision: (effect.saved?.revision ?? 0) + 1 } });
        break;
      default:
    }
  };

  if (isWhole) send({ kind: "whole-wanted" });
  if (form === "N-400" || form === "I-130") {
    const extra = answers && fieldsAnswered(form, answers);
    if (answers === undefined) send({ kind: "form-chosen", formType: form });
    else send({ kind: "restored", formType: form, answers, ...(extra && extra.length > 0 && { extra }) });
  }
  if (channel === "spoken") send({ kind: "call-started" });
  const opening = outcome();

  function outcome(): Outcome {
    const written = renderReply(interview.reply, "written");
    const says = channel === "written" ? written : said.join(" ");
    said = [];
    return {
      phase: interview.phase === "choosing" ? "choosing-form" : interview.phase,
      field: fieldNow(),
      situation: language.situationOf(interview),
      says,
      kept: kept(),
      isCallEnded,
      isKeyboardOffered: channel === "written" || (interview.phase === "asking" && interview.isKeyboardOffered),
    };
  }

  function fieldNow() {
    // What is asked then is about a group of answers.
    if (interview.check !== undefined) return null;
    if (interview.phase === "reviewing") return interview.point?.field ?? null;
    return language.currentField(interview)?.id ?? null;
  }

  function kept(): Record<string, unknown> {
    if (interview.phase === "choosing") return {};
    const { answers, formType, later } = interview;
    return valuesOf(language, { formType, answers, extra: language.extraOf(interview), later });
  }

  return {
    opening,
    /** What became of the answer to the question that stands: what a page shows beside what is said; none in the review. */
    turn: () => (interview.phase === "asking" ? interview.turn : undefined),
    /** The interview itself, as it stands. */
    now: () => interview,
    /** Takes a part of the form, where the review stands. */
    takePart(part: number): Outcome {
      send({ kind: "extra-wanted", part });
      return outcome();
    },
    /** Plays one step. */
    step({ heard, over = false, typed, command, silence }: PlayedStep): Outcome {
      turns += 1;
      const at = clock();
      if (heard !== undefined && !isCallEnded)
        send({
          kind: "heard",
          heard: { text: heard, isFinal: true, beganOverAssistant: over, at, turnId: `turn-${turns}` },
        });
      if (typed !== undefined) send({ kind: "typed", text: typed, at });
      if (command !== undefined) press(command, at);
      if (silence) send({ kind: "silence" });
      return outcome();
    },
  };

  /** A button of the page, by its name. */
  function press(command: string, at: string) {
    if (
      command === "accept" ||
      (command === "confirm" && interview.phase === "reviewing" && interview.check === undefined)
    )
      send({ kind: "review-accepted" });
    else if (command === "N-400" || command === "I-130") send({ kind: "form-chosen", formType: command });
    else if (command === "stop") send({ kind: "command", command: "end-call", at });
    else if (language.isDialogueCommand(command)) send({ kind: "command", command, at });
    else throw new Misuse("There is no such command.");
  }
}

/** What answers mean, by question: null for none and for what was left for later, `{unread}` for words that nobody could read. */
export function valuesOf(
  language: Language,
  {
    formType,
    answers,
    extra,
    later = [],
  }: { formType: FormType; answers: Answers; extra: readonly Field[]; later?: readonly string[] },
): Record<string, unknown> {
  const told: [string, unknown][] = [];
  for (const { field, said, reading } of language.printAnswers(formType, answers, { extra })) {
    if (answers[field.id] === undefined) {
      if (later.includes(field.id)) told.push([field.id, null]);
    } else if (reading?.status === "value") told.push([field.id, reading.value ?? null]);
    else told.push([field.id, reading?.status === "none" ? null : { unread: said }]);
  }
  return Object.fromEntries(told);
}
