import { createHash } from "node:crypto";
import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { ServerError } from "../server-error.ts";
import { operatorMessage } from "../settings/operator-message.ts";
import type { StoreTools, StoreWork } from "./store-work.ts";

/** The system takes no longer path of a socket. Bytes. */
const longestPath = 100;

/** Where the server of a data folder listens for its operator: whoever may use the folder may ask. */
function addressOf(dataDir: string): string {
  const folder = resolve(dataDir);
  if (process.platform !== "win32") return join(folder, "ops.sock");
  return `\\\\.\\pipe\\dilo-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
}

/**
 * Does the operator's commands for the embedded store, which no other process may open meanwhile. One line comes in, a
 * JSON list of words; the words of the answer go back, one JSON string a line, and last the exit code.
 * @param works the commands by name
 * @returns what ends it; undefined where the folder's path is too long for a socket
 */
export async function listenForOps(
  tools: Omit<StoreTools, "write">,
  works: Readonly<Record<string, StoreWork>>,
): Promise<Server | undefined> {
  const address = addressOf(tools.config.dataDir);
  if (Buffer.byteLength(address) > longestPath) return undefined;
  await rm(address, { force: true }).catch(() => {});
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    createInterface({ input: socket }).once("line", (line) => {
      // One after the other: two purges, or a purge within a backup, have nothing to gain.
      last = last.then(() => serve(socket, line, { tools, works })).catch(() => {});
    });
  });
  server.listen(address);
  await new Promise<void>((done, failed) => {
    server.once("listening", done);
    server.once("error", failed);
  });
  server.unref();
  if (process.platform !== "win32") await chmod(address, 0o600);
  return server;
}

interface Serving {
  readonly tools: Omit<StoreTools, "write">;
  readonly works: Readonly<Record<string, StoreWork>>;
}

async function serve(socket: Socket, line: string, { tools, works }: Serving): Promise<void> {
  const tell = (part: string | number) => void socket.write(`${JSON.stringify(part)}\n`);
  const [name = "", ...words] = JSON.parse(line) as string[];
  const work = Object.hasOwn(works, name) ? works[name] : undefined;
  try {
    if (work === undefined) throw new ServerError("invalid-settings", "The running server does not know this command.");
    const code = await work({ ...tools, write: tell }, words);
    tell(code);
  } catch (error) {
    tell(`${operatorMessage(error)}\n`);
    tell(1);
  }
  socket.end();
}

/**
 * Asks the server of a data folder to do a command.
 * @returns its exit code; undefined when no server listens there
 */
export async function askServer(
  dataDir: string,
  words: readonly string[],
  write: (text: string) => void,
): Promise<number | undefined> {
  const socket = connect(addressOf(dataDir));
  const isThere = await new Promise<boolean>((answer) => {
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
  });
  if (!isThere) return undefined;
  socket.on("error", () => {});
  socket.write(`${JSON.stringify(words)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const part: unknown = JSON.parse(line);
    if (typeof part === "number") {
      socket.destroy();
      return part;
    }
    write(String(part));
  }
  throw new ServerError("check-failed", "The server ended before the command did.");
}
