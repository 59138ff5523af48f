import { Misuse } from "../command-line/arguments.mjs";
import { openInterview } from "./play-interview.mjs";

/**
 * The readers and the interview, with what whole forms need besides.
 * @typedef {import("./play-interview.mjs").Language & typeof import("@dilo/forms/whole")} WholeLanguage
 * @typedef {{ part: number, item: string, page: number, id: string, questions: readonly string[] }} Item
 */

/** Where questions of ours answer a cell of a table, or one of two entries. */
const within = { empleo_actual: "jobs_schools.1.name", otro_nombre: "other_names.1" };

/**
 * How a form's questions are called in its own list, and back.
 * @param {readonly Item[]} items
 */
function entriesOf(items) {
  /** @type {Map<string, string>} */
  const byField = new Map(Object.entries(within));
  for (const { id, questions } of items)
    for (const question of questions) if (!byField.has(question)) byField.set(question, id);
  const byEntry = new Map([...byField].map(([field, entry]) => [entry, field]));
  return {
    /** @param {string} field */
    entry: (field) => byField.get(field) ?? field,
    /** @param {string} entry */
    field: (entry) => byEntry.get(entry) ?? entry,
  };
}

/**
 * Answers of a form from what they mean, by the ids of its list.
 * @param {WholeLanguage} language
 * @param {{ form: import("@dilo/forms").FormType, items: readonly Item[], told: Record<string, any>, heardAt: string }} what
 * @returns {import("@dilo/forms").Answers}
 * @throws Misuse for an id that nobody asks
 */
export function answersFrom({ allFields, heardFrom }, { form, items, told, heardAt }) {
  const { field: fieldOf } = entriesOf(items);
  const fields = allFields(form);
  /** @type {[string, import("@dilo/forms").HeardAnswer][]} */
  const answers = [];
  for (const [entry, value] of Object.entries(told)) {
    if (entry === "mailing_address") continue;
    const field = fields.find(({ id }) => id === fieldOf(entry));
    if (field === undefined) throw new Misuse(`Nobody asks ${JSON.stringify(entry)}.`);
    answers.push([field.id, heardFrom(field, ownValue(entry, value, told), heardAt)]);
  }
  return Object.fromEntries(answers);
}

function ownValue(entry, value, told) {
  if (entry === "eligibility_basis" && typeof value === "string") return value.toLowerCase();
  if (entry === "mailing_same") return value === "yes" ? "same" : (told["mailing_address"] ?? null);
  return value;
}

/**
 * What a question's answer means by the ids of the form's list.
 * @param {string} entry
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
function toldAs(entry, value) {
  if (value === "unsure") return { [entry]: null };
  if (entry === "eligibility_basis" && typeof value === "string") return { [entry]: value.toUpperCase() };
  if (entry !== "mailing_same" || value === null || typeof value !== "object") {
    return { [entry]: value === "same" ? "yes" : value };
  }
  return "unread" in value ? { [entry]: value } : { mailing_same: "no", mailing_address: value };
}

/**
 * Plays a whole form step by step.
 * @param {WholeLanguage} language
 * @param {{ form: import("@dilo/forms").FormType, items: readonly Item[], channel?: "spoken" | "written", answers?: Record<string, any> }} options
 */
export function openWhole(language, { form, items, channel, answers: told }) {
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
  /** @type {Record<string, string>} */
  let before = answers ? cellsOf(interview.opening.kept) : {};

  /** @param {Record<string, unknown>} kept */
  function cellsOf(kept) {
    const all = Object.assign({}, ...Object.entries(kept).map(([field, value]) => toldAs(entry(field), value)));
    return Object.fromEntries(Object.entries(all).map(([id, value]) => [id, JSON.stringify(value)]));
  }

  /** @param {import("./play-interview.mjs").Outcome} outcome */
  function toldOf({ phase, field, situation, says, kept, isCallEnded }) {
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

  /** @param {string} id */
  function partOf(id) {
    return items.find((item) => item.id === id || id.startsWith(`${item.id}.`) || id.startsWith(`${item.id}_`))?.part;
  }

  return {
    opening: () => toldOf(interview.opening),
    /** @param {import("./play-interview.mjs").PlayedStep & { part?: number }} step */
    step(step) {
      if (step.part === undefined) return toldOf(interview.step(step));
      if (!parts.includes(step.part)) throw new Misuse(`Part ${step.part} is not asked; ${parts.join(", ")} are.`);
      return toldOf(interview.takePart(step.part));
    },
  };
}
