import { and, eq, gt, max } from "drizzle-orm";
import { notFound } from "../http/failures.ts";
import { drafts, resumeCodes, savedForms } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import type { Vault } from "../store/vault.ts";
import { addressKey } from "./address-key.ts";
import { digitsOf, namePart, newCode } from "./code.ts";
import { openTries } from "./tries.ts";

/** Wrong codes in one window from one address, and against one payment. */
const triesEach = 5;
/** With more wrong codes than this in one window, whoever made them, every address has one try only. */
const calmTries = 300;

/** Too many codes were tried. */
export class TooManyTries extends Error {
  override readonly name = "TooManyTries";
  /** How long to wait. */
  readonly seconds: number;

  constructor(seconds: number) {
    super("Too many resume codes were tried.");
    this.seconds = seconds;
  }
}

/** Short codes that open a payment's forms on another phone. Their arithmetic: docs/decisions/0010-resume-codes.md. */
export interface ResumeCodes {
  /** Makes the payment's code; the one it had ends. It expires with the data. */
  create(orderId: string): Promise<{ readonly code: string; readonly expiresAt: string }>;
  /**
   * Finds the payment of a code.
   * @throws TooManyTries
   * @throws CallFailure `not-found`, alike for an unknown, a replaced and an expired code
   */
  redeem(code: string, ip: string): Promise<string>;
}

export interface ResumeNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly retentionMs: number;
}

export function openResumeCodes({ db, clock, vault, retentionMs }: ResumeNeeds): ResumeCodes {
  const tries = openTries(db, clock);
  const keyOf = (kind: string, text: string) => vault.digest(JSON.stringify(["resume", kind, text]));
  const everybody = keyOf("everybody", "");

  async function dataEnd(owner: string): Promise<Date> {
    const now = clock();
    const [form] = await db
      .select({ end: max(savedForms.expiresAt) })
      .from(savedForms)
      .where(eq(savedForms.owner, owner));
    const [draft] = await db.select({ end: drafts.expiresAt }).from(drafts).where(eq(drafts.owner, owner));
    const ends = [form?.end, draft?.end].flatMap((end) => (end ? [end.getTime()] : []));
    const latest = Math.max(...ends);
    return new Date(latest > now.getTime() ? latest : now.getTime() + retentionMs);
  }

  return {
    async create(orderId) {
      const code = newCode();
      const live = { codeDigest: keyOf("code", digitsOf(code)), expiresAt: await dataEnd(orderId) };
      await db
        .insert(resumeCodes)
        .values({ orderId, ...live })
        .onConflictDoUpdate({ target: resumeCodes.orderId, set: live });
      return { code, expiresAt: live.expiresAt.toISOString() };
    },

    async redeem(code, ip) {
      const digits = digitsOf(code);
      const counted = [keyOf("address", addressKey(ip)), keyOf("payment", namePart(digits))];
      const isCalm = (await tries.count(everybody)) <= calmTries;
      for (const [index, key] of counted.entries()) {
        const { count, secondsLeft } = await tries.add(key);
        if (count > (index === 0 && !isCalm ? 1 : triesEach)) throw new TooManyTries(secondsLeft);
      }
      const alive = and(eq(resumeCodes.codeDigest, keyOf("code", digits)), gt(resumeCodes.expiresAt, clock()));
      const [found] = await db.select({ orderId: resumeCodes.orderId }).from(resumeCodes).where(alive);
      if (found === undefined) {
        await tries.add(everybody);
        throw notFound();
      }
      for (const key of counted) await tries.takeBack(key);
      return found.orderId;
    },
  };
}
