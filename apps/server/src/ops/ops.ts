import { readConfig } from "../settings/config.ts";
import { operatorMessage } from "../settings/operator-message.ts";
import { runCanary } from "./canary/canary.ts";
import type { Command, OpsContext } from "./command.ts";
import { copyToPostgres } from "./copy-command.ts";
import { printLetters } from "./letters.ts";
import { runCheck } from "./run-check.ts";

/** For what fails outside of a command (scripts/ops.mjs). */
export { operatorMessage };

const commands: Readonly<Record<string, Command>> = {
  check: {
    summary: "tries each service the settings name, and prints what became of it",
    help: "check\nTries each service the settings name. Changes nothing, charges nothing, sends nothing. Ends with 1 when one failed.",
    run: (config, _, { write }) => runCheck(config, write),
  },
  "copy-store": {
    summary: "copies the embedded store of DATA_DIR to the empty database at DATABASE_URL",
    help: "copy-store\nCopies every row of the embedded store in DATA_DIR to the empty database at DATABASE_URL: all of it or nothing.\nStop the server first. Keep DATA_DIR, DATA_KEY and KEY_DIR: the keys do not lie in the store.",
    run: (config, _, context) => copyToPostgres(config, context),
  },
  canary: {
    summary: "makes the whole journey against the running server (or: canary http://10.0.0.3:3000), for a timer",
    help: "canary [address]\nMakes a test order and goes its whole way against the running server, then erases it. Needs OPS_TOKEN. Ends with 1 and the step that failed.",
    run: (config, [where], { write }) => runCanary(config, { write, where }).then(() => 0),
  },
  letters: {
    summary: "prints the letters that were kept because no mail server is set",
    help: "letters\nOpens the letters in DATA_DIR/outbox, where they lie sealed, and prints them, the oldest first. Changes nothing; the server may run.",
    run: (config, _, { write }) => printLetters(config, write),
  },
};

const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;

const usage = [
  "Usage: npm run ops -- <command>, or <command> --help",
  ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`),
].join("\n");

/**
 * Does one of the operator's commands.
 * @returns the exit code: 0 when all is well, 1 when something failed, 2 when there is no such command
 */
export async function runOps([name = "", ...words]: readonly string[], context: OpsContext): Promise<number> {
  const { env, write } = context;
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) {
      write(`${usage}\n`);
      return name === "--help" ? 0 : 2;
    }
    if (words.includes("--help")) {
      write(`npm run ops -- ${command.help}\n`);
      return 0;
    }
    return await command.run(readConfig(env), words, context);
  } catch (error) {
    write(`${operatorMessage(error)}\n`);
    return 1;
  }
}
