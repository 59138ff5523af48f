// Asks things of a child process, each answered by its id.
import { fork } from "node:child_process";
import { once } from "node:events";

/** Starts a program of this folder with settings, and waits until it is ready. */
export async function openChild(file, settings) {
  const child = fork(new URL(file, import.meta.url), [JSON.stringify(settings)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const waiting = new Map();
  let nextId = 1;
  await once(child, "message");
  child.on("message", ({ id, answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  return {
    ask: (order, given = {}) =>
      new Promise((resolve) => {
        const id = nextId++;
        waiting.set(id, resolve);
        child.send({ id, order, ...given });
      }),
    close: () => child.disconnect(),
  };
}
