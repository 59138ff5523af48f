import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { CallName } from "./access.ts";
import { orDropped } from "./chats/unread.ts";
import { Refusal } from "./failure.ts";
import type { SpecialAnswer } from "./given.ts";
import { maskedToken } from "./identity/tokens.ts";
import type { Db } from "./store/db.ts";
import { type KeptAnswer, platformAnswers } from "./store/schema.ts";

/** An answer is given again for this long. Milliseconds. */
const keptForMs = 24 * 3_600_000;

/** For this long a first request may still be answered; after that whoever answered it is gone. Milliseconds. */
const answeredWithinMs = 60_000;
/** When to ask again for the answer of a request under way. Seconds. */
const askAgainSeconds = 3;

/** What a call is answered, before it is written to the wire. */
export type Answer = { readonly status: number } & (
  | { readonly kind: "json"; readonly json: string | undefined }
  | SpecialAnswer
);

/** A request that names itself, so that it is done once however often it is sent. */
export interface NamedRequest {
  /** Hash of the token that asks: nobody else's keys count. */
  readonly caller: string;
  readonly orgId: string;
  readonly key: string;
  /** The call and everything sent with it. */
  readonly name: CallName;
  readonly sent: unknown;
}

/** Answers each named request once. */
export interface Idempotency {
  /**
   * Runs a request the first time, and gives the same answer again afterwards. What was refused or failed is forgotten.
   * @throws Refusal conflict when the key is another request's, or the first one was never answered; not-available,
   * with the time to wait, while the first one is still being answered
   */
  once(request: NamedRequest, run: () => Promise<Answer>): Promise<Answer>;
  /** Forgets answers that tell of a row, because the row is gone. */
  forget(orgId: string, rowId: string): Promise<void>;
}

export function openIdempotency({ db, now }: { readonly db: Db; readonly now: () => Date }): Idempotency {
  const isThis = ({ caller, key }: NamedRequest) =>
    and(eq(platformAnswers.caller, caller), eq(platformAnswers.key, key));

  /** @returns the answer that was given before; undefined when this is the first time, which is then noted */
  async function begin(request: NamedRequest): Promise<KeptAnswer | undefined> {
    const { caller, key, orgId } = request;
    const hash = await hashOf(request);
    await db.delete(platformAnswers).where(lt(platformAnswers.expiresAt, now()));
    const expiresAt = new Date(now().getTime() + keptForMs);
    const begun = await db
      .insert(platformAnswers)
      .values({ caller, key, orgId, request: hash, expiresAt })
      .onConflictDoNothing()
      .returning({ key: platformAnswers.key });
    if (begun.length > 0) return undefined;
    const [before] = await db.select().from(platformAnswers).where(isThis(request));
    if (before !== undefined && before.request !== hash) {
      throw new Refusal("conflict", "The Idempotency-Key was used for another request: make a new one.");
    }
    if (before?.answer) return before.answer;
    if (before === undefined || before.expiresAt.getTime() - keptForMs + answeredWithinMs > now().getTime()) {
      throw new Refusal("not-available", "The first request with this Idempotency-Key has no answer yet.", {
        retryAfterSeconds: askAgainSeconds,
      });
    }
    // After a crash nobody knows whether it was done: it is not done again in silence.
    throw new Refusal("conflict", "The first request with this Idempotency-Key was never answered: look what it did.");
  }

  async function keep(request: NamedRequest, answer: KeptAnswer): Promise<void> {
    await db
      .update(platformAnswers)
      .set({ answer, rowId: rowIn(answer) })
      .where(isThis(request));
  }

  async function drop(request: NamedRequest): Promise<void> {
    await db.delete(platformAnswers).where(isThis(request));
  }

  async function* keepEvents(request: NamedRequest, status: number, events: AsyncIterable<string> | readonly string[]) {
    let text = "";
    let isWhole = false;
    try {
      for await (const event of events) {
        text += event;
        yield event;
      }
      isWhole = !/^event: error$|"type":"error"/m.test(text);
    } finally {
      await (isWhole ? keep(request, { status, kind: "events", text }) : drop(request));
    }
  }

  return {
    once: async (request, run) => {
      const before = await begin(request);
      if (before !== undefined) return again(before);
      try {
        const answer = await run();
        const { status } = answer;
        if (answer.kind === "events") {
          const { events } = answer;
          const dropped = async () => {
            if (Symbol.asyncIterator in events) await events[Symbol.asyncIterator]().return?.();
            await drop(request);
          };
          return { ...answer, events: orDropped(keepEvents(request, status, events), dropped) };
        }
        if (answer.kind === "json")
          await keep(request, { status, kind: "json", text: lasting(request.name, answer.json) });
        return answer;
      } catch (error) {
        await drop(request);
        throw error;
      }
    },
    forget: async (orgId, rowId) => {
      await db.delete(platformAnswers).where(and(eq(platformAnswers.orgId, orgId), eq(platformAnswers.rowId, rowId)));
    },
  };
}

function again({ status, kind, text }: KeptAnswer): Answer {
  return kind === "events" ? { status, kind, events: [text ?? ""] } : { status, kind, json: text ?? undefined };
}

/** An answer as it may lie in the store: a token's text is nowhere but in the one answer that made it. */
function lasting(name: CallName, json: string | undefined): string | null {
  if (name !== "createToken" || json === undefined) return json ?? null;
  const token = JSON.parse(json) as { readonly value: string };
  return JSON.stringify({ ...token, value: maskedToken(token.value) });
}

/** The id of the row an answer tells of. A stream names it in its first event. */
function rowIn({ kind, text }: KeptAnswer): string | null {
  if (text === null) return null;
  if (kind === "events") return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0] ?? null;
  const told: unknown = JSON.parse(text);
  const isRow = typeof told === "object" && told !== null && "id" in told && typeof told.id === "string";
  return isRow ? (told as { readonly id: string }).id : null;
}

async function hashOf({ name, sent }: NamedRequest): Promise<string> {
  return digest(JSON.stringify([name, await withDigests(sent)]));
}

/** The same with a digest in the place of each file. */
async function withDigests(value: unknown): Promise<unknown> {
  if (value instanceof File) return [value.name, digest(new Uint8Array(await value.arrayBuffer()))];
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map(withDigests));
  const entries = Object.entries(value).map(async ([key, inside]) => [key, await withDigests(inside)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function digest(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("base64url");
}
