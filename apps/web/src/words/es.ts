import { commonEs } from "./common.es.ts";
import { formEs } from "./form.es.ts";
import { helpEs } from "./help.es.ts";
import { landingEs } from "./landing.es.ts";
import { lostEs } from "./lost.es.ts";
import { termsEs } from "./terms.es.ts";

/** Every text of the site in Spanish, the source of the others. */
export const es = {
  common: commonEs,
  landing: landingEs,
  help: helpEs,
  terms: termsEs,
  lost: lostEs,
  form: formEs,
};

export type Words = typeof es;
