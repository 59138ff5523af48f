import { Misuse } from "../command-line/arguments.mjs";
import { formNamed, isStep } from "../command-line/lines.mjs";
import { loadSource } from "../lib/source.mjs";
import { openWhole } from "./play-whole.mjs";

/**
 * Plays one whole form, a line at a time.
 * @param {any} language
 * @returns {Promise<(line: Record<string, any>) => object>} answers the first line, which opens the interview, and each step
 */
export async function openLive(language) {
  const { knownForms } = await loadSource("/apps/server/src/documents/official-forms/boxes/known-forms.ts");
  /** @type {ReturnType<typeof openWhole> | undefined} */
  let live;
  return (line) => {
    if (live !== undefined) return live.step(stepOf(line));
    const form = formNamed(language, line.form);
    if (form === undefined) throw new Misuse("form is missing");
    const { items } = knownForms[form];
    live = openWhole(language, { form, items, channel: line.channel ?? "spoken", answers: line.answers });
    return live.opening();
  };
}

function stepOf(line) {
  if (Number.isInteger(line.part) || isStep(line)) return line;
  throw new Misuse("a step is one of {heard}, {typed}, {command}, {silence: true}, {part}");
}
