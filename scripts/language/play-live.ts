import { knownForms } from "../../apps/server/src/documents/official-forms/boxes/known-forms.ts";
import { Misuse } from "../command-line/arguments.ts";
import { formNamed, wholeStepOf } from "../command-line/lines.ts";
import type { Language } from "./open-language.ts";
import { openWhole, type Told } from "./play-whole.ts";

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
