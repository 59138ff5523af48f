import type { ParseArgsConfig } from "node:util";
import { parseArgs } from "node:util";

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
