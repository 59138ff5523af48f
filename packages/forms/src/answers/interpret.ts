import type { Interpretation, Utterance } from "./interpretation.ts";

/** Reads one answer. Never throws and never guesses: what cannot be read is `ask` or `unknown`. */
export function interpret(_utterance: Utterance): Interpretation {
  return {
    status: "unknown",
    confidence: 0,
    needsConfirmation: false,
    candidates: [],
    missing: [],
    warnings: [],
    spans: [],
  };
}
