import type { Lookups, Utterance } from "@dilo/forms";
import { knownForms } from "../../apps/server/src/documents/official-forms/boxes/known-forms.ts";
import { type Asked, Misuse } from "./command-line.ts";
import type { Language } from "./open-language.ts";
import { openInterview, type PlayedStep } from "./play-interview.ts";
import { openWhole, type Told, type WholeStep } from "./play-whole.ts";

/**
 * The form that a name stands for, in capitals or not; undefined without a name.
 * @throws Misuse if Dilo has no such form
 */
export function formNamed({ isFormType, formTypes }: Language, named: unknown) {
  if (named === undefined || named === null) return undefined;
  const form = String(named).toUpperCase();
  if (!isFormType(form)) throw new Misuse(`There is no such form; there are ${formTypes.join(" and ")}.`);
  return form;
}

/**
 * Reads the answer of one line.
 * @param options `now`: YYYY-MM-DD
 * @throws Misuse
 */
export function readAnswer(
  language: Language,
  line: Asked,
  { lookups, now, isExplained }: { lookups: Lookups; now: string; isExplained: boolean },
) {
  const { form, field, kind, heard, today = now, answers } = line;
  if (typeof heard !== "string") throw new Misuse("heard is missing");
  if (typeof today !== "string" || Number.isNaN(Date.parse(today)))
    throw new Misuse("today is not a date such as 2026-11-20");
  if (!areAnswers(answers)) throw new Misuse("answers are not {field: {said, heardAt}}");
  const kinds = language.answerKinds;
  if (kind !== undefined && !kinds.some((known) => known === kind))
    throw new Misuse(`There is no such kind; there are ${kinds.join(", ")}.`);
  const utterance = {
    ...{ form: formNamed(language, form), field, kind, heard, today, answers, lookups },
  } as Utterance;
  return { ...language.interpret(utterance), ...(isExplained && { explained: language.explain(utterance) }) };
}

function areAnswers(answers: unknown) {
  const isText = (text: unknown) => typeof text === "string";
  return (
    answers === undefined ||
    Object.values<Asked>(Object(answers)).every((one) => isText(one?.["said"]) && isText(one["heardAt"]))
  );
}

const channels = ["spoken", "written"] as const;

/**
 * Plays the interview of one line, of a whole form where the line says so.
 * @throws Misuse
 */
export function playLine(language: Language, line: Asked) {
  const { form: named, channel = "spoken", confirm, steps, whole, answers } = line;
  if (!Array.isArray(steps)) throw new Misuse("steps are missing");
  const spoken = channels.find((one) => one === channel);
  if (spoken === undefined) throw new Misuse(`There is no such channel; there are ${channels.join(" and ")}.`);
  const form = formNamed(language, named);
  if (whole === true) {
    if (form === undefined) throw new Misuse("form is missing");
    const { items } = knownForms[form];
    const interview = openWhole(language, { form, items, channel: spoken, answers: answers as Told | undefined });
    return { steps: steps.map((step) => interview.step(wholeStepOf(step))) };
  }
  if (!steps.every(isStep)) throw new Misuse("a step is one of {heard}, {typed}, {command}, {silence: true}");
  const interview = openInterview(language, { form, channel: spoken, confirm: confirm === "off" ? "off" : "smart" });
  return { steps: steps.map((step) => interview.step(step)) };
}

/**
 * One step of a whole form.
 * @throws Misuse
 */
function wholeStepOf(line: Asked): WholeStep {
  if (Number.isInteger(line["part"])) return { part: Number(line["part"]) };
  if (isStep(line)) return line;
  throw new Misuse("a step is one of {heard}, {typed}, {command}, {silence: true}, {part}");
}

/** Tells whether a line is one step of an interview. */
function isStep(value: unknown): value is PlayedStep {
  const step: Asked = Object(value);
  const said = [step["heard"], step["typed"], step["command"]].filter((words) => words !== undefined);
  return step["silence"] === true ? said.length === 0 : said.length === 1 && typeof said[0] === "string";
}

/** Plays one whole form: the first line opens the interview, each other one is a step. */
export function openLive(language: Language): (line: Record<string, unknown>) => object {
  let live: ReturnType<typeof openWhole> | undefined;
  return (line) => {
    if (live !== undefined) return live.step(wholeStepOf(line));
    const form = formNamed(language, line["form"]);
    if (form === undefined) throw new Misuse("form is missing");
    const { items } = knownForms[form];
    const channel = line["channel"] === "written" ? "written" : "spoken";
    live = openWhole(language, { form, items, channel, answers: line["answers"] as Told | undefined });
    return live.opening();
  };
}
