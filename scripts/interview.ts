import { createInterface } from "node:readline";
import { answerInput, readArguments, refuse } from "./language/command-line.ts";
import { formNamed, openLive, playLine } from "./language/lines.ts";
import { openInterview } from "./language/play-interview.ts";

const usage = `Usage: npm run interview -- n-400|i-130 [--written]
       npm run --silent interview < cases.jsonl > outcomes.jsonl
With a form: plays its interview in the terminal; an empty line is silence.
  --written   in writing, as on the page, instead of by voice
Without: reads interviews, one JSON object a line:
  {id, form, channel: "spoken"|"written", steps: [{heard, over?} | {typed} | {command} | {silence: true}]}
and writes one line for each, in the same order:
  {id, steps: [{phase, field, situation, says, kept, isCallEnded, isKeyboardOffered}]}, or {id, error}
With whole: true a line is one of a whole form, with answers and steps as below, told as below.
With --live: one interview of a whole form, a line at a time, each answered with one line as soon as it is read. First
  {form, channel, whole: true, answers?}, answers by the ids of the form's list; then one of the steps above, or {part: n};
answers {phase, part, field, situation, says, kept, left, isCallEnded}: kept is what this step changed, left how many
questions there still are; phase is "offered" where another part may follow. docs/whole-forms.md says which parts there are.
Exits with 2 if a line could not be played.`;

const { values, positionals } = readArguments(usage, {
  options: { written: { type: "boolean", default: false }, live: { type: "boolean", default: false } },
  mostPositionals: 1,
});
const [named] = positionals;
const language = (await import("./language/open-language.ts")).openLanguage();

if (values.live) await answerInput(openLive(language));
else if (named === undefined) await answerInput((line) => playLine(language, line));
else await playHere(formHere(named));

function formHere(name: string) {
  try {
    return formNamed(language, name);
  } catch (error) {
    return refuse(error);
  }
}

async function playHere(form: ReturnType<typeof formNamed>) {
  const channel = values.written ? "written" : "spoken";
  const interview = openInterview(language, { form, channel });
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  console.log(interview.opening.says);
  for await (const line of lines) {
    const text = line.trim();
    const step = text === "" ? { silence: true } : values.written ? { typed: text } : { heard: text };
    const { says, situation, isCallEnded, phase } = interview.step(step);
    console.log(`${says}\n[${situation}]`);
    if (isCallEnded || phase === "complete") break;
  }
  lines.close();
}
