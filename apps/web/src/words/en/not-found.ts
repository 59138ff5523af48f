import type { notFoundEs } from "../es/not-found.ts";

/** The error page in English. */
export const notFoundEn: typeof notFoundEs = {
  heading: "Unexpected Application Error!",
  noSuchPage: "This page does not exist.",
  checkAddress: "Check the address or go back to the start.",
  broken: "Something went wrong on this page.",
  tryAgain: "Go back to the start and try again.",
  help: "See the help",
};
