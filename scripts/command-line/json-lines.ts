import { once } from "node:events";
import { createInterface } from "node:readline";
import { Misuse } from "./arguments.ts";

/** One line of JSON, of which nothing is known yet. */
export type Asked = Readonly<Record<string, unknown>>;

/** Answers one line; throws `Misuse` where it cannot. */
type Answer = (asked: Asked) => object;

/**
 * Answers each line of JSON with one line, in order. A line that cannot be answered gets `{id, error}`, and `complain`
 * hears of each kind of error once, with the first line that has it.
 * @returns how many lines could not be answered
 */
export async function answerLines(
  answer: Answer,
  {
    input,
    output,
    complain,
  }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream; complain: (sentence: string) => void },
): Promise<number> {
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

/** Answers the lines on stdin; the process exits with 2 if one could not be answered. */
export async function answerInput(answer: Answer) {
  const { stdin: input, stdout: output } = process;
  const refused = await answerLines(answer, { input, output, complain: (sentence) => console.error(sentence) });
  if (refused > 0) process.exitCode = 2;
}

function replyTo(line: string, answer: Answer) {
  let id: unknown;
  try {
    const asked = parsed(line);
    id = asked["id"];
    return { reply: { id, ...answer(asked) } };
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    return { reply: { id, error: error.message }, wrong: error.message };
  }
}

/** The parser's own message would repeat what a person said. */
function parsed(line: string): Asked {
  try {
    return Object(JSON.parse(line));
  } catch {
    throw new Misuse("not a line of JSON");
  }
}
