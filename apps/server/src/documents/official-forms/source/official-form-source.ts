import type { FormType } from "@dilo/forms";
import { knownForms } from "../boxes/known-forms.ts";
import type { FormOrigin, FormStatus, FormWarning, OfficialForm } from "../official-forms.ts";
import type { Inspection } from "../template/template.ts";
import type { Cache, Manifest } from "./cache.ts";
import { type Downloaded, download, type Fetch } from "./download.ts";
import { type FormFile, inFolder } from "./folder.ts";
import { FormInspector, type InspectedForm } from "./form-inspector.ts";

/** Where one official form is taken from, and how to warn. */
export interface FormSourceSettings {
  /** A folder with n-400.pdf and i-130.pdf, before everything else. */
  readonly dir?: string;
  /** Whether to ask the government's site. */
  readonly download?: boolean;
  readonly now: () => Date;
  readonly warn: (warning: { readonly formType: FormType; readonly warning: FormWarning }) => void;
  readonly inspect: (formType: FormType, bytes: Uint8Array) => Promise<Inspection>;
  readonly fetch?: Fetch;
}

const dayMs = 24 * 3_600_000;
const oldAfterDays = 30;
const approvalNoticeDays = 60;

/** One official form, from the operator's folder, else from the cache of what was downloaded. */
export class OfficialFormSource {
  readonly #formType: FormType;
  readonly #settings: FormSourceSettings;
  readonly #cache: Cache | undefined;
  readonly #inspector: FormInspector;
  readonly #reported = new Set<FormWarning>();
  /** The form in use. */
  #shown: { readonly inspected: InspectedForm; readonly origin: FormOrigin } | undefined;
  #hasLooked = false;
  /** Why the first file found is not used. */
  #rejected: FormWarning | undefined;
  /** What went wrong at the last download. */
  #downloadWarning: FormWarning | undefined;
  #manifest: Manifest | undefined;
  /** A downloaded form that could not be written: used until a file takes its place. */
  #unwritten: InspectedForm | undefined;
  #refreshing: Promise<void> | undefined;

  /** @param cache without it nothing is downloaded */
  constructor(formType: FormType, settings: FormSourceSettings, cache: Cache | undefined) {
    this.#formType = formType;
    this.#settings = settings;
    this.#cache = cache;
    this.#inspector = new FormInspector(formType, settings.inspect);
  }

  /** The form to use now. Waits for the inspection of a new file, never for the network. */
  async current(): Promise<OfficialForm | undefined> {
    this.#manifest = await this.#cache?.manifest(this.#formType);
    this.#rejected = undefined;
    for (const origin of ["folder", "cache"] as const) {
      const inspected = await this.#inspect(origin);
      if (inspected?.warning) this.#report(inspected.warning);
      if (inspected?.form) {
        this.#shown = { inspected, origin };
        this.#hasLooked = true;
        return inspected.form;
      }
      this.#rejected ??= inspected?.warning;
    }
    this.#hasLooked = true;
    // A file that went bad does not take the last good one away.
    if (this.#rejected === undefined) this.#shown = undefined;
    return this.#shown?.inspected.form;
  }

  /** Asks the government's site for a newer file, once in 24 hours. Never rejects: failures are warnings. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#askSite().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** The form's status now, without waiting. */
  status(): FormStatus {
    const { edition: knownEdition, ombExpires: approvalEnds } = knownForms[this.#formType];
    const form = this.#shown?.inspected.form;
    const checkedAt = this.#shown?.origin === "cache" ? this.#manifest?.checkedAt : undefined;
    const isOld = checkedAt !== undefined && this.#msSince(checkedAt) > oldAfterDays * dayMs;
    const warnings = [
      this.#shown?.inspected.warning,
      this.#rejected,
      this.#downloadWarning,
      this.#approvalWarning(),
      isOld ? ("not-refreshed" as const) : undefined,
    ];
    return {
      status: form ? statusOf(form) : this.#hasLooked ? "missing" : "checking",
      edition: form?.edition,
      pages: form?.pages,
      knownEdition,
      source: form && this.#shown?.origin,
      sha256: form?.sha256,
      checkedAt,
      approvalEnds,
      warnings: [...new Set(warnings.filter((warning) => warning !== undefined))],
    };
  }

  async #inspect(origin: FormOrigin): Promise<InspectedForm | undefined> {
    const file = await this.#fileFrom(origin);
    if (file) return this.#inspector.inspectFile(file);
    return origin === "cache" ? this.#unwritten : undefined;
  }

  async #fileFrom(origin: FormOrigin): Promise<FormFile | undefined> {
    const { dir } = this.#settings;
    if (origin === "cache") return this.#cache?.file(this.#formType);
    return dir === undefined ? undefined : inFolder(dir, this.#formType);
  }

  async #askSite(): Promise<void> {
    const ending = this.#approvalWarning();
    if (ending) this.#report(ending);
    const cache = this.#cache;
    if (cache === undefined || this.#settings.download !== true) return;
    if (this.#settings.dir !== undefined && (await this.#isVerified())) return;
    const before = await cache.manifest(this.#formType);
    if (before && this.#msSince(before.checkedAt) < dayMs) return;
    const isThere = (await cache.file(this.#formType)) !== undefined;
    const downloaded = await download(this.#formType, isThere ? (before ?? {}) : {}, this.#settings.fetch ?? fetch);
    if (downloaded.kind === "failed") this.#downloadWarning = downloaded.reason;
    else if (downloaded.kind === "new") await this.#keep(downloaded, cache);
    else if (before) await this.#noteUnchanged(before, cache);
    if (this.#downloadWarning) this.#report(this.#downloadWarning);
    await this.current();
  }

  /** Whether the operator's folder has a file that a person looked at: then nobody need be asked for another. */
  async #isVerified(): Promise<boolean> {
    const form = await this.current();
    return form !== undefined && this.#shown?.origin === "folder" && statusOf(form) === "verified";
  }

  async #keep({ bytes, etag, lastModified }: Extract<Downloaded, { kind: "new" }>, cache: Cache): Promise<void> {
    const inspected = await this.#inspector.inspectBytes(bytes);
    this.#downloadWarning = inspected.form ? undefined : inspected.warning;
    if (inspected.form === undefined) return;
    const { sha256, edition } = inspected.form;
    const at = this.#settings.now().toISOString();
    const headers = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    try {
      await cache.keep(this.#formType, bytes, { sha256, edition, fetchedAt: at, checkedAt: at, ...headers });
      this.#unwritten = undefined;
    } catch {
      this.#unwritten = inspected;
      this.#downloadWarning = "cache-not-written";
    }
  }

  async #noteUnchanged(before: Manifest, cache: Cache): Promise<void> {
    this.#downloadWarning = undefined;
    await cache.note(this.#formType, { ...before, checkedAt: this.#settings.now().toISOString() }).catch(() => {
      this.#downloadWarning = "cache-not-written";
    });
  }

  /** The approval of the edition we know, which ends whether or not we have the form. */
  #approvalWarning(): FormWarning | undefined {
    const ends = Date.parse(knownForms[this.#formType].ombExpires);
    const today = Date.parse(this.#settings.now().toISOString().slice(0, 10));
    if (ends < today) return "approval-ended";
    return ends - today <= approvalNoticeDays * dayMs ? "approval-ends-soon" : undefined;
  }

  /** Each warning is reported once. */
  #report(warning: FormWarning): void {
    if (this.#reported.has(warning)) return;
    this.#reported.add(warning);
    this.#settings.warn({ formType: this.#formType, warning });
  }

  #msSince(iso: string): number {
    return this.#settings.now().getTime() - Date.parse(iso);
  }
}

function statusOf({ formType, sha256, template }: OfficialForm): "verified" | "accepted" | "view-only" {
  if (template === undefined) return "view-only";
  return knownForms[formType].knownFiles.includes(sha256) ? "verified" : "accepted";
}
