import { accessEs } from "./es/access.ts";
import { commonEs } from "./es/common.ts";
import { formEs } from "./es/form.ts";
import { helpEs } from "./es/help.ts";
import { landingEs } from "./es/landing.ts";
import { notFoundEs } from "./es/not-found.ts";
import { notStartedEs } from "./es/not-started.ts";
import { offlineEs } from "./es/offline.ts";
import { termsEs } from "./es/terms.ts";

/** Every text of the site in Spanish, the source of the others. */
export const es = {
  common: commonEs,
  access: accessEs,
  landing: landingEs,
  help: helpEs,
  terms: termsEs,
  notStarted: notStartedEs,
  notFound: notFoundEs,
  offline: offlineEs,
  form: formEs,
};

export type Words = typeof es;
