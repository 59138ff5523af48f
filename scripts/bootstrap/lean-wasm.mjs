/**
 * V8's second compiler makes the embedded store's code over again while it runs, function by function. Since Node 24 that
 * costs half a gigabyte at the start (measured: 870 MB against 376), and makes no write quicker.
 */
const flag = "--liftoff-only";

/**
 * The command line to begin again with, where that helps: only the command line takes the flag.
 * @param {{ version: string, execArgv: readonly string[], argv: readonly string[], env: Readonly<Record<string, string | undefined>> }} running
 *   `version` as `process.versions.node` spells it
 * @returns {readonly string[] | undefined} Node's words and ours; undefined where nothing is gained, or it is so already
 */
export function leanerArguments({ version, execArgv, argv, env }) {
  const isNew = Number(version.split(".")[0]) >= 24;
  const isEmbedded = !env["DATABASE_URL"]?.trim();
  if (!isNew || !isEmbedded || execArgv.includes(flag)) return undefined;
  return [flag, ...execArgv, ...argv.slice(1)];
}

/** Begins this very process again with less memory to need, where that helps and the system can do it. Returns otherwise. */
export function beginLean() {
  const { execArgv, argv, env, versions, execPath } = process;
  const words = leanerArguments({ version: versions.node, execArgv, argv, env });
  // The same process, not another one: a signal meant for the server reaches it. Windows has nothing like it.
  const execve = /** @type {{ execve?: (file: string, words: readonly string[], env: NodeJS.ProcessEnv) => void }} */ (
    process
  ).execve;
  if (words !== undefined) execve?.call(process, execPath, [execPath, ...words], env);
}
