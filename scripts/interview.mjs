// Usage: npm run interview -- n-400|i-130 [--written]     plays an interview in the terminal
//        npm run --silent interview < cases.jsonl > outcomes.jsonl
// Reads interviews, one JSON object a line: {id, form, channel: "spoken"|"written", steps: [{heard, over?} | {typed} |
// {command} | {silence: true}]}, and writes one line for each, in the same order: {id, steps: [{phase, field, situation,
// says, kept, isCallEnded, isKeyboardOffered}]}.
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { openLanguage } from "./language.mjs";
import { openInterview } from "./play-interview.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { written: { type: "boolean", default: false } },
});
const [form] = positionals;
const language = await openLanguage();
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });

if (form === undefined) await playAll();
else await playHere(form.toUpperCase());

async function playAll() {
  for await (const line of lines) {
    if (line.trim() === "") continue;
    const text = `${JSON.stringify(play(line))}\n`;
    if (!process.stdout.write(text))
      await new Promise((resolve) => process.stdout.once("drain", () => resolve(undefined)));
  }
}

/** @param {string} line */
function play(line) {
  let asked;
  try {
    asked = JSON.parse(line);
  } catch {
    return { error: "not a line of JSON" };
  }
  const { id, form: wanted, channel = "spoken", confirm, steps } = asked ?? {};
  if (!Array.isArray(steps)) return { id, error: "steps are missing" };
  try {
    const interview = openInterview(language, { form: wanted, channel, ...(confirm && { confirm }) });
    return { id, steps: steps.map((step) => interview.step(step)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {string} wanted */
async function playHere(wanted) {
  const channel = values.written ? "written" : "spoken";
  const interview = openInterview(language, { form: language.isFormType(wanted) ? wanted : null, channel });
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
