import type { FormType } from "@dilo/forms";
import type { RejectionReason, Template, ViewOnlyReason } from "./template/template.ts";

/** An official form this server has. */
export interface OfficialForm {
  readonly formType: FormType;
  /** The government's own bytes, as they are shown. */
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly sha256: string;
  /** MM/DD/YY */
  readonly edition: string;
  readonly pages: number;
  /** Absent when the form can be shown but not filled. */
  readonly template: Template | undefined;
}

/** Where a form came from. */
export type FormOrigin = "folder" | "cache";

/** What the operator must look at. */
export type FormWarning =
  | RejectionReason
  | ViewOnlyReason
  | "approval-ends-soon"
  | "approval-ended"
  | "not-refreshed"
  | "download-failed"
  | "cache-not-written"
  | "cannot-be-read";

/** The status of one form. It names no person and no path. */
export interface FormStatus {
  /** `verified`: a file a person looked at; `accepted`: the same edition and boxes in a newer file. */
  readonly status: "verified" | "accepted" | "view-only" | "missing" | "checking";
  readonly edition: string | undefined;
  /** How many pages the file has. */
  readonly pages: number | undefined;
  /** The edition we know how to fill. */
  readonly knownEdition: string;
  readonly source: FormOrigin | undefined;
  readonly sha256: string | undefined;
  /** When the file was last known to be the current one, ISO 8601. */
  readonly checkedAt: string | undefined;
  /** When the government's approval of the known edition ends, YYYY-MM-DD. */
  readonly approvalEnds: string;
  readonly warnings: readonly FormWarning[];
}

/** The official forms of the government, as far as this server has them. */
export interface OfficialForms {
  /** The form in use. Waits for the inspection of a new file, never for the network. */
  current(formType: FormType): Promise<OfficialForm | undefined>;
  /** One page as a WebP picture, from 1; undefined when there is no such form or page, or nothing to draw it with. */
  picture(formType: FormType, page: number): Promise<Uint8Array | undefined>;
  /** The forms' status now, without waiting. */
  status(): Readonly<Record<FormType, FormStatus>>;
  /** Asks the government's site for a newer file, once in 24 hours and only if allowed. Never rejects: what went wrong is a warning in the status. */
  refresh(formType: FormType): Promise<void>;
  close(): void;
}

/** The file of a form: "n-400.pdf". */
export function formFileName(formType: FormType): string {
  return `${formType.toLowerCase()}.pdf`;
}
