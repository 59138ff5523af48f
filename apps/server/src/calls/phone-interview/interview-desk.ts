import type { PaymentLimits } from "@dilo/api";
import type { FormType, HeardAnswer, InterviewEffect, SavedAs } from "@dilo/forms";
import { loadToldBefore } from "@dilo/forms/carry";
import { inTurns } from "@dilo/platform/resources";
import type { Draft, Drafts } from "../../answers/drafts/drafts.ts";
import type { ResumeCodes } from "../../answers/resume/resume.ts";
import { type ErasureContext, eraseData } from "../../answers/retention/erasure.ts";
import { type ConsentWriting, writeConsent } from "../../answers/submissions/consent-handlers.ts";
import type { Submissions } from "../../answers/submissions/submissions.ts";
import type { Documents } from "../../documents/documents.ts";
import { RequestError } from "../../http/request-error.ts";
import type { Access, Opened } from "../../payments/access.ts";
import { takeOne } from "../../payments/take-one.ts";
import type { Vault } from "../../store/vault.ts";

/** What a telephone interview does on the server: what a page asks for over HTTP, without a browser's cookies. */
export interface DeskContext extends ErasureContext, ConsentWriting {
  readonly access: Access;
  readonly codes: ResumeCodes;
  readonly drafts: Drafts;
  readonly submissions: Submissions;
  readonly documents: Pick<Documents, "forget">;
  readonly vault: Vault;
  readonly limits: Pick<PaymentLimits, "calls">;
  readonly epochOf: (owner: string) => Promise<{ readonly epoch: number }>;
}

/** What came of a code. */
export type CodeTried =
  | { readonly kind: "opened"; readonly desk: Desk }
  | { readonly kind: "wrong" | "too-many" | "no-calls" };

/** One payment's form, opened by its code. Every method throws RequestError `stale-epoch` or `not-paid` once it is closed to this call. */
export interface Desk {
  readonly owner: string;
  readDraft(): Promise<Draft | undefined>;
  /** What the payment's other forms tell. */
  toldBefore(than: SavedAs | undefined): ReturnType<typeof loadToldBefore>;
  agree(consent: { readonly textVersion: string; readonly shownAt: string; readonly agreedAt: string }): Promise<void>;
  keep(formType: FormType, field: string, answer: HeardAnswer): Promise<void>;
  save(effect: Extract<InterviewEffect, { kind: "save" }>): Promise<SavedAs>;
  erase(isSaved: boolean): Promise<void>;
}

/** Tries a code, as everywhere (docs/decisions/0010): the source is the caller's number. A right one takes one of the payment's calls. */
export async function tryCode(
  context: DeskContext,
  code: string,
  from: { readonly user: string; readonly host: string },
): Promise<CodeTried> {
  const { codes, access, vault, db, limits } = context;
  const caller = from.user === "" ? from.host : from.user;
  // A finder's code opens to whoever gave it first: the same telephone may give it again.
  const browser = vault.digest(JSON.stringify(["telephone", caller]));
  try {
    const redeemed = await codes.redeem(code, { ip: `tel:${caller}`, browser });
    if (redeemed.kind === "too-many-attempts") return { kind: "too-many" };
    const capability = await access.open(redeemed, undefined);
    if (!(await takeOne(db, "calls", { orderId: redeemed.orderId, limit: limits.calls }))) return { kind: "no-calls" };
    return { kind: "opened", desk: await openDesk(context, redeemed, capability) };
  } catch (error) {
    if (error instanceof RequestError && error.code === "not-found") return { kind: "wrong" };
    throw error;
  }
}

async function openDesk(context: DeskContext, { orderId: owner, holder }: Opened, capability: string): Promise<Desk> {
  const { access, drafts, submissions, documents, epochOf } = context;
  let { epoch } = await epochOf(owner);

  /** The code that opened it may have ended since: a finder's does when the payer comes. */
  async function stillOpen(): Promise<void> {
    if ((await access.openedBy(capability)) === undefined)
      throw new RequestError("not-paid", "The form is closed to this call.");
  }

  return {
    owner,
    async readDraft() {
      await stillOpen();
      return drafts.read(owner);
    },
    async toldBefore(than) {
      const others = (await submissions.list(owner)).filter(({ id }) => id !== than?.id);
      return loadToldBefore(
        await Promise.all(others.slice(0, mostOthers).map(({ id }) => submissions.read(owner, id))),
        inTurns,
      );
    },
    async agree(given) {
      await stillOpen();
      await writeConsent(context, owner, { ...given, language: "es", mode: "voice" });
    },
    async keep(formType, field, answer) {
      await stillOpen();
      await drafts.keep(owner, { formType, field, ...answer, epoch });
    },
    async save({ formType, answers, saved }) {
      await stillOpen();
      if (saved === undefined) return submissions.save(owner, { formType, answers, epoch, ofDraft: true });
      return submissions.revise(owner, { ...saved, answers, epoch });
    },
    async erase(isSaved) {
      await stillOpen();
      if (isSaved) {
        await eraseData(context, owner, holder);
        documents.forget();
      } else await drafts.remove(owner);
      ({ epoch } = await epochOf(owner));
    },
  };
}

/** So many saved forms are looked at, the newest first. */
const mostOthers = 4;
