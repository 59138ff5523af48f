import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { keyedRequests } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import { RequestError } from "./request-error.ts";

/** An answer is repeated for this long: longer than a person retries, shorter than any form is kept. Milliseconds. */
const repeatedForMs = 24 * 3_600_000;

/** Nobody works longer at one answer: after that its server must have died. Milliseconds. */
const inProgressForMs = 60_000;

/** `Retry-After` while the first request is in progress. Seconds. */
const retryAfterSeconds = 3;

/** What a request with an `Idempotency-Key` asks for, and who asks. */
export interface KeyedRequest {
  /** The operation's name. */
  readonly name: string;
  readonly body: unknown;
  /** The secret of the asker's cookie, which the store does not have: a copy of it tells neither key nor body. */
  readonly secret: string | undefined;
  /** The payment whose erasure takes the answer along. */
  readonly owner: string | undefined;
  /** Asked again it gives what it gave, by itself: its answer, which opens something, is not stored. */
  readonly isSameAgain?: boolean;
}

/** Carries out requests that have an `Idempotency-Key` once, whichever server they reach. */
export interface Idempotency {
  /**
   * Runs a request, unless the same cookie's same key has its answer: then gives that one. The answer is stored as it
   * is, so it must hold nothing a person said: ids and states. Failures are not stored: the same key tries again, as it
   * does a minute after a server died at work. Without a key or a cookie it only runs.
   * @throws RequestError `key-reused` for another body or operation, `request-in-progress` while the first one runs
   */
  once<Answer extends object>(
    request: Pick<FastifyRequest, "headers">,
    asked: KeyedRequest,
    run: () => Promise<Answer>,
  ): Promise<Answer>;
}

/** Opens it over the requests kept in the store. */
export function openIdempotency({ db, clock }: { readonly db: Db; readonly clock: Clock }): Idempotency {
  /** @returns the stored answer; undefined when this request is now the one that makes it */
  async function begin(row: Pick<typeof keyedRequests.$inferInsert, "id" | "owner" | "requestHash">) {
    const now = clock();
    const lockedUntil = new Date(now.getTime() + inProgressForMs);
    const fresh = { ...row, answer: null, lockedUntil, expiresAt: new Date(now.getTime() + repeatedForMs) };
    const { answer, lockedUntil: lock, expiresAt, requestHash, id } = keyedRequests;
    const isFree = sql`${expiresAt} <= ${now.toISOString()} or (${answer} is null and ${lock} <= ${now.toISOString()} and ${requestHash} = ${row.requestHash})`;
    // One statement, so that of two servers only one goes on.
    const mine = await db
      .insert(keyedRequests)
      .values(fresh)
      .onConflictDoUpdate({ target: id, set: fresh, setWhere: isFree })
      .returning({ id });
    if (mine.length > 0) return { lockedUntil };
    const [before] = await db.select().from(keyedRequests).where(eq(id, row.id));
    if (before !== undefined && before.requestHash !== row.requestHash)
      throw new RequestError("key-reused", "The Idempotency-Key was used for another request: make a new one.");
    if (before?.answer) return { answer: before.answer };
    throw new RequestError("request-in-progress", "The first request with this Idempotency-Key has no answer yet.", {
      retryAfterSeconds,
    });
  }

  return {
    async once<Answer extends object>(
      { headers }: Pick<FastifyRequest, "headers">,
      { name, body, secret, owner, isSameAgain = false }: KeyedRequest,
      run: () => Promise<Answer>,
    ): Promise<Answer> {
      const key = headers["idempotency-key"];
      if (key === undefined || secret === undefined) return run();
      if (typeof key !== "string" || !/^[!-~]{1,255}$/.test(key))
        throw new RequestError("bad-request", "The Idempotency-Key must be 1 to 255 visible ASCII characters.");
      const row = {
        id: digest(["key", secret, key]),
        owner: owner ?? null,
        requestHash: digest(["body", secret, name, body]),
      };
      const begun = await begin(row);
      if (begun.answer) return isSameAgain ? run() : (begun.answer as Answer);
      // Whoever came after this one was taken for dead has the row now.
      const mine = and(eq(keyedRequests.id, row.id), eq(keyedRequests.lockedUntil, begun.lockedUntil));
      const answer = await run().catch(async (error: unknown) => {
        await db.delete(keyedRequests).where(mine);
        throw error;
      });
      // If this fails, it was done all the same: the key stays taken, as after a server's death.
      await db
        .update(keyedRequests)
        .set({ answer: isSameAgain ? {} : answer })
        .where(mine);
      return answer;
    },
  };
}

function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
