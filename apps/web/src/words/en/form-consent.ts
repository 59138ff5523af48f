import type { FormWords } from "../es/form.ts";

/** What the form page says before the voice is heard, in English. */
export const consentEn: FormWords["consent"] = {
  legend: "Before you use your voice",
  machine: "The one who speaks to you is a machine.",
  heardByServer: (service) => `${service} turns your voice into text.`,
  heardByUs: "Our server turns your voice into text.",
  heardOnDevice: "Your own device turns your voice into text.",
  heardByBrowser: "Your browser turns your voice into text. It may send it to the company that made it.",
  readAgainBy: (service) => `When we do not understand an answer, ${service} reads your words, but not the numbers.`,
  readAgainByUs: "When we do not understand an answer, another machine of ours reads your words, but not the numbers.",
  notKept: "We do not keep the sound.",
  accept: "I accept",
  decline: "I prefer to write",
  noRecognition: "On this device we cannot turn your voice into text. You can answer everything in writing.",
};
