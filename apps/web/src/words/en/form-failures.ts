import type { FormWords } from "../es/form.ts";

/** What the form page says when a call fails, in English. */
export const failuresEn: FormWords["failures"] = {
  voice: "Voice session error",
  voiceHint: "The call failed. Try again, or write your answer.",
  notAvailable: "The voice is not available now. Try later, or write your answer.",
  permission: "The microphone is blocked. Allow it like this, or write your answer.",
  noMicrophone: "We found no microphone. You can write your answer.",
  inUse: "Another program is using the microphone. Close it, or write your answer.",
  transcriber: "We could not turn your voice into text. Say it again, or write your answer.",
  unheard: "We do not hear you. Come closer and speak. Or we read the question to you, and you tap or write.",
  speaker: "We cannot speak now. Read the question and answer.",
  disconnected: "The call was cut off. Your answers are saved. Tap the circle to go on.",
  notBegun: "We could not start the call. Check your connection and try again, or write your answer.",
  hungUp: "The call is over. Your answers are saved. To go on, tap the circle.",
  silence: "The call ended because nobody spoke. Your answers are saved. Tap the circle to go on.",
  longCall: "The call reached its time limit. Your answers are saved. Tap the circle to go on.",
  limit: "All calls of this payment are used. You can go on in writing.",
  busy: "Another call is open with this payment. Close it first, or write your answer.",
};
