import { setTimeout as wait } from "node:timers/promises";
import { ServerError } from "../../server-error.ts";

/** What several servers count, and tell each other, in memory. */
export interface Redis {
  /**
   * Runs a script, alone on the server while it does.
   * @param keys without this store's prefix
   * @throws ServerError `redis-away`, within a second
   */
  run(script: string, keys: readonly string[], words?: readonly (string | number)[]): Promise<unknown>;
  /** @throws ServerError `redis-away` */
  ping(): Promise<void>;
  close(): void;
}

export interface RedisOptions {
  /** `redis://`, or `rediss://` for TLS, with user and password. */
  readonly url: string;
  /** All keys of one store begin with it, so that two of them may use the same server. */
  readonly prefix: string;
  /** Hears once that it is away, and again when it was back in between. */
  readonly onAway?: (error: Error) => void;
}

/** Each request waits for it: better a failure soon than an answer late. Milliseconds. */
const patienceMs = 1000;
const connectMs = 3000;

/**
 * Opens a Redis server, or one that speaks its protocol (Valkey). Connections that break or fall silent are made again: a
 * server that comes back is used without a restart.
 * @throws ServerError `redis-not-opened` when it cannot be reached, or refuses us
 */
export async function openRedis({ url, prefix, onAway }: RedisOptions): Promise<Redis> {
  // A server without Redis does not read it: it is a tenth of a start.
  const { createClient } = await import("@redis/client");
  let isOpen = false;
  let isAway = false;
  const newClient = () => {
    const made = createClient({
      url,
      // Without a connection nothing waits in line: it fails at once.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: connectMs,
        reconnectStrategy: (attempts, cause) => (isOpen ? Math.min(50 * 2 ** attempts, 1000) : cause),
      },
    });
    // Without a listener an error would end the process.
    made.on("error", noteAway);
    return made;
  };
  function noteAway(error: Error): void {
    if (isOpen && !isAway) onAway?.(error);
    isAway = true;
  }

  let client = newClient();
  try {
    await inTime(client.connect(), connectMs);
  } catch (cause) {
    client.destroy();
    throw new ServerError("redis-not-opened", "Redis at REDIS_URL does not answer, or refuses us.", { cause });
  }
  isOpen = true;

  async function ask<Result>(question: (asked: typeof client) => Promise<Result>): Promise<Result> {
    const asked = client;
    try {
      const answer = await inTime(question(asked), patienceMs);
      isAway = false;
      return answer;
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      noteAway(cause);
      // Only a new connection tells a server that is busy from a line on which nothing comes any more.
      if (cause instanceof Late && asked === client) {
        asked.destroy();
        client = newClient();
        client.connect().catch(noteAway);
      }
      throw new ServerError("redis-away", "Redis does not answer.", { cause });
    }
  }

  return {
    run: (script, keys, words = []) => {
      const named = keys.map((key) => `${prefix}:${key}`);
      return ask((asked) => asked.eval(script, { keys: named, arguments: words.map(String) }));
    },
    ping: async () => {
      await ask((asked) => asked.ping());
    },
    close: () => client.destroy(),
  };
}

class Late extends Error {}

async function inTime<Result>(asked: Promise<Result>, limitMs: number): Promise<Result> {
  const late = wait(limitMs, undefined, { ref: false }).then(() => {
    throw new Late();
  });
  return Promise.race([asked, late]);
}
