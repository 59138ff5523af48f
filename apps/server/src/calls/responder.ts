import { openAiResponder, type Responder } from "@dilo/platform";
import type { Config } from "../settings/config.ts";

/**
 * Who answers for the voice platform's own assistants, as the settings choose; undefined: they say what they are
 * given to say. The product's interview never asks it anything.
 */
export function responderFor({ voice, model }: Config): Responder | undefined {
  if (voice.kind === "hosted" || model.kind === "none") return undefined;
  const { url, key, name } = model;
  return openAiResponder({ baseUrl: url, key, model: name });
}
