import { commonEn } from "./common.en.ts";
import type { Words } from "./es.ts";
import { formEn } from "./form.en.ts";
import { helpEn } from "./help.en.ts";
import { landingEn } from "./landing.en.ts";
import { lostEn } from "./lost.en.ts";
import { termsEn } from "./terms.en.ts";

/** Every text of the site in English. A missing one does not compile. */
export const en = {
  common: commonEn,
  landing: landingEn,
  help: helpEn,
  terms: termsEn,
  lost: lostEn,
  form: formEn,
} satisfies Words;
