import { type FormType, forms } from "@dilo/forms";
import type { FormWarning, OfficialForms } from "../official-forms.ts";
import { type DrawPage, openPagePictures } from "../pictures/page-pictures.ts";
import type { Inspection } from "../template/template.ts";
import { openCache } from "./cache.ts";
import type { Fetch } from "./download.ts";
import { type OfficialFormSource, openOfficialFormSource } from "./official-form-source.ts";

/** What the official forms are taken from, and whom to tell. */
export interface OfficialFormsSettings {
  /** A folder with n-400.pdf and i-130.pdf, before everything else. */
  readonly dir?: string;
  /** Where downloaded forms are kept; without it nothing is downloaded. */
  readonly cacheDir?: string;
  /** Whether to ask the government's site, now and every 24 hours; every hour until it has answered. */
  readonly download?: boolean;
  readonly now: () => Date;
  readonly warn: (warning: { readonly formType: FormType; readonly warning: FormWarning }) => void;
  readonly inspect: (formType: FormType, bytes: Uint8Array) => Promise<Inspection>;
  /** Without it there are no pictures of pages. */
  readonly draw?: DrawPage;
  readonly fetch?: Fetch;
}

// A shelf asks once in 24 hours; an hour is how late that may be, and how soon a failure is mended.
const hourMs = 3_600_000;
const formTypes = Object.keys(forms) as readonly FormType[];

/** Opens the chain folder, cache, download. Returns at once; looking at files and asking the site go on behind. */
export function openOfficialForms(settings: OfficialFormsSettings): OfficialForms {
  const cache = settings.cacheDir === undefined ? undefined : openCache(settings.cacheDir);
  const shelves = new Map(formTypes.map((formType) => [formType, openOfficialFormSource(formType, settings, cache)]));
  const pictures = openPagePictures(settings.draw ?? (() => Promise.resolve(undefined)));
  const shelf = (formType: FormType): OfficialFormSource => {
    const found = shelves.get(formType);
    if (found === undefined) throw new Error("Unknown form type");
    return found;
  };
  const refreshAll = () => {
    for (const formType of formTypes) void shelf(formType).refresh();
  };
  for (const formType of formTypes) void shelf(formType).current();
  refreshAll();
  const timer = setInterval(refreshAll, hourMs).unref();
  return {
    current: (formType) => shelf(formType).current(),
    refresh: (formType) => shelf(formType).refresh(),
    async picture(formType, page) {
      const form = await shelf(formType).current();
      return form && pictures.picture(form, page);
    },
    status: () => ({ "N-400": shelf("N-400").status(), "I-130": shelf("I-130").status() }),
    close: () => clearInterval(timer),
  };
}
