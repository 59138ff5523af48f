import type { FormWords } from "../../words/es/form.ts";
import type { ConsentNote } from "../answers/pending.ts";
import type { Recognizer } from "./recognizer.ts";

/** The version of the consent text; changing a sentence makes a new version. */
export const textVersion = "voice-2";

/** What is noted of a consent: which of the texts was shown, in which language and when, and when it was agreed to. */
export function consentNote(given: {
  readonly recognizer: Recognizer;
  readonly language: "es" | "en";
  /** ISO 8601, as `agreedAt`. */
  readonly shownAt: string;
  readonly agreedAt: string;
}): ConsentNote {
  const { recognizer, language, shownAt, agreedAt } = given;
  const variant = recognizer.reader === undefined ? variantOf(recognizer) : `${variantOf(recognizer)}.read-again`;
  return { textVersion: `${textVersion}.${variant}`, language, shownAt, agreedAt, mode: "voice" };
}

function variantOf(recognizer: Recognizer): string {
  if (recognizer.kind !== "browser") return recognizer.kind;
  return recognizer.isLocal ? "on-device" : "browser";
}

/** The sentences shown before the microphone opens: who processes sound and words, and that no sound is kept. */
export function consentSentences(recognizer: Recognizer, words: FormWords["consent"]): readonly string[] {
  if (recognizer.kind === "none" || recognizer.kind === "unknown") return [words.noRecognition];
  return [words.machine, hearer(recognizer, words), ...readers(recognizer, words), words.notKept];
}

function readers({ reader }: Recognizer, words: FormWords["consent"]): readonly string[] {
  if (reader === undefined) return [];
  return [reader === "" ? words.readAgainByUs : words.readAgainBy(reader)];
}

function hearer(
  recognizer: Extract<Recognizer, { readonly kind: "server" | "browser" }>,
  words: FormWords["consent"],
): string {
  if (recognizer.kind === "browser") return recognizer.isLocal ? words.heardOnDevice : words.heardByBrowser;
  return recognizer.name === "" ? words.heardByUs : words.heardByServer(recognizer.name);
}
