// A truthful person answers a whole form and listens to what is read back.
import type { Field, FormType, HeardAnswer } from "@dilo/forms";
import type { Language } from "../../scripts/language/open-language.ts";
import { type Outcome, openInterview } from "../../scripts/language/play-interview.ts";
import { isAbroad, plain } from "./boxes.ts";
import { type Saying, sayingFor } from "./life.ts";
import { inOneBreath } from "./one-breath.ts";

/** Far more than the longest form takes. */
const mostSteps = 3000;
/** Said so often and not understood, an answer is lost. */
const mostTries = 4;

/** What came of one person's whole form. */
export interface Played {
  /** What each answer was to mean. */
  readonly meant: ReadonlyMap<string, Saying>;
  readonly kept: Readonly<Record<string, unknown>>;
  readonly answers: Readonly<Record<string, HeardAnswer>>;
  /** Every turn of the person: what was asked, what they said to it, and what came back. */
  readonly lines: readonly { field: string | null; situation: string; said: string; says: string }[];
  /** Every question as it was asked first, and what was answered till then. */
  readonly stops: readonly Stop[];
  /** Questions that nobody knew to answer, and where it went on without an answer. */
  readonly unanswered: readonly string[];
  /** Whose first saying was not taken for what it means: what was said. */
  readonly repeated: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
}

/** Where a person may stop. */
export interface Stop {
  readonly field: string;
  readonly answers: Readonly<Record<string, HeardAnswer>>;
}

/** Plays a form whole, part by part, in the order it is offered. */
export function playWhole(
  language: Language,
  {
    form,
    seed,
    channel,
    sayingOf = sayingFor,
  }: {
    form: FormType;
    seed: number;
    channel: "spoken" | "written";
    /** What is answered to a question. */
    sayingOf?: (field: Field, seed: number) => Saying | undefined;
  },
): Played {
  const interview = openInterview(language, { form, isWhole: true, channel });
  const fields = new Map(language.allFields(form).map((field) => [field.id, field]));
  const meant = new Map<string, Saying>();
  const tries = new Map<string, number>();
  const unanswered: string[] = [];
  const stops: Stop[] = [];
  const repeated = new Map<string, string>();
  let outcome: Outcome = interview.opening;
  const lines: { field: string | null; situation: string; said: string; says: string }[] = [];
  let said = "";
  const say = (words: string) => {
    said = words;
    return interview.step(channel === "spoken" ? { heard: words } : { typed: words });
  };
  while (outcome.phase !== "complete" && lines.length < mostSteps) {
    const { field, situation } = outcome;
    if (outcome.phase === "asking" && field !== null && field !== stops.at(-1)?.field)
      stops.push({ field, answers: answersOf(interview.now()) });
    said = "";
    outcome = answer();
    lines.push({ field, situation, said, says: outcome.says });
  }
  return {
    ...{ meant, kept: outcome.kept, lines, stops, unanswered, repeated },
    answers: answersOf(interview.now()),
    isComplete: outcome.phase === "complete",
  };

  function answer(): Outcome {
    const { phase, field: id, situation } = outcome;
    if (situation === "checking-group") return say("sí");
    if (phase === "reviewing" || id === null) return leaveReview();
    const field = fields.get(id);
    const saying = field && sayingOf(field, seed);
    if (field === undefined || saying === undefined) return giveUp(id);
    meant.set(id, saying);
    if (situation === "asking") {
      const times = (tries.get(id) ?? 0) + 1;
      tries.set(id, times);
      if (times > mostTries) return giveUp(id);
      if (times > 1) repeated.set(id, saying.said);
      if (times === 1 && isAskedTogether(field)) {
        const breath = inOneBreath(field, saying, { seed, sayingOf: (other) => sayingNamed(other) });
        for (const [other, told] of breath.meant) meant.set(other, told);
        return say(breath.said);
      }
      return say(times === 1 ? saying.said : language.heardFrom(field, saying.value, "").said);
    }
    const turn = interview.turn();
    const read = turn !== undefined && "reading" in turn ? turn.reading : undefined;
    if (situation === "confirming") return say(isSame(read?.value ?? null, saying.value) ? "sí" : "no");
    if (situation === "choosing") {
      const at = read?.candidates.findIndex(({ value }) => isSame(value, saying.value)) ?? -1;
      if (at >= 0 && read?.isYesNo) return say(at === 0 ? "no" : "sí");
      if ((read?.candidates.length ?? 0) === 0) return say(language.heardFrom(field, saying.value, "").said);
      return say(at < 0 ? "ninguna" : at === 0 ? "la primera" : at === 1 ? "la segunda" : "la tercera");
    }
    if (situation === "unread") return say("sí");
    return giveUp(id);
  }

  function sayingNamed(id: string): Saying | undefined {
    const field = fields.get(id);
    return field && sayingOf(field, seed);
  }

  /** In a call a row's questions may be asked as one. */
  function isAskedTogether({ extra }: Field): boolean {
    return extra?.together !== undefined && outcome.says.includes(extra.together.question);
  }

  function leaveReview(): Outcome {
    const now = interview.now();
    const next = now.phase === "choosing" ? undefined : language.offeredPart(now);
    if (outcome.situation !== "reviewing") return interview.step({ command: "confirm" });
    return next === undefined || tries.has(`part ${next.part}`)
      ? interview.step({ command: "accept" })
      : take(next.part);
  }

  function take(part: number): Outcome {
    tries.set(`part ${part}`, 1);
    return interview.takePart(part);
  }

  function giveUp(id: string): Outcome {
    unanswered.push(id);
    meant.delete(id);
    tries.delete(id);
    return interview.step({ command: "skip" });
  }
}

/** Whether an answer means what it was to mean; of an address abroad each part, in whatever order it stands. */
export function isSame(read: unknown, meant: unknown): boolean {
  if (isAbroad(meant)) {
    if (!isAbroad(read) || read.country !== meant.country) return false;
    const told = plain(`${read.line} ${read.city} ${read.province} ${read.postalCode}`);
    return [meant.line, meant.city, meant.province].every((part) => told.includes(plain(part)));
  }
  return JSON.stringify(read ?? null) === JSON.stringify(meant ?? null);
}

function answersOf(state: ReturnType<ReturnType<typeof openInterview>["now"]>): Readonly<Record<string, HeardAnswer>> {
  return state.phase === "choosing" ? {} : state.answers;
}
