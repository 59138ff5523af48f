import { and, eq, gt, max } from "drizzle-orm";
import { addressKey } from "../../http/limits.ts";
import { notFound } from "../../http/request-error.ts";
import { lockOrder } from "../../payments/lock-order.ts";
import { openAttemptCounter } from "../../store/attempt-counter.ts";
import { drafts, resumeCodes, savedForms } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import { ifOpens, type Vault } from "../../store/vault.ts";
import { codePlace } from "./extend-code.ts";
import { digitsOf, namePart, newCode } from "./resume-code.ts";

/** Wrong codes in one window from one address, and against one payment. */
const triesEach = 5;
/** With more wrong codes than this in one window, whoever made them, every address has one try only. */
const calmTries = 300;

/** The payment of a code, or how long to wait before another one may be tried. */
export type Redeemed =
  | { readonly kind: "found"; readonly orderId: string }
  | { readonly kind: "too-many-attempts"; readonly secondsLeft: number };

/** Short codes that open a payment's forms on another phone. Their arithmetic: docs/decisions/0010-resume-codes.md. */
export interface ResumeCodes {
  /** The payment's code, always the same one: somebody may have it on paper. It expires with the data. */
  create(orderId: string): Promise<{ readonly code: string; readonly expiresAt: string }>;
  /**
   * Finds the payment of a code.
   * @throws RequestError `not-found`, alike for an unknown, an erased and an expired code
   */
  redeem(code: string, ip: string): Promise<Redeemed>;
}

export interface ResumeContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly retentionMs: number;
}

export function openResumeCodes({ db, clock, vault, retentionMs }: ResumeContext): ResumeCodes {
  const tries = openAttemptCounter(db, clock);
  const keyOf = (kind: string, text: string) => vault.digest(JSON.stringify(["resume", kind, text]));
  const everybody = keyOf("everybody", "");

  async function liveCode(tx: Db, orderId: string): Promise<string | undefined> {
    const alive = and(eq(resumeCodes.orderId, orderId), gt(resumeCodes.expiresAt, clock()));
    const [row] = await tx.select({ sealedCode: resumeCodes.sealedCode }).from(resumeCodes).where(alive);
    const sealed = row?.sealedCode;
    return sealed ? ifOpens(async () => (await vault.sealer(codePlace(orderId))).open(sealed, "code")) : undefined;
  }

  async function dataEnd(tx: Db, owner: string): Promise<Date> {
    const now = clock();
    const [form] = await tx
      .select({ end: max(savedForms.expiresAt) })
      .from(savedForms)
      .where(eq(savedForms.owner, owner));
    const [draft] = await tx.select({ end: drafts.expiresAt }).from(drafts).where(eq(drafts.owner, owner));
    const ends = [form?.end, draft?.end].flatMap((end) => (end ? [end.getTime()] : []));
    const latest = Math.max(...ends);
    return new Date(latest > now.getTime() ? latest : now.getTime() + retentionMs);
  }

  return {
    async create(orderId) {
      return db.transaction(async (tx) => {
        // One after the other: a button pressed twice shows one code.
        await lockOrder(tx, orderId);
        const code = (await liveCode(tx, orderId)) ?? newCode();
        const expiresAt = await dataEnd(tx, orderId);
        const sealer = await vault.create(codePlace(orderId), expiresAt);
        const live = {
          codeDigest: keyOf("code", digitsOf(code)),
          sealedCode: sealer.seal(code, "code"),
          expiresAt,
        };
        await tx
          .insert(resumeCodes)
          .values({ orderId, ...live })
          .onConflictDoUpdate({ target: resumeCodes.orderId, set: live });
        return { code, expiresAt: live.expiresAt.toISOString() };
      });
    },

    async redeem(code, ip) {
      const digits = digitsOf(code);
      const counted = [keyOf("address", addressKey(ip)), keyOf("payment", namePart(digits))];
      const isCalm = (await tries.count(everybody)) <= calmTries;
      for (const [index, key] of counted.entries()) {
        const { count, secondsLeft } = await tries.add(key);
        if (count > (index === 0 && !isCalm ? 1 : triesEach)) {
          return { kind: "too-many-attempts", secondsLeft };
        }
      }
      const alive = and(eq(resumeCodes.codeDigest, keyOf("code", digits)), gt(resumeCodes.expiresAt, clock()));
      const [found] = await db.select({ orderId: resumeCodes.orderId }).from(resumeCodes).where(alive);
      if (found === undefined) {
        await tries.add(everybody);
        throw notFound();
      }
      for (const key of counted) await tries.takeBack(key);
      return { kind: "found", orderId: found.orderId };
    },
  };
}
