import { once } from "node:events";
import { createInterface } from "node:readline";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Reads a command's arguments. `--help` prints the usage and exits with 0; unknown arguments exit as `refuse` does. */
export function readArguments<Options extends NonNullable<ParseArgsConfig["options"]>>(
  usage: string,
  { options, mostPositionals = 0 }: { options: Options; mostPositionals?: number },
): ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>> {
  if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    const extra = parsed.positionals[mostPositionals];
    if (extra !== undefined) throw new Misuse(`Unexpected argument "${extra}"; see --help.`);
    return parsed;
  } catch (error) {
    return refuse(error);
  }
}

/**
 * Exits with 2 and one sentence on stderr for a `Misuse` or arguments that cannot be parsed; rethrows any other error.
 */
export function refuse(error: unknown): never {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(2);
}

function sentenceOf(error: unknown) {
  if (error instanceof Misuse) return error.message;
  // Node's message goes on to explain arguments that begin with a dash.
  const isOurs = error instanceof Error && "code" in error && `${error.code}`.startsWith("ERR_PARSE_ARGS");
  return isOurs ? `${error.message.split(". ")[0]}; see --help.` : undefined;
}

/** A request that a command cannot follow; its message is one plain sentence for the person who made it. */
export class Misuse extends Error {}

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
