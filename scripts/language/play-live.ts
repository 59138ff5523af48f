import { knownForms } from "../../apps/server/src/documents/official-forms/boxes/known-forms.ts";
import { Misuse } from "../command-line/arguments.ts";
import { formNamed, isStep } from "../command-line/lines.ts";
import type { Language } from "./open-language.ts";
import { openWhole, type Told, type WholeStep } from "./play-whole.ts";

/** Plays one whole form: the first line opens the interview, each other one is a step. */
export function openLive(language: Language): (line: Record<string, unknown>) => object {
  let live: ReturnType<typeof openWhole> | undefined;
  return (line) => {
    if (live !== undefined) return live.step(stepOf(line));
    const form = formNamed(language, line["form"]);
    if (form === undefined) throw new Misuse("form is missing");
    const { items } = knownForms[form];
    const channel = line["channel"] === "written" ? "written" : "spoken";
    live = openWhole(language, { form, items, channel, answers: line["answers"] as Told | undefined });
    return live.opening();
  };
}

function stepOf(line: Record<string, unknown>): WholeStep {
  if (Number.isInteger(line["part"])) return { part: Number(line["part"]) };
  if (isStep(line)) return line;
  throw new Misuse("a step is one of {heard}, {typed}, {command}, {silence: true}, {part}");
}
