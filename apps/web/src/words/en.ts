import { accessEn } from "./en/access.ts";
import { commonEn } from "./en/common.ts";
import { formEn } from "./en/form.ts";
import { helpEn } from "./en/help.ts";
import { landingEn } from "./en/landing.ts";
import { offlineEn } from "./en/offline.ts";
import { termsEn } from "./en/terms.ts";
import type { notFoundEs } from "./es/not-found.ts";
import type { notStartedEs } from "./es/not-started.ts";
import type { Words } from "./es.ts";

/** What a page says where its script does not run, in English. */
const notStartedEn: typeof notStartedEs = {
  turnedOff:
    "Your browser has JavaScript turned off. Turn it on to fill in your form. This page and the help can be read.",
  old: "Your browser is too old to fill in the form. Update it or use another phone. This page and the help can be read.",
  browsers: "These work: Chrome or Edge 111, Firefox 115, Safari 16.4 (iPhone with iOS 16.4), or newer.",
  missing:
    "A part of this page did not arrive. Check your connection and open the page again. What you answered is still kept.",
};

/** The error page in English. */
const notFoundEn: typeof notFoundEs = {
  heading: "Unexpected Application Error!",
  noSuchPage: "This page does not exist.",
  checkAddress: "Check the address or go back to the start.",
  broken: "Something went wrong on this page.",
  tryAgain: "Go back to the start and try again.",
  help: "See the help",
};

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
