// @ts-check
// Sends commands to a child process; each is answered by its id.
import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * What a program of this folder can be asked to do. `never` takes a function of any input.
 * @typedef {Record<string, (input: never) => unknown>} Commands
 */

/**
 * @template {Commands} Table
 * @typedef {object} Child
 * @property {<Name extends keyof Table & string>(command: Name, ...input: Parameters<Table[Name]>) =>
 *   Promise<Awaited<ReturnType<Table[Name]>>>} send resolves with the answer
 * @property {() => void} close
 */

/**
 * Starts a program of this folder with settings, and waits until it is ready.
 * @template {Commands} Table
 * @param {string} file
 * @param {Record<string, unknown>} settings
 * @returns {Promise<Child<Table>>}
 */
export async function openChild(file, settings) {
  const child = fork(new URL(file, import.meta.url), [JSON.stringify(settings)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: ["--import", "tsx"],
  });
  /** @type {Map<number, (answer: never) => void>} */
  const pending = new Map();
  let nextId = 1;
  await once(child, "message");
  child.on("message", (message) => {
    const { id, answer } = /** @type {{ id: number, answer: never }} */ (message);
    pending.get(id)?.(answer);
    pending.delete(id);
  });
  return {
    send: (command, input) =>
      new Promise((resolve) => {
        const id = nextId++;
        pending.set(id, resolve);
        child.send({ id, command, ...Object(input) });
      }),
    close: () => child.disconnect(),
  };
}

/**
 * The other end: answers the commands of the parent process until it disconnects.
 * @param {Commands} commands
 */
export function answerCommands(commands) {
  /** @param {{ id: number, command: string }} message */
  const answer = async ({ id, command, ...input }) => {
    process.send?.({ id, answer: await commands[command]?.(/** @type {never} */ (input)) });
  };
  process.on("message", (/** @type {{ id: number, command: string }} */ message) => void answer(message));
  process.on("disconnect", () => process.exit(0));
  process.send?.({ id: 0 });
}
