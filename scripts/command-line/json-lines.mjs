import { once } from "node:events";
import { createInterface } from "node:readline";
import { Misuse } from "./arguments.mjs";

/**
 * Answers each line of JSON with one line, in order. A line that cannot be answered gets `{id, error}`, and `complain`
 * hears of each kind of error once, with the first line that has it.
 * @param {(asked: Record<string, any>) => object} answer throws `Misuse` for a line that cannot be answered
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream, complain: (sentence: string) => void }} streams
 * @returns {Promise<number>} how many lines could not be answered
 */
export async function answerLines(answer, { input, output, complain }) {
  const complaints = new Set();
  let number = 0;
  let refused = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === "") continue;
    const { reply, wrong } = replyTo(line, answer);
    if (wrong !== undefined) refused += 1;
    if (wrong !== undefined && !complaints.has(wrong)) complain(`Line ${number}: ${wrong}`);
    complaints.add(wrong);
    if (!output.write(`${JSON.stringify(reply)}\n`)) await once(output, "drain");
  }
  return refused;
}

/**
 * Answers the lines on stdin; the process exits with 2 if one could not be answered.
 * @param {(asked: Record<string, any>) => object} answer
 */
export async function answerInput(answer) {
  const { stdin: input, stdout: output } = process;
  const refused = await answerLines(answer, { input, output, complain: (sentence) => console.error(sentence) });
  if (refused > 0) process.exitCode = 2;
}

function replyTo(line, answer) {
  let id;
  try {
    const asked = parsed(line);
    id = asked.id;
    return { reply: { id, ...answer(asked) } };
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    return { reply: { id, error: error.message }, wrong: error.message };
  }
}

/** The parser's own message would repeat what a person said. */
function parsed(line) {
  try {
    return Object(JSON.parse(line));
  } catch {
    throw new Misuse("not a line of JSON");
  }
}
