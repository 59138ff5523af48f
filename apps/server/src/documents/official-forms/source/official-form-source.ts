import { createHash } from "node:crypto";
import type { FormType } from "@dilo/forms";
import { knownForms } from "../boxes/known-forms.ts";
import type { FormOrigin, FormStatus, FormWarning, OfficialForm } from "../official-forms.ts";
import type { Inspection } from "../template/template.ts";
import type { Cache, Manifest } from "./cache.ts";
import { type Downloaded, download } from "./download.ts";
import { type FormFile, inFolder } from "./folder.ts";
import type { OfficialFormsSettings } from "./open-official-forms.ts";

/** One form, wherever it comes from. */
export interface OfficialFormSource {
  current(): Promise<OfficialForm | undefined>;
  status(): FormStatus;
  refresh(): Promise<void>;
}

/** What came of looking at one file. */
interface Looked {
  readonly form: OfficialForm | undefined;
  readonly warning: FormWarning | undefined;
}

interface Shown {
  readonly looked: Looked;
  readonly source: FormOrigin;
}

const unreadable: Looked = { form: undefined, warning: "cannot-be-read" };
const dayMs = 24 * 3_600_000;
const oldAfterDays = 30;
const approvalNoticeDays = 60;

/** Opens the shelf of one form. */
export function openOfficialFormSource(
  formType: FormType,
  settings: OfficialFormsSettings,
  cache: Cache | undefined,
): OfficialFormSource {
  const { now, warn, inspect } = settings;
  const known = knownForms[formType];
  /** Each file is looked at once: by its place, size and time. */
  const looks = new Map<string, Promise<Looked>>();
  const told = new Set<FormWarning>();
  let shown: Shown | undefined;
  let isLooked = false;
  let refused: FormWarning | undefined;
  let trouble: FormWarning | undefined;
  let manifest: Manifest | undefined;
  /** A downloaded form that could not be written: used until a file takes its place. */
  let unwritten: Looked | undefined;
  let refreshing: Promise<void> | undefined;

  function tell(warning: FormWarning): void {
    if (told.has(warning)) return;
    told.add(warning);
    warn({ formType, warning });
  }

  async function look(file: FormFile): Promise<Looked> {
    return file.read().then(inspected, () => unreadable);
  }

  /** A thread that dies or hangs, or a pool that closes meanwhile, says nothing of the file. */
  async function inspected(bytes: Uint8Array): Promise<Looked> {
    return inspect(formType, bytes).then(
      (inspection) => judge(formType, bytes, inspection),
      () => unreadable,
    );
  }

  async function lookOnce(file: FormFile): Promise<Looked> {
    const begun = looks.get(file.stamp) ?? look(file);
    looks.set(file.stamp, begun);
    const looked = await begun;
    // What kept us from looking may pass while the file stays the same.
    if (looked.warning === "cannot-be-read" && looks.get(file.stamp) === begun) looks.delete(file.stamp);
    return looked;
  }

  async function current(): Promise<OfficialForm | undefined> {
    manifest = await cache?.manifest(formType);
    refused = undefined;
    for (const source of ["folder", "cache"] as const) {
      const file = source === "cache" ? await cache?.file(formType) : await fromFolder(settings, formType);
      const looked = file ? await lookOnce(file) : source === "cache" ? unwritten : undefined;
      if (looked?.warning) tell(looked.warning);
      if (looked?.form) {
        shown = { looked, source };
        isLooked = true;
        return looked.form;
      }
      refused ??= looked?.warning;
    }
    isLooked = true;
    // A file that went bad does not take the last good one away.
    return refused === undefined ? put(undefined) : shown?.looked.form;
  }

  function put(next: Shown | undefined): undefined {
    shown = next;
  }

  async function take(downloaded: Extract<Downloaded, { kind: "new" }>): Promise<void> {
    if (cache === undefined) return;
    const { bytes, etag, lastModified } = downloaded;
    const looked = await inspected(bytes);
    trouble = looked.form ? undefined : looked.warning;
    if (looked.form === undefined) return;
    const at = now().toISOString();
    const { sha256, edition } = looked.form;
    const facts = {
      sha256,
      edition,
      fetchedAt: at,
      checkedAt: at,
      ...(etag && { etag }),
      ...(lastModified && { lastModified }),
    };
    try {
      await cache.keep(formType, bytes, facts);
      unwritten = undefined;
    } catch {
      unwritten = looked;
      trouble = "cache-not-written";
    }
  }

  /** The approval of the edition we know, which ends whether or not the form is at hand. */
  function approval(): FormWarning | undefined {
    const ends = Date.parse(known.ombExpires);
    const today = Date.parse(now().toISOString().slice(0, 10));
    if (ends < today) return "approval-ended";
    return ends - today <= approvalNoticeDays * dayMs ? "approval-ends-soon" : undefined;
  }

  async function askAgain(): Promise<void> {
    const ending = approval();
    if (ending) tell(ending);
    if (cache === undefined || settings.download !== true) return;
    const before = await cache.manifest(formType);
    if (before && now().getTime() - Date.parse(before.checkedAt) < dayMs) return;
    const isThere = (await cache.file(formType)) !== undefined;
    const downloaded = await download(formType, isThere ? (before ?? {}) : {}, settings.fetch ?? fetch);
    if (downloaded.kind === "failed") trouble = downloaded.reason;
    else if (downloaded.kind === "new") await take(downloaded);
    else if (before) {
      trouble = undefined;
      await cache.note(formType, { ...before, checkedAt: now().toISOString() }).catch(() => {
        trouble = "cache-not-written";
      });
    }
    if (trouble) tell(trouble);
    await current();
  }

  return {
    current,
    refresh() {
      refreshing ??= askAgain().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    status() {
      const form = shown?.looked.form;
      const checkedAt = shown?.source === "cache" ? manifest?.checkedAt : undefined;
      const isOld = checkedAt !== undefined && now().getTime() - Date.parse(checkedAt) > oldAfterDays * dayMs;
      const warnings = [shown?.looked.warning, refused, trouble, approval(), isOld ? "not-refreshed" : undefined];
      return {
        status: form ? statusOf(form) : isLooked ? "missing" : "checking",
        edition: form?.edition,
        pages: form?.pages,
        knownEdition: known.edition,
        source: form && shown?.source,
        sha256: form?.sha256,
        checkedAt,
        approvalEnds: known.ombExpires,
        warnings: [...new Set(warnings.filter((warning) => warning !== undefined))] as FormWarning[],
      };
    },
  };
}

function fromFolder({ dir }: OfficialFormsSettings, formType: FormType): Promise<FormFile | undefined> {
  return dir === undefined ? Promise.resolve(undefined) : inFolder(dir, formType);
}

function judge(formType: FormType, bytes: Uint8Array, inspection: Inspection): Looked {
  if (inspection.kind === "refused") return { form: undefined, warning: inspection.reason };
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (inspection.kind === "view-only") {
    const { edition, pages, reason } = inspection;
    return { form: { formType, bytes, sha256, edition, pages, template: undefined }, warning: reason };
  }
  const { template, pages } = inspection;
  return { form: { formType, bytes, sha256, edition: template.edition, pages, template }, warning: undefined };
}

function statusOf({ formType, sha256, template }: OfficialForm): "verified" | "accepted" | "view-only" {
  if (template === undefined) return "view-only";
  return knownForms[formType].knownFiles.includes(sha256) ? "verified" : "accepted";
}
