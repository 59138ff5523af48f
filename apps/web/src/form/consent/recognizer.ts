import type { PublicConfig } from "@dilo/api";

/** Whether the browser recognises speech by itself, and where its maker lets the sound go. */
export type BrowserRecognition = "on-device" | "elsewhere" | "none";

/** Who turns the voice into text in this browser, under these settings. */
export type Recognizer = (
  | { readonly kind: "server"; readonly name: string }
  | { readonly kind: "browser"; readonly isLocal: boolean }
  /** Nobody does: nobody can, or it is a question that is only written. */
  | { readonly kind: "none"; readonly isWrittenOnly?: true }
  /** It is not known yet what this browser can do. */
  | { readonly kind: "unknown" }
) & {
  /** Who reads words again that were not understood, "" for our own server; absent when nobody does. */
  readonly reader?: string;
};

/** Chooses the recognizer: the server's when it has one, else the browser's own, else none. */
export function chooseRecognizer(config: PublicConfig, own: BrowserRecognition | undefined): Recognizer {
  const { transcriber } = config.voice;
  const reader = config.model.kind === "server" ? { reader: config.model.name } : {};
  if (transcriber.kind === "server") return { kind: "server", name: transcriber.name, ...reader };
  if (own === undefined) return { kind: "unknown" };
  if (own === "none" || transcriber.kind === "none") return { kind: "none" };
  return { kind: "browser", isLocal: own === "on-device", ...reader };
}
