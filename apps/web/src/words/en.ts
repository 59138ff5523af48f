import { accessEn } from "./en/access.ts";
import { commonEn } from "./en/common.ts";
import { formEn } from "./en/form.ts";
import { helpEn } from "./en/help.ts";
import { landingEn } from "./en/landing.ts";
import { notFoundEn } from "./en/not-found.ts";
import { notStartedEn } from "./en/not-started.ts";
import { offlineEn } from "./en/offline.ts";
import { termsEn } from "./en/terms.ts";
import type { Words } from "./es.ts";

/** Every text of the site in English. A missing one does not compile. */
export const en = {
  common: commonEn,
  access: accessEn,
  landing: landingEn,
  help: helpEn,
  terms: termsEn,
  notStarted: notStartedEn,
  notFound: notFoundEn,
  offline: offlineEn,
  form: formEn,
} satisfies Words;
