import type { FormWords } from "../../words/es/form.ts";
import type { ConsentNote } from "../answers/pending.ts";
import type { Recogniser } from "./recognizer.ts";

/** Which consent text stands in the words; a change of a sentence is a new version. */
export const textVersion = "voice-2";

/** What is noted of a consent: which of the texts was shown, in which language and when, and when it was agreed to. */
export function consentNote(given: {
  readonly recogniser: Recogniser;
  readonly language: "es" | "en";
  /** ISO 8601, as `agreedAt`. */
  readonly shownAt: string;
  readonly agreedAt: string;
}): ConsentNote {
  const { recogniser, language, shownAt, agreedAt } = given;
  const variant = recogniser.reader === undefined ? variantOf(recogniser) : `${variantOf(recogniser)}.read-again`;
  return { textVersion: `${textVersion}.${variant}`, language, shownAt, agreedAt, mode: "voice" };
}

function variantOf(recogniser: Recogniser): string {
  if (recogniser.kind !== "browser") return recogniser.kind;
  return recogniser.isLocal ? "on-device" : "browser";
}

/** The sentences shown before the microphone opens: who hears the sound and reads the words, and that no sound is kept. */
export function consentSentences(recogniser: Recogniser, words: FormWords["consent"]): readonly string[] {
  if (recogniser.kind === "none" || recogniser.kind === "unknown") return [words.noRecognition];
  return [words.machine, hearer(recogniser, words), ...readers(recogniser, words), words.notKept];
}

function readers({ reader }: Recogniser, words: FormWords["consent"]): readonly string[] {
  if (reader === undefined) return [];
  return [reader === "" ? words.readAgainByUs : words.readAgainBy(reader)];
}

function hearer(
  recogniser: Extract<Recogniser, { readonly kind: "server" | "browser" }>,
  words: FormWords["consent"],
): string {
  if (recogniser.kind === "browser") return recogniser.isLocal ? words.heardOnDevice : words.heardByBrowser;
  return recogniser.name === "" ? words.heardByUs : words.heardByServer(recogniser.name);
}
