import { acts, byKind, label, type Mark, warned } from "../../behaviour/marks.ts";
import { credentialKinds } from "./new-credential.ts";

const unused = warned("It is kept, encrypted; nothing here uses a credential of this vendor.");
const unread = warned("It is kept, encrypted; only the key is used here.");

/** Vendors that are asked with the key of a credential. */
const asked: ReadonlySet<string> = new Set([
  "11labs",
  "anthropic",
  "cerebras",
  "custom-llm",
  "deep-seek",
  "deepgram",
  "deepinfra",
  "google",
  "groq",
  "openai",
  "openrouter",
  "perplexity-ai",
  "together-ai",
  "xai",
]);

/** What becomes of a credential, by its vendor. */
export const credentialBehaviour = byKind(
  "provider",
  Object.fromEntries(
    credentialKinds.map(({ shape }) => {
      const provider = shape.provider.value;
      return [provider, Object.fromEntries(Object.keys(shape).map((name) => [name, markOf(provider, name)]))];
    }),
  ),
);

function markOf(provider: string, name: string): Mark {
  if (name === "provider") return acts;
  if (name === "name") return label;
  if (!asked.has(provider)) return unused;
  return name === "apiKey" ? acts : unread;
}
