import { byForm, formTypes } from "@dilo/forms";
import type { OfficialForms } from "../official-forms.ts";
import { type DrawPage, openPagePictures } from "../pictures/page-pictures.ts";
import { openCache } from "./cache.ts";
import { type FormSourceSettings, OfficialFormSource } from "./official-form-source.ts";

/** What the official forms are taken from. The government's site is asked now, every 24 hours, and hourly while it fails. */
export interface OfficialFormsSettings extends FormSourceSettings {
  /** Where downloaded forms are kept; without it nothing is downloaded. */
  readonly cacheDir?: string;
  /** Without it there are no pictures of pages. */
  readonly draw?: DrawPage;
}

// A source asks once in 24 hours; an hour is how late that may be, and how soon it asks again after a failure.
const hourMs = 3_600_000;

/** Opens the chain folder, cache, download. Returns at once; reading files and asking the site go on behind. */
export function openOfficialForms(settings: OfficialFormsSettings): OfficialForms {
  const cache = settings.cacheDir === undefined ? undefined : openCache(settings.cacheDir);
  const sources = byForm((formType) => new OfficialFormSource(formType, settings, cache));
  const pictures = openPagePictures(settings.draw ?? (() => Promise.resolve(undefined)));
  const refreshAll = () => {
    for (const formType of formTypes) void sources[formType].refresh();
  };
  for (const formType of formTypes) void sources[formType].current();
  refreshAll();
  const timer = setInterval(refreshAll, hourMs).unref();
  return {
    current: (formType) => sources[formType].current(),
    refresh: (formType) => sources[formType].refresh(),
    async picture(formType, page) {
      const form = await sources[formType].current();
      return form && pictures.picture(form, page);
    },
    status: () => byForm((formType) => sources[formType].status()),
    close: () => clearInterval(timer),
  };
}
