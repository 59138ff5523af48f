import { createHash, createHmac } from "node:crypto";
import type { WireAnswer } from "@dilo/api/operations";
import { and, eq, lt } from "drizzle-orm";
import type { OperationName } from "../access/authorize.ts";
import { maskedToken } from "../access/token-text.ts";
import type { RowKeys } from "../store/row-keys.ts";
import type { Db } from "../store/schema.ts";
import { platformAnswers, type StoredAnswer } from "../store/schema.ts";
import { OperationError } from "./operation-error.ts";
import { openAnswer, sealAnswer } from "./seal-answer.ts";
import { withCleanUp } from "./with-clean-up.ts";

/** How long a stored answer is replayed. Milliseconds. */
const replayForMs = 24 * 3_600_000;

/** A first request may be in progress for this long; after that its server must have died. Milliseconds. */
const inProgressForMs = 60_000;
/** `Retry-After` while the first request is in progress. Seconds. */
const retryAfterSeconds = 3;

/** A request with an idempotency key: carried out once, however often it is sent. */
export interface KeyedRequest {
  /** Hash of the caller's token: keys of different tokens are independent. */
  readonly caller: string;
  readonly orgId: string;
  /** Token and idempotency key. Neither is stored, so that nobody can try words against what is. */
  readonly secret: string;
  /** The operation and everything sent with it. */
  readonly name: OperationName;
  readonly sent: unknown;
}

/** Carries out each keyed request once. */
export interface Idempotency {
  /**
   * Runs a request the first time, and replays its answer afterwards. Failures are not stored.
   * @throws OperationError conflict when the key is another request's, or the first one was never answered; not-available,
   * with the time to wait, while the first one is still being answered
   */
  once(request: KeyedRequest, run: () => Promise<WireAnswer>): Promise<WireAnswer>;
  /** Deletes the stored answers that contain a row, because the row is gone. */
  forget(orgId: string, rowId: string): Promise<void>;
}

/** Opens idempotency over the stored answers of a database. */
export function openIdempotency(needs: Needs): Idempotency {
  const { db } = needs;
  const answers = openStoredAnswers(needs);
  return {
    once: async (request, run) => {
      const before = await answers.begin(request);
      if (before !== undefined) return again(before);
      try {
        const answer = await run();
        const { status } = answer;
        if (answer.kind === "events") {
          const { events } = answer;
          const cleanUp = async () => {
            if (Symbol.asyncIterator in events) await events[Symbol.asyncIterator]().return?.();
            await answers.drop(request);
          };
          return { ...answer, events: withCleanUp(storeEvents(answers, request, { status, events }), cleanUp) };
        }
        if (answer.kind === "json")
          await answers.store(request, { status, kind: "json", text: lasting(request.name, answer.json) });
        return answer;
      } catch (error) {
        await answers.drop(request);
        throw error;
      }
    },
    forget: async (orgId, rowId) => {
      await db.delete(platformAnswers).where(and(eq(platformAnswers.orgId, orgId), eq(platformAnswers.rowId, rowId)));
    },
  };
}

interface Needs {
  readonly db: Db;
  readonly now: () => Date;
  readonly keys: RowKeys;
}

/** The answers stored in the database, by caller and key. */
function openStoredAnswers({ db, now, keys }: Needs) {
  const isThis = ({ caller, secret }: KeyedRequest) =>
    and(eq(platformAnswers.caller, caller), eq(platformAnswers.key, digest(secret)));

  async function open(
    { sealed, rowId }: typeof platformAnswers.$inferSelect,
    { secret }: KeyedRequest,
  ): Promise<StoredAnswer | undefined> {
    if (sealed === null) return undefined;
    const key = rowId === null ? undefined : await keys.find(rowId);
    const text = key?.open(sealed, "answer") ?? openAnswer(secret, sealed);
    return text === undefined ? undefined : (JSON.parse(text) as StoredAnswer);
  }

  /** @returns the stored answer; undefined when this is the first request with its key, which is then recorded */
  async function begin(request: KeyedRequest): Promise<StoredAnswer | undefined> {
    const { caller, secret, orgId } = request;
    const hash = await hashOf(request);
    await db.delete(platformAnswers).where(lt(platformAnswers.expiresAt, now()));
    const expiresAt = new Date(now().getTime() + replayForMs);
    const begun = await db
      .insert(platformAnswers)
      .values({ caller, key: digest(secret), orgId, request: hash, expiresAt })
      .onConflictDoNothing()
      .returning({ key: platformAnswers.key });
    if (begun.length > 0) return undefined;
    const [before] = await db.select().from(platformAnswers).where(isThis(request));
    if (before !== undefined && before.request !== hash) {
      throw new OperationError("conflict", "The Idempotency-Key was used for another request: make a new one.");
    }
    const answer = before && (await open(before, request));
    if (answer !== undefined) return answer;
    if (before === undefined || before.expiresAt.getTime() - replayForMs + inProgressForMs > now().getTime()) {
      throw new OperationError("not-available", "The first request with this Idempotency-Key has no answer yet.", {
        retryAfterSeconds,
      });
    }
    // After a crash it is unknown whether it was carried out: it must not be repeated silently.
    throw new OperationError(
      "conflict",
      "The first request with this Idempotency-Key was never answered: look what it did.",
    );
  }

  async function store(request: KeyedRequest, answer: StoredAnswer): Promise<void> {
    const rowId = rowIn(answer);
    const text = JSON.stringify(answer);
    // What its row's key opens goes with the row. Others tell of settings, of many rows, or of one that is gone already.
    const key = rowId === null ? undefined : await keys.find(rowId);
    const sealed = key?.seal(text, "answer") ?? sealAnswer(request.secret, text);
    await db.update(platformAnswers).set({ sealed, rowId }).where(isThis(request));
  }

  async function drop(request: KeyedRequest): Promise<void> {
    await db.delete(platformAnswers).where(isThis(request));
  }

  return { begin, store, drop };
}

type StoredAnswers = ReturnType<typeof openStoredAnswers>;

/** Passes events on, and stores them once the last one has arrived and none is an error. */
async function* storeEvents(
  answers: StoredAnswers,
  request: KeyedRequest,
  { status, events }: { readonly status: number; readonly events: AsyncIterable<string> | readonly string[] },
) {
  let text = "";
  let isWhole = false;
  try {
    for await (const event of events) {
      text += event;
      yield event;
    }
    isWhole = !/^event: error$|"type":"error"/m.test(text);
  } finally {
    await (isWhole ? answers.store(request, { status, kind: "events", text }) : answers.drop(request));
  }
}

function again({ status, kind, text }: StoredAnswer): WireAnswer {
  return kind === "events" ? { status, kind, events: [text ?? ""] } : { status, kind, json: text ?? undefined };
}

/** An answer as it may be stored: a token's text appears only in the one answer that created it. */
function lasting(name: OperationName, json: string | undefined): string | null {
  if (name !== "createToken" || json === undefined) return json ?? null;
  const token = JSON.parse(json) as { readonly value: string };
  return JSON.stringify({ ...token, value: maskedToken(token.value) });
}

/** The id of the row an answer contains. A stream has it in its first event. */
function rowIn({ kind, text }: StoredAnswer): string | null {
  if (text === null) return null;
  if (kind === "events") return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0] ?? null;
  const told: unknown = JSON.parse(text);
  const isRow = typeof told === "object" && told !== null && "id" in told && typeof told.id === "string";
  return isRow ? (told as { readonly id: string }).id : null;
}

async function hashOf({ name, sent, secret }: KeyedRequest): Promise<string> {
  const text = JSON.stringify([name, await withDigests(sent)]);
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** The same with each file replaced by its digest. */
async function withDigests(value: unknown): Promise<unknown> {
  if (value instanceof File) return [value.name, await digestOfFile(value)];
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map(withDigests));
  const entries = Object.entries(value).map(async ([key, inside]) => [key, await withDigests(inside)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Chunk by chunk: a file may be larger than what should be in memory. */
async function digestOfFile(file: File): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest("base64url");
}

function digest(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("base64url");
}
