import { setTimeout as wait } from "node:timers/promises";
import { and, desc, eq, inArray, lt, min, type SQL, sql } from "drizzle-orm";
import { PlatformError } from "../../platform-error.ts";
import { AnsweredError, defaultTimeoutSeconds, type ServerContext, send } from "../../tools/ask-server.ts";
import type { ServerSettings } from "../../tools/tool-settings.ts";
import { batchesOf } from "../core/store/batches.ts";
import type { RowKeys } from "../core/store/row-keys.ts";
import type { Db } from "../core/store/schema.ts";
import { platformMessages as table } from "../core/store/schema.ts";

/** Waits before the next attempts; after the last one a message is dead. Milliseconds: two minutes together. */
const waitsMs = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000];

/** A call's messages are taken over by another server this long after an attempt must have ended. Milliseconds. */
const leaseMs = 160_000;

/** A message for a developer's server. */
export interface ServerMessage {
  readonly orgId: string;
  /** Messages of one call arrive in the order in which they were sent. */
  readonly callId: string;
  readonly server: ServerSettings;
  readonly body: unknown;
  /** False: what was said must not be stored, and is lost where this process ends first. */
  readonly isStored: boolean;
}

/** A message that has not arrived. */
interface UnsentMessage {
  readonly id: string;
  readonly orgId: string;
  readonly callId: string;
  readonly state: "waiting" | "dead";
  readonly type?: string | undefined;
  readonly createdAt: string;
  readonly reason?: string | undefined;
  /** What the server answered last (HTTP). */
  readonly status?: number | undefined;
}

interface MessageFilter {
  readonly callId?: string | undefined;
  readonly state?: "waiting" | "dead" | undefined;
}

/** What of a message is sealed in its row. */
interface Sealed extends Pick<ServerMessage, "server" | "body"> {
  /** Why the last attempt failed. */
  readonly reason?: string | undefined;
  /** What the server answered then (HTTP). */
  readonly status?: number | undefined;
}

type Fields = Record<string, unknown>;

/** More are not listed. */
const mostListed = 1000;

/** Brings messages to developers' servers: each at least once, those of a call in order. */
export interface Messenger {
  /** Takes a message; resolves when it is stored, not when it has arrived. */
  send(message: ServerMessage): Promise<void>;
  /** Brings what another server, or this one before it ended, has left. */
  resume(): Promise<void>;
  /** What has not arrived, the newest first; of calls that are there. */
  list(orgId: string, filter: MessageFilter): Promise<UnsentMessage[]>;
  /** One of them with what it says; undefined where there is none. */
  get(orgId: string, id: string): Promise<(UnsentMessage & { readonly body: Fields }) | undefined>;
  /** Sends what was given up once more; undefined where there is no such message. */
  resend(orgId: string, id: string): Promise<UnsentMessage | undefined>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Stops: what has not arrived waits for `resume`. */
  stop(): void;
}

export interface MessengerParts extends Pick<ServerContext, "outbound" | "now"> {
  readonly db: Db;
  readonly keys: RowKeys;
  readonly newId: () => string;
  /** The secret of a server of an org, by its credential's id. */
  readonly secretOf: (orgId: string, credentialId: string | undefined) => ReturnType<ServerContext["secretOf"]>;
  /** Hears of a message that is given up. */
  readonly warn: (error: unknown) => void;
  readonly waitsMs?: readonly number[] | undefined;
}

interface Letter extends ServerMessage {
  /** Of its row, where it is stored. */
  readonly id: string;
}

/** Opens the messenger over a database that has the platform's tables. */
export function openMessenger(parts: MessengerParts): Messenger {
  const { db, now, newId, keys } = parts;
  const stopping = new AbortController();
  const streams = openStreams((error) => {
    if (!stopping.signal.aborted) parts.warn(error);
  });
  const bring = openDelivery(parts, stopping.signal);
  let last = 0;

  return {
    send: async (message) => {
      const { orgId, callId, server, body } = message;
      const id = newId();
      last = Math.max(last + 1, now().getTime() * 1000);
      const row = { id, orgId, callId, position: last, state: "waiting" } as const;
      const keep = async (): Promise<boolean> => {
        // A call that was deleted has no key: what is still to be said of it is not stored.
        const sealed = message.isStored
          ? (await keys.find(callId))?.seal(JSON.stringify({ server, body }), id)
          : undefined;
        if (sealed === undefined) return false;
        await db.insert(table).values({ ...row, sealed, claimedUntil: leaseOf(server) });
        return true;
      };
      const kept = keep();
      // Before anything is waited for: messages go out in the order they were given.
      streams.add(callId, async () => bring({ ...message, id, isStored: await kept }));
      await kept;
    },
    resume: async () => {
      const isWaiting = eq(table.state, "waiting");
      const left = await db
        .select({ callId: table.callId })
        .from(table)
        .where(isWaiting)
        .groupBy(table.callId)
        .having(lt(min(table.claimedUntil), sql`now()`));
      for (const { callId } of left) {
        if (streams.isBusy(callId)) continue;
        // Of two servers that look at the same time the second finds nothing: the first has claimed them.
        const isFree = and(isWaiting, eq(table.callId, callId), lt(table.claimedUntil, sql`now()`));
        const claimed = await db
          .update(table)
          .set({ claimedUntil: leaseOf({}) })
          .where(isFree)
          .returning();
        const rows = claimed.toSorted((one, other) => one.position - other.position);
        for (const { id, orgId, sealed } of rows) {
          const text = sealed === null ? undefined : (await keys.find(callId))?.open(sealed, id);
          if (text === undefined) {
            // Its call was deleted.
            await db.delete(table).where(eq(table.id, id));
            continue;
          }
          const letter = JSON.parse(text) as Pick<ServerMessage, "server" | "body">;
          streams.add(callId, () => bring({ ...letter, id, orgId, callId, isStored: true }));
        }
      }
    },
    ...unsentOf(parts, (letter) => streams.add(letter.callId, () => bring(letter))),
    idle: streams.idle,
    stop: () => stopping.abort(),
  };
}

/** What has not arrived, to be looked at and sent again. */
function unsentOf(
  { db, keys }: MessengerParts,
  send: (letter: Letter) => void,
): Pick<Messenger, "list" | "get" | "resend"> {
  return {
    list: async (orgId, { callId, state }) => {
      const wanted = [
        eq(table.orgId, orgId),
        ...(callId === undefined ? [] : [eq(table.callId, callId)]),
        ...(state === undefined ? [] : [eq(table.state, state)]),
      ];
      const bytes = sql<number>`coalesce(octet_length(${table.sealed}), 0)`;
      const places = await db
        .select({ id: table.id, bytes })
        .from(table)
        .where(and(...wanted))
        .orderBy(desc(table.position))
        .limit(mostListed);
      const list: UnsentMessage[] = [];
      // A message may be a whole call long, and little of it is told.
      for (const batch of batchesOf(places)) {
        const ids = batch.map(({ id }) => id);
        const rows = await db.select().from(table).where(inArray(table.id, ids)).orderBy(desc(table.position));
        list.push(...(await Promise.all(rows.map(async (row) => shown(row, await opened(keys, row))))));
      }
      return list;
    },
    get: async (orgId, id) => {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.orgId, orgId), eq(table.id, id)));
      const letter = row && (await opened(keys, row));
      return letter && { ...shown(row, letter), body: letter.body as Fields };
    },
    resend: async (orgId, id) => {
      const isIt = and(eq(table.orgId, orgId), eq(table.id, id), eq(table.state, "dead"));
      const [row] = await db
        .update(table)
        .set({ state: "waiting", claimedUntil: leaseOf({}) })
        .where(isIt)
        .returning();
      const letter = row && (await opened(keys, row));
      if (row === undefined || letter === undefined) return undefined;
      const { server, body } = letter;
      send({ server, body, id, orgId, callId: row.callId, isStored: true });
      return shown(row, letter);
    },
  };
}

type MessageRow = typeof table.$inferSelect;

/** What a row says; undefined where its call was deleted. */
async function opened(keys: RowKeys, { id, callId, sealed }: MessageRow): Promise<Sealed | undefined> {
  const text = sealed === null ? undefined : (await keys.find(callId))?.open(sealed, id);
  return text === undefined ? undefined : (JSON.parse(text) as Sealed);
}

function shown({ id, orgId, callId, state, position }: MessageRow, sealed: Sealed | undefined): UnsentMessage {
  const { message } = (sealed?.body ?? {}) as { readonly message?: { readonly type?: string } };
  // Its position is when it was sent, in microseconds.
  const createdAt = new Date(Math.floor(position / 1000)).toISOString();
  return { id, orgId, callId, state, type: message?.type, createdAt, reason: sealed?.reason, status: sealed?.status };
}

/** Work of several calls: that of one call in order, that of different calls side by side. */
function openStreams(warn: (error: unknown) => void) {
  const streams = new Map<string, Promise<void>>();
  return {
    isBusy: (callId: string) => streams.has(callId),
    /** Puts work behind everything that is under way for a call. */
    add(callId: string, work: () => Promise<void>): void {
      const mine = (streams.get(callId) ?? Promise.resolve()).then(work).catch(warn);
      streams.set(callId, mine);
      void mine.then(() => {
        if (streams.get(callId) === mine) streams.delete(callId);
      });
    },
    async idle(): Promise<void> {
      while (streams.size > 0) await Promise.all(streams.values());
    },
  };
}

/** Opens what brings one letter, with its attempts, until it arrived, is given up, or `signal` aborts. */
function openDelivery(parts: MessengerParts, signal: AbortSignal): (letter: Letter) => Promise<void> {
  const { db } = parts;

  async function attempt({ id, orgId, server, body }: Letter): Promise<unknown> {
    const secretOf = (credentialId: string | undefined) => parts.secretOf(orgId, credentialId);
    try {
      await send({ ...parts, secretOf }, server, { message: body, id }, signal);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  /** The messages behind it wait for this one: they are claimed with it. */
  async function claim({ callId, server, isStored }: Letter): Promise<void> {
    if (!isStored) return;
    await db
      .update(table)
      .set({ claimedUntil: leaseOf(server) })
      .where(and(eq(table.callId, callId), eq(table.state, "waiting")));
  }

  async function remove({ id, isStored }: Letter): Promise<void> {
    if (isStored) await db.delete(table).where(eq(table.id, id));
  }

  /** It is kept for a week, sealed with the key of its call, and can be sent again. */
  async function bury({ id, callId, server, body, isStored }: Letter, cause: unknown): Promise<void> {
    if (isStored) {
      const reason = cause instanceof PlatformError ? cause.message : "The server could not be reached.";
      const status = cause instanceof AnsweredError ? cause.status : undefined;
      const letter: Sealed = { server, body, reason, status };
      const sealed = (await parts.keys.find(callId))?.seal(JSON.stringify(letter), id) ?? null;
      await db.update(table).set({ state: "dead", sealed }).where(eq(table.id, id));
    }
    parts.warn(new PlatformError("unreachable", "A message to a developer's server did not arrive.", { cause }));
  }

  return async (letter) => {
    for (const waitMs of [...(parts.waitsMs ?? waitsMs), undefined]) {
      if (signal.aborted) return;
      await claim(letter);
      const failure = await attempt(letter);
      if (failure === undefined) return remove(letter);
      // An attempt that was called off has not failed.
      if (signal.aborted) return;
      if (waitMs === undefined || !isWorthwhile(failure)) return bury(letter, failure);
      await wait(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
}

/** Until when an attempt and what follows it take, by the database's clock: those of its servers may differ. */
function leaseOf({ timeoutSeconds = defaultTimeoutSeconds }: ServerSettings): SQL {
  return sql`now() + make_interval(secs => ${timeoutSeconds + leaseMs / 1000}::float8)`;
}

/** A refusal would be repeated: of the address rules, or of the server itself. */
function isWorthwhile(failure: unknown): boolean {
  return !(failure instanceof PlatformError) || failure.code === "unreachable";
}
