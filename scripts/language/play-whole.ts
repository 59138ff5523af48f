import type { AddressValue, Answers, FormType, HeardAnswer } from "@dilo/forms";
import type { Canonical } from "@dilo/forms/whole";
import { Misuse } from "./command-line.ts";
import type { Language } from "./open-language.ts";
import { type Outcome, openInterview, type PlayedStep, valuesOf } from "./play-interview.ts";

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
export function entriesOf(items: readonly Item[]) {
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
 * @throws Misuse for an id that nobody asks, and for a value in no shape of one
 */
export function answersFrom(
  { allFields, heardFrom }: Language,
  { form, items, told, heardAt }: { form: FormType; items: readonly Item[]; told: Told; heardAt: string },
): Answers {
  const { field: fieldOf } = entriesOf(items);
  const fields = allFields(form);
  const answers: [string, HeardAnswer][] = [];
  const isAsked = ([entry]: [string, unknown]) => fields.some(({ id }) => id === fieldOf(entry));
  const rows = Object.entries(rowsTold(told)).filter(isAsked);
  for (const [entry, value] of Object.entries({ ...Object.fromEntries(rows), ...told })) {
    if (entry === "mailing_address") continue;
    if (isUnread(value)) {
      answers.push([fieldOf(entry), { said: value.unread, heardAt }]);
      continue;
    }
    for (const [id, own] of Object.entries(ownValues(fieldOf(entry), value, told))) {
      const field = fields.find((one) => one.id === id);
      if (field === undefined) throw new Misuse(`Nobody asks ${JSON.stringify(entry)}.`);
      if (!isCanonical(own)) throw new Misuse(`${JSON.stringify(entry)} is neither a text, nor null, nor an address.`);
      answers.push([id, heardFrom(field, own, heardAt)]);
    }
  }
  return Object.fromEntries(answers);
}

/** Words that nobody could read whole, as an interview tells them. */
function isUnread(value: unknown): value is { readonly unread: string } {
  return typeof value === "object" && value !== null && "unread" in value && typeof value.unread === "string";
}

/** What an answer means is a text, nothing, an address abroad with its country, or one here with all its parts. */
function isCanonical(value: unknown): value is Canonical {
  if (value === null || typeof value === "string") return true;
  if (typeof value !== "object") return false;
  const parts = "foreign" in value ? ["country", "text"] : ["line", "unit", "city", "state", "zip"];
  return parts.every((part) => typeof (value as Record<string, unknown>)[part] === "string");
}

/** Whose rows were told has a table of them, and another one where a later row was told. */
function rowsTold(told: Told): Told {
  const rows = Object.keys(told).flatMap((id) => {
    const [, table = "", row] = /^(\w+)\.(\d+)\./.exec(id) ?? [];
    return row === undefined ? [] : [{ table, row: Number(row) }];
  });
  const opened = rows.flatMap(({ table, row }) => {
    const before = Array.from({ length: row - 1 }, (_, at) => `${table}.${at + 1}.another`);
    return [table, ...before];
  });
  return Object.fromEntries(opened.map((id) => [id, "yes"]));
}

/** What an answer means by our questions: a place in one of the United States answers two of them. */
function ownValues(field: string, value: unknown, told: Told): Readonly<Record<string, Canonical>> {
  const isMarriage = field === marriage.town || field === marriage.country;
  if (isMarriage && typeof value === "object" && value !== null) {
    const place = value as AddressValue;
    const where = "foreign" in place ? place.country : `US-${place.state}`;
    return { [marriage.town]: place.city, [marriage.country]: where };
  }
  if (field === "motivo_solicitud") return { [field]: String(value).toLowerCase() };
  if (field === "direccion_postal")
    return { [field]: value === "yes" ? "same" : ((told["mailing_address"] as AddressValue) ?? null) };
  const canonical = Array.isArray(value) ? value.join(",") : typeof value === "number" ? String(value) : value;
  return { [field]: canonical as Canonical };
}

/** Where the form has one entry for the place of the marriage, we ask for the town and for the state or country. */
const marriage = { town: "ciudad_matrimonio", country: "pais_matrimonio" } as const;

function placeOfMarriage(town: unknown, where: unknown): unknown {
  if (typeof town !== "string" || typeof where !== "string") return undefined;
  const state = /^US-(..)$/.exec(where)?.[1];
  if (state !== undefined) return { line: "", unit: "", city: town, state, zip: "" };
  return { foreign: true, country: where, text: town, line: "", city: town, province: "", postalCode: "" };
}

/** What a question's answer means by the ids of the form's list. */
function toldAs(entry: string, value: unknown): Record<string, unknown> {
  if (value === "unsure") return { [entry]: null };
  if (entry.endsWith("race") && typeof value === "string" && value.includes(",")) return { [entry]: value.split(",") };
  if (entry === "eligibility_basis" && typeof value === "string") return { [entry]: value.toUpperCase() };
  if (entry !== "mailing_same" || value === null || typeof value !== "object") {
    return { [entry]: value === "same" ? "yes" : value };
  }
  return "unread" in value ? { [entry]: value } : { mailing_same: "no", mailing_address: value };
}

/** What the answers mean that words were given to, by the ids of the form's list. */
export function toldFrom(
  language: Language,
  { form, items, answers }: { form: FormType; items: readonly Item[]; answers: Answers },
): Told {
  const extra = language.fieldsAnswered(form, answers);
  return byEntry(items, valuesOf(language, { formType: form, answers, extra }));
}

/** Values by our questions, told by the ids of the form's list. */
function byEntry(items: readonly Item[], kept: Record<string, unknown>): Record<string, unknown> {
  const { entry } = entriesOf(items);
  const { [marriage.town]: town, [marriage.country]: where, ...rest } = kept;
  const all = Object.assign({}, ...Object.entries(rest).map(([field, value]) => toldAs(entry(field), value)));
  const place = town === null || where === null ? null : placeOfMarriage(town, where);
  if (town !== undefined && place !== undefined) all[entry(marriage.town)] = place;
  return all;
}

/** What is no longer there: a row of which nothing is left by its number, anything else by its id. */
function erasedFrom(before: Record<string, string>, now: Record<string, string>): Record<string, null> {
  const gone = Object.keys(before).filter((id) => !(id in now));
  const rowOf = (id: string) => /^\w+\.\d+(?=\.)/.exec(id)?.[0];
  const isLeft = (row: string) => Object.keys(now).some((id) => id.startsWith(`${row}.`));
  return Object.fromEntries(
    gone.map((id) => {
      const row = rowOf(id);
      return [row === undefined || isLeft(row) ? id : row, null];
    }),
  );
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
    return Object.fromEntries(Object.entries(byEntry(items, kept)).map(([id, value]) => [id, JSON.stringify(value)]));
  }

  function toldOf({ phase, field, situation, says, kept, isCallEnded }: Outcome) {
    const told = cellsOf(kept);
    // What is being gone through again was not taken out.
    const again = Object.entries(before).filter(([id]) => !(id in told) && isAhead(id));
    const now = { ...Object.fromEntries(again), ...told };
    const changed = Object.entries(now).filter(([id, value]) => before[id] !== value);
    const erased = erasedFrom(before, now);
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
      kept: { ...erased, ...Object.fromEntries(changed.map(([key, value]) => [key, JSON.parse(value)])) },
      left: language.questionsLeft(form, known),
      isCallEnded,
    };
  }

  function isAhead(id: string): boolean {
    return Object.keys(interview.now().ahead).some((field) => entry(field) === id);
  }

  function partOf(id: string) {
    return items.find((item) => item.id === id || id.startsWith(`${item.id}.`) || id.startsWith(`${item.id}_`))?.part;
  }

  return {
    opening: () => toldOf(interview.opening),
    /** All that is told so far, by the ids of the form's list. */
    told: () => Object.fromEntries(Object.entries(before).map(([id, value]) => [id, JSON.parse(value)])),
    step(step: WholeStep) {
      if (step.part === undefined) return toldOf(interview.step(step));
      if (!parts.includes(step.part)) throw new Misuse(`Part ${step.part} is not asked; ${parts.join(", ")} are.`);
      return toldOf(interview.takePart(step.part));
    },
  };
}
