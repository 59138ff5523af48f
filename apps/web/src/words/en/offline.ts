import type { offlineEs } from "../es/offline.ts";

/** The page shown without a connection, in English. */
export const offlineEn: typeof offlineEs = {
  title: "No connection",
  kept: "There is no connection now. What you have answered is still saved.",
  worksTitle: "This works",
  works: [
    "Your form, if you have opened it on this device. Go on writing there. It is kept here.",
    "The PDF you have downloaded is on your phone. You can open it.",
  ],
  waitsTitle: "This waits for the connection",
  waits: ["Talking with Dilo", "Paying", "Saving the form and downloading the PDF", "Receiving the copy by email"],
  again: "Try again",
};
