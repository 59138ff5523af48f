// @ts-check
// Sends commands to a child process; each is answered by its id.
import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * @typedef {object} Child
 * @property {(command: string, input?: Record<string, unknown>) => Promise<any>} send resolves with the answer
 * @property {() => void} close
 */

/**
 * Starts a program of this folder with settings, and waits until it is ready.
 * @param {string} file
 * @param {Record<string, unknown>} settings
 * @returns {Promise<Child>}
 */
export async function openChild(file, settings) {
  const child = fork(new URL(file, import.meta.url), [JSON.stringify(settings)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  /** @type {Map<number, (answer: unknown) => void>} */
  const pending = new Map();
  let nextId = 1;
  await once(child, "message");
  child.on("message", (message) => {
    const { id, answer } = /** @type {{ id: number, answer: unknown }} */ (message);
    pending.get(id)?.(answer);
    pending.delete(id);
  });
  return {
    send: (command, input = {}) =>
      new Promise((resolve) => {
        const id = nextId++;
        pending.set(id, resolve);
        child.send({ id, command, ...input });
      }),
    close: () => child.disconnect(),
  };
}

/**
 * The other end: answers the commands of the parent process until it disconnects.
 * @param {Record<string, (input: any) => unknown>} commands
 */
export function answerCommands(commands) {
  process.on("message", async (/** @type {{ id: number, command: string }} */ { id, command, ...input }) => {
    process.send?.({ id, answer: await commands[command]?.(input) });
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.({ id: 0 });
}
