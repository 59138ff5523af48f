import { join } from "node:path";
import { readLetters } from "../mail/letter-files.ts";
import { type Config, readConfig } from "../settings/config.ts";
import { operatorMessage } from "../settings/operator-message.ts";
import { readDataKey } from "../store/data-dir/data-key.ts";
import { openKeyStore } from "../store/keys/key-store.ts";
import { readKeyStoreId } from "../store/keys/master-key.ts";
import { vaultOver } from "../store/vault.ts";
import { restore } from "./backup/restore.ts";
import { runCanary } from "./canary/canary.ts";
import type { Command, OpsContext } from "./command.ts";
import { copyToPostgres } from "./copy-command.ts";
import { tableOf, tryAll } from "./probe.ts";
import { openTrial } from "./probes.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { onStore } from "./store-tools.ts";
import { storeWorks } from "./store-works.ts";

/** For what fails outside of a command (scripts/ops.mjs). */
export { operatorMessage };

const commands: Readonly<Record<string, Command>> = {
  check: {
    summary: "tries each service the settings name, and prints what became of it",
    help: "check\nTries each service the settings name, and PUBLIC_ORIGIN as people reach it: certificate, WebSockets, whose address counts.\nRun it from outside too. Changes nothing, charges nothing, sends nothing. Ends with 1 when one failed.",
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
  backup: {
    summary: "writes a backup of the store to a folder, and the keys to another one, while the server runs",
    help: [
      "backup <folder> [--keys <folder>] [--without-files]",
      "Writes every row of the store, the sealed letters and the platform's files to a new folder, as they were at one moment.",
      "The files of a bucket (S3_BUCKET_URL) or of PLATFORM_FILES_DIR are copied after the rows; --without-files leaves all",
      "files out, and says where they are.",
      "The server may run; on the embedded store it makes the backup itself, and requests wait for it.",
      "The keys are not in it: without them it opens nothing. --keys copies them to another folder, again and again to the same",
      "one; keep it on another disk. What is destroyed here afterwards is destroyed there too, at once or by the next hourly",
      "deletion that reaches it. Ends with 1 when nothing was written.",
    ].join("\n"),
    run: (config, words, context) => onStore({ name: "backup", work: storeWorks.backup }, config, words, context),
  },
  restore: {
    summary: "puts a backup into an empty store",
    help: [
      "restore <folder> [--keys <folder> | --without-keys]",
      "Puts a backup into an empty database (DATABASE_URL) or an empty DATA_DIR: all of it or nothing. Stop the servers first.",
      "The platform's files go to DATA_DIR; the next start there moves them to the bucket or the folder that is set.",
      "The keys are those in KEY_DIR, or their copy, which --keys names and which is copied to an empty KEY_DIR; what is",
      "destroyed later is destroyed in that copy too, and so is what is not here: for a trial name a copy of the copy.",
      "--without-keys restores all the same and says what cannot be opened: it counts as deleted. What was deleted since the",
      "backup comes back as bytes that no key opens. A backup of either store goes into either.",
    ].join("\n"),
    run: restore,
  },
  "rotate-keys": {
    summary: "seals the keys under a new DATA_KEY (set NEW_DATA_KEY)",
    help: [
      "rotate-keys",
      "Seals the keys under NEW_DATA_KEY in place of DATA_KEY, here and in their copies; without DATA_KEY it makes a new",
      "DATA_DIR/data.key. Running servers go on; set DATA_KEY to the new key before the next start. Answers are not sealed again.",
      "Ends with 1 when a copy could not be reached: it opens with the old key.",
    ].join("\n"),
    run: (config, _, context) => rotateKeys(config, context),
  },
  "purge-now": {
    summary: "deletes what has expired, with its keys, without waiting for the hourly deletion",
    help: "purge-now\nDeletes rows, files and keys whose time is over, here and in the copies of the keys. The server may run.\nPrints how many forms went, and how much else. Ends with 1 when a copy of the keys could not be reached.",
    run: (config, words, context) =>
      onStore({ name: "purge-now", work: storeWorks["purge-now"] }, config, words, context),
  },
  "verify-deletion": {
    summary: "looks whether what should be gone is gone",
    help: "verify-deletion\nLooks for rows and keys whose time is over, here and in the copies of the keys, destroys a key on trial, and counts what\ncannot be opened any more. Deletes nothing. Ends with 1 when something that should be gone is not.",
    run: (config, words, context) =>
      onStore({ name: "verify-deletion", work: storeWorks["verify-deletion"] }, config, words, context),
  },
  status: {
    summary: "says how much is kept, when the next form is deleted, and where the keys are",
    help: "status\nPrints counts of what is kept, the jobs that failed, the keys and their copies. Changes nothing. Ends with 1 when\nsomething needs you: deletion is late, a job was given up, a copy of the keys is away.",
    run: (config, words, context) => onStore({ name: "status", work: storeWorks.status }, config, words, context),
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
 * @returns the exit code: 0 when all is well, 1 when something failed, 2 when it was called wrong
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
    if (isMisused(command, words)) {
      write(`npm run ops -- ${command.help}\n`);
      return 2;
    }
    return await command.run(readConfig(env), words, context);
  } catch (error) {
    write(`${operatorMessage(error)}\n`);
    return 1;
  }
}

/** Tells whether one of the words is none that the first line of the command's help names. */
function isMisused({ help }: Command, words: readonly string[]) {
  const [synopsis = ""] = help.split("\n");
  const options: readonly string[] = synopsis.match(/--[a-z-]+/g) ?? [];
  const takesWords = /[<[][a-z]/.test(synopsis);
  return words.some((word) => (word.startsWith("-") ? !options.includes(word.replace(/=.*/, "")) : !takesWords));
}

/** Prints the letters that were kept because no mail server is set. The server may run meanwhile. */
async function printLetters(config: Config, write: (text: string) => void): Promise<number> {
  const { dataDir, keyDir, dataKey } = config;
  // Without keys there was no server here yet, and this makes none.
  const letters =
    (await readKeyStoreId(keyDir)) === undefined
      ? []
      : await readLetters(
          join(dataDir, "outbox"),
          vaultOver(await openKeyStore(keyDir, dataKey ?? (await readDataKey(dataDir, keyDir)))),
        );
  if (letters.length === 0) write("There are no letters.\n");
  for (const letter of letters) write(`${Buffer.from(letter, "latin1").toString("utf8")}\n\n`);
  return 0;
}

/** Tries each service the settings name, and prints what became of it. */
async function runCheck(config: Config, write: (text: string) => void): Promise<number> {
  const trial = await openTrial(config);
  try {
    const findings = await tryAll(trial.probes);
    write(`${tableOf(findings)}\n`);
    return findings.some(({ result }) => result === "failed") ? 1 : 0;
  } finally {
    trial.close();
  }
}
