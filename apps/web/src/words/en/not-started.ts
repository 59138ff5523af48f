import type { notStartedEs } from "../es/not-started.ts";

/** What a page says where its script does not run, in English. */
export const notStartedEn: typeof notStartedEs = {
  turnedOff:
    "Your browser has JavaScript turned off. Turn it on to fill in your form. This page and the help can be read.",
  old: "Your browser is too old to fill in the form. Update it or use another phone. This page and the help can be read.",
  browsers: "These work: Chrome or Edge 111, Firefox 115, Safari 16.4 (iPhone with iOS 16.4), or newer.",
  missing:
    "A part of this page did not arrive. Check your connection and open the page again. What you answered is still kept.",
};
