import { openInterview } from "../language/play-interview.mjs";
import { Misuse } from "./arguments.mjs";

/** @typedef {import("../language/play-interview.mjs").Language} Language */

/**
 * The form that a name stands for, in capitals or not; undefined without a name.
 * @param {Language} language
 * @param {unknown} named
 * @throws Misuse if Dilo has no such form
 */
export function formNamed({ isFormType, formTypes }, named) {
  if (named === undefined || named === null) return undefined;
  const form = String(named).toUpperCase();
  if (!isFormType(form)) throw new Misuse(`There is no such form; there are ${formTypes.join(" and ")}.`);
  return form;
}

/**
 * Reads the answer of one line.
 * @param {Language} language
 * @param {Record<string, any>} line
 * @param {{ lookups: import("@dilo/forms").Lookups, now: string, isExplained: boolean }} options `now`: YYYY-MM-DD
 * @throws Misuse
 */
export function readAnswer(language, line, { lookups, now, isExplained }) {
  const { form, field, kind, heard, today = now, answers } = line;
  if (typeof heard !== "string") throw new Misuse("heard is missing");
  if (typeof today !== "string" || Number.isNaN(Date.parse(today)))
    throw new Misuse("today is not a date such as 2026-11-20");
  if (!areAnswers(answers)) throw new Misuse("answers are not {field: {said, heardAt}}");
  const kinds = language.answerKinds;
  if (kind !== undefined && !kinds.some((known) => known === kind))
    throw new Misuse(`There is no such kind; there are ${kinds.join(", ")}.`);
  const utterance = /** @type {import("@dilo/forms").Utterance} */ ({
    ...{ form: formNamed(language, form), field, kind, heard, today, answers, lookups },
  });
  return { ...language.interpret(utterance), ...(isExplained && { explained: language.explain(utterance) }) };
}

function areAnswers(answers) {
  const isText = (text) => typeof text === "string";
  return (
    answers === undefined || Object.values(Object(answers)).every((one) => isText(one?.said) && isText(one.heardAt))
  );
}

const channels = ["spoken", "written"];

/**
 * Plays the interview of one line.
 * @param {Language} language
 * @param {Record<string, any>} line
 * @throws Misuse
 */
export function playLine(language, { form: named, channel = "spoken", confirm, steps }) {
  if (!Array.isArray(steps)) throw new Misuse("steps are missing");
  if (!steps.every(isStep)) throw new Misuse("a step is one of {heard}, {typed}, {command}, {silence: true}");
  if (!channels.includes(channel)) throw new Misuse(`There is no such channel; there are ${channels.join(" and ")}.`);
  const form = formNamed(language, named);
  const interview = openInterview(language, { form, channel, ...(confirm && { confirm }) });
  return { steps: steps.map((step) => interview.step(step)) };
}

/**
 * Tells whether a line is one step of an interview.
 * @param {any} step
 */
export function isStep(step) {
  const said = [step?.heard, step?.typed, step?.command].filter((words) => words !== undefined);
  return step?.silence === true ? said.length === 0 : said.length === 1 && typeof said[0] === "string";
}
