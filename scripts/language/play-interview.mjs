import { Misuse } from "../command-line/arguments.mjs";

/**
 * One step of a played interview: what the person says, types, taps, or that nobody says anything.
 * @typedef {{ heard?: string, over?: boolean, typed?: string, command?: string, silence?: boolean }} PlayedStep
 */

/**
 * What came of a step.
 * @typedef {object} Outcome
 * @property {"choosing-form" | "asking" | "reviewing" | "complete"} phase
 * @property {string | null} field the id of the field in question
 * @property {string} situation
 * @property {string} says all that was said, or what stands on the page
 * @property {Record<string, unknown>} kept for each field answered, its value; null for none; `{unread}` for kept words
 * @property {boolean} isCallEnded
 * @property {boolean} isKeyboardOffered
 */

/**
 * The readers and the interview, with the lookup tables that only the server has.
 * @typedef {typeof import("@dilo/forms") & {
 *   fieldsOfPart: typeof import("@dilo/forms/whole").fieldsOfPart,
 *   fieldsAnswered: typeof import("@dilo/forms/whole").fieldsAnswered,
 *   findPlace: (zip: string, heard?: readonly import("@dilo/forms").NameHeard[]) => import("@dilo/forms").Place | undefined,
 *   openLookups: () => import("@dilo/forms").Lookups,
 * }} Language
 */

/** When everything in a played interview is said. */
const beginning = Date.parse("2026-11-20T15:00:00.000Z");

/**
 * An interview that is played without a page: events go in, effects are carried out as a page would.
 * @param {Language} language
 * @param {{
 *   form: string | null | undefined, channel?: "spoken" | "written", confirm?: "smart" | "off",
 *   answers?: import("@dilo/forms").Answers, isWhole?: boolean,
 * }} options `answers`: told before; `isWhole`: behind each review comes the form's next part
 */
export function openInterview(language, { form, channel = "spoken", confirm = "smart", answers, isWhole = false }) {
  const { next, startOf, placesToFind, findPlace, renderReply, fieldsOfPart, fieldsAnswered } = language;
  let interview = startOf(confirm);
  let turns = 0;
  let isCallEnded = false;
  /** @type {string[]} */
  let said = [];

  const clock = () => new Date(beginning + turns * 10_000).toISOString();

  /** @param {import("@dilo/forms").InterviewEvent} event */
  const send = (event) => {
    // What the place tells may be other names: they are looked up too, as the page does.
    for (let round = 0; round < 2; round++) {
      const places = placesToFind(interview, event).flatMap(({ zip, names }) => findPlace(zip, names) ?? []);
      if (places.length > 0) [interview] = next(interview, { kind: "places-found", places });
    }
    const [after, effects] = next(interview, event);
    interview = after;
    for (const effect of effects) carryOut(effect);
  };

  /** @param {import("@dilo/forms").InterviewEffect} effect */
  const carryOut = (effect) => {
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

  /** @returns {Outcome} */
  function outcome() {
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
    if (interview.phase === "reviewing") return interview.point?.field ?? null;
    return language.currentField(interview)?.id ?? null;
  }

  /** @returns {Record<string, unknown>} */
  function kept() {
    if (interview.phase === "choosing") return {};
    const { answers, formType, later } = interview;
    const lines = language.printAnswers(formType, answers, { extra: language.extraOf(interview) });
    /** @type {[string, unknown][]} */
    const told = [];
    for (const { field, said: words, reading } of lines) {
      if (answers[field.id] === undefined) {
        if (later.includes(field.id)) told.push([field.id, null]);
      } else if (reading?.status === "value") told.push([field.id, reading.value ?? null]);
      else told.push([field.id, reading?.status === "none" ? null : { unread: words }]);
    }
    return Object.fromEntries(told);
  }

  return {
    opening,
    /** What became of the answer to the question that stands: what a page shows beside what is said; none in the review. */
    turn: () => (interview.phase === "asking" ? interview.turn : undefined),
    /** The interview itself, as it stands. */
    now: () => interview,
    /**
     * Takes a part of the form, where the review stands.
     * @param {number} part
     */
    takePart(part) {
      send({ kind: "extra-wanted", part });
      return outcome();
    },
    /**
     * Plays one step.
     * @param {PlayedStep} step
     * @returns {Outcome}
     */
    step({ heard, over = false, typed, command, silence }) {
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

  /**
   * A button of the page, by its name.
   * @param {string} command
   * @param {string} at
   */
  function press(command, at) {
    if (command === "accept" || (command === "confirm" && interview.phase === "reviewing"))
      send({ kind: "review-accepted" });
    else if (command === "N-400" || command === "I-130") send({ kind: "form-chosen", formType: command });
    else if (command === "stop") send({ kind: "command", command: "end-call", at });
    else if (language.isDialogueCommand(command)) send({ kind: "command", command, at });
    else throw new Misuse("There is no such command.");
  }
}
