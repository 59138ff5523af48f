import { and, eq, gt, max } from "drizzle-orm";
import { addressKey } from "../../http/limits.ts";
import { notFound } from "../../http/request-error.ts";
import { lockOrder } from "../../payments/lock-order.ts";
import { drafts, type Holder, resumeCodes, savedForms } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import { countInStore } from "../../store/tries/in-store.ts";
import { ifOpens, type Vault } from "../../store/vault.ts";
import { codePlace } from "./extend-code.ts";
import { openFinderCodes } from "./finder-codes.ts";
import { digitsOf, namePart, newCode, type ShownCode } from "./resume-code.ts";

/** Wrong codes in one window from one address, and against one payment. */
const triesEach = 5;
/** With more wrong codes than this in one window, whoever made them, every address has one try only. */
const calmTries = 300;

/** The payment of a code and how it lets in, or how long to wait before another one may be tried. */
export type Redeemed =
  | { readonly kind: "found"; readonly orderId: string; readonly holder: Holder }
  | { readonly kind: "too-many-attempts"; readonly secondsLeft: number };

/** Short codes that open a payment's forms on another phone. Their arithmetic: docs/decisions/0010-resume-codes.md. */
export interface ResumeCodes {
  /**
   * The payment's own code, always the same one: somebody may have it on paper. It expires with the data. Only for who has
   * opened the form with proof of the payment, and for the address given with it.
   */
  create(orderId: string): Promise<ShownCode>;
  /**
   * The code for who knows only the session's id: short-lived until it opens the form; then another one, for who opened
   * it, which expires with the data. Undefined once the payer came: then there is none.
   */
  createForFinder(orderId: string): Promise<ShownCode | undefined>;
  /**
   * Finds the payment of a code.
   * @param from whoever types it; `browser` is the secret by which they are known again
   * @throws RequestError `not-found`, alike for an unknown, an erased, an ended and an expired code
   */
  redeem(code: string, from: { readonly ip: string; readonly browser: string | undefined }): Promise<Redeemed>;
}

export interface ResumeContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly retentionMs: number;
}

export function openResumeCodes({ db, clock, vault, retentionMs }: ResumeContext): ResumeCodes {
  const tries = countInStore(db, clock);
  const keyOf = (kind: string, text: string) => vault.digest(JSON.stringify(["resume", kind, text]));
  const digestOf = (code: string) => keyOf("code", digitsOf(code));
  const everybody = keyOf("everybody", "");
  const ofFinders = openFinderCodes({ db, clock, vault, dataEnd, digestOf });

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

  async function ownerOf(code: string): Promise<{ readonly orderId: string; readonly holder: Holder } | undefined> {
    const alive = and(eq(resumeCodes.codeDigest, digestOf(code)), gt(resumeCodes.expiresAt, clock()));
    const [found] = await db.select({ orderId: resumeCodes.orderId }).from(resumeCodes).where(alive);
    return found && { orderId: found.orderId, holder: "payer" };
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
          codeDigest: digestOf(code),
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

    createForFinder: (orderId) => ofFinders.create(orderId),

    async redeem(code, { ip, browser }) {
      const counted = [keyOf("address", addressKey(ip)), keyOf("payment", namePart(digitsOf(code)))];
      const isCalm = (await tries.count(everybody)) <= calmTries;
      for (const [index, key] of counted.entries()) {
        const { count, secondsLeft } = await tries.add(key);
        if (count > (index === 0 && !isCalm ? 1 : triesEach)) {
          return { kind: "too-many-attempts", secondsLeft };
        }
      }
      const found = (await ownerOf(code)) ?? (await ofFinders.redeem(code, browser));
      if (found === undefined) {
        await tries.add(everybody);
        throw notFound();
      }
      for (const key of counted) await tries.takeBack(key);
      return { kind: "found", ...found };
    },
  };
}
