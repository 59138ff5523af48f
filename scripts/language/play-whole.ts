import type { Answers, FormType, HeardAnswer } from "@dilo/forms";
import type { Canonical } from "@dilo/forms/whole";
import { Misuse } from "../command-line/arguments.ts";
import type { Language } from "./open-language.ts";
import { type Outcome, openInterview, type PlayedStep } from "./play-interview.ts";

/** One question of a form's own list, and ours that answer it. */
interface Item {
  readonly part: number;
  readonly id: string;
  readonly questions: readonly string[];
}

/** What answers mean, by the ids of a form's list. */
export type Told = Readonly<Record<string, unknown>>;

/** A step of a whole form: one of an interview, or the wish for a part. */
export type WholeStep = PlayedStep & { part?: number };

/** Where questions of ours answer a cell of a table, or one of two entries. */
const within: Readonly<Record<string, string>> = { empleo_actual: "jobs_schools.1.name" };

/** How a form's questions are called in its own list, and back. */
function entriesOf(items: readonly Item[]) {
  const byField = new Map(Object.entries(within));
  for (const { id, questions } of items)
    for (const question of questions) if (!byField.has(question)) byField.set(question, id);
  const byEntry = new Map([...byField].map(([field, entry]) => [entry, field]));
  return {
    entry: (field: string): string => byField.get(field) ?? field,
    field: (entry: string): string => byEntry.get(entry) ?? entry,
  };
}

/**
 * Answers of a form from what they mean, by the ids of its list.
 * @throws Misuse for an id that nobody asks
 */
export function answersFrom(
  { allFields, heardFrom }: Language,
  { form, items, told, heardAt }: { form: FormType; items: readonly Item[]; told: Told; heardAt: string },
): Answers {
  const { field: fieldOf } = entriesOf(items);
  const fields = allFields(form);
  const answers: [string, HeardAnswer][] = [];
  for (const [entry, value] of Object.entries(told)) {
    if (entry === "mailing_address") continue;
    const field = fields.find(({ id }) => id === fieldOf(entry));
    if (field === undefined) throw new Misuse(`Nobody asks ${JSON.stringify(entry)}.`);
    answers.push([field.id, heardFrom(field, ownValue(entry, value, told) as Canonical, heardAt)]);
  }
  return Object.fromEntries(answers);
}

function ownValue(entry: string, value: unknown, told: Told): unknown {
  if (entry === "eligibility_basis" && typeof value === "string") return value.toLowerCase();
  if (entry === "mailing_same") return value === "yes" ? "same" : (told["mailing_address"] ?? null);
  return value;
}

/** What a question's answer means by the ids of the form's list. */
function toldAs(entry: string, value: unknown): Record<string, unknown> {
  if (value === "unsure") return { [entry]: null };
  if (entry === "eligibility_basis" && typeof value === "string") return { [entry]: value.toUpperCase() };
  if (entry !== "mailing_same" || value === null || typeof value !== "object") {
    return { [entry]: value === "same" ? "yes" : value };
  }
  return "unread" in value ? { [entry]: value } : { mailing_same: "no", mailing_address: value };
}

/** Plays a whole form step by step. */
export function openWhole(
  language: Language,
  {
    form,
    items,
    channel,
    answers: told,
  }: { form: FormType; items: readonly Item[]; channel?: "spoken" | "written"; answers?: Told | undefined },
) {
  const heardAt = "2026-11-20T15:00:00.000Z";
  const answers = told && answersFrom(language, { form, items, told, heardAt });
  const interview = openInterview(language, {
    form,
    isWhole: true,
    ...(channel && { channel }),
    ...(answers && { answers }),
  });
  const { entry } = entriesOf(items);
  const parts = [0, ...language.partsOf(form).map(({ part }) => part)];
  let before: Record<string, string> = answers ? cellsOf(interview.opening.kept) : {};

  function cellsOf(kept: Record<string, unknown>): Record<string, string> {
    const all = Object.assign({}, ...Object.entries(kept).map(([field, value]) => toldAs(entry(field), value)));
    return Object.fromEntries(Object.entries(all).map(([id, value]) => [id, JSON.stringify(value)]));
  }

  function toldOf({ phase, field, situation, says, kept, isCallEnded }: Outcome) {
    const now = cellsOf(kept);
    const changed = Object.entries(now).filter(([id, value]) => before[id] !== value);
    before = now;
    const state = interview.now();
    const known = state.phase === "choosing" ? {} : state.answers;
    const id = field === null ? null : entry(field);
    const next = state.phase === "choosing" ? undefined : language.offeredPart(state);
    const isOffered = phase === "reviewing" && state.extra.kind !== "asked";
    return {
      phase: isOffered ? "offered" : phase,
      part: id === null ? (isOffered ? (next?.part ?? 0) : null) : partOf(id),
      field: id,
      situation,
      says,
      kept: Object.fromEntries(changed.map(([key, value]) => [key, JSON.parse(value)])),
      left: language.questionsLeft(form, known),
      isCallEnded,
    };
  }

  function partOf(id: string) {
    return items.find((item) => item.id === id || id.startsWith(`${item.id}.`) || id.startsWith(`${item.id}_`))?.part;
  }

  return {
    opening: () => toldOf(interview.opening),
    step(step: WholeStep) {
      if (step.part === undefined) return toldOf(interview.step(step));
      if (!parts.includes(step.part)) throw new Misuse(`Part ${step.part} is not asked; ${parts.join(", ")} are.`);
      return toldOf(interview.takePart(step.part));
    },
  };
}
