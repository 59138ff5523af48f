// Sends commands to a child process; each is answered by its id.
import { fork } from "node:child_process";
import { once } from "node:events";

/** What a program of this folder can be asked to do. `never` takes a function of any input. */
export type Commands = Record<string, (input: never) => unknown>;

export interface Child<Table extends Commands> {
  /** resolves with the answer */
  readonly send: <Name extends keyof Table & string>(
    command: Name,
    ...input: Parameters<Table[Name]>
  ) => Promise<Awaited<ReturnType<Table[Name]>>>;
  readonly close: () => void;
}

/** Starts a program of this folder with settings, and waits until it is ready. */
export async function openChild<Table extends Commands>(
  file: string,
  settings: Record<string, unknown>,
): Promise<Child<Table>> {
  const child = fork(new URL(file, import.meta.url), [JSON.stringify(settings)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: ["--import", "tsx"],
  });
  const pending: Map<number, (answer: never) => void> = new Map();
  let nextId = 1;
  await once(child, "message");
  child.on("message", (message) => {
    const { id, answer } = message as { id: number; answer: never };
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

/** The other end: answers the commands of the parent process until it disconnects. */
export function answerCommands(commands: Commands) {
  const answer = async ({ id, command, ...input }: { id: number; command: string }) => {
    process.send?.({ id, answer: await commands[command]?.(input as never) });
  };
  process.on("message", (message: { id: number; command: string }) => void answer(message));
  process.on("disconnect", () => process.exit(0));
  process.send?.({ id: 0 });
}
