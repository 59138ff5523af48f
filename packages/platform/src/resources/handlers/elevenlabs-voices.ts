import { z } from "zod";
import { OperationError } from "../core/operations/operation-error.ts";
import { type AskElevenLabs, pathOf } from "./elevenlabs-wire.ts";

/** Voices of one page: the service gives no more. */
const pageSize = 100;

const text = z.string().nullish();

/** A voice of an account. */
const Voice = z.object({
  voice_id: z.string(),
  name: z.string(),
  category: text,
  description: text,
  preview_url: text,
  created_at_unix: z.number().nullish(),
  labels: z.record(z.string(), text).nullish(),
});
const Voices = z.object({ voices: z.array(Voice), has_more: z.boolean().nullish(), next_page_token: text });

/** A voice that its owner lets others use. */
const SharedVoice = z.object({
  public_owner_id: z.string(),
  voice_id: z.string(),
  name: z.string(),
  description: text,
  gender: text,
  age: text,
  accent: text,
});
const SharedVoices = z.object({ voices: z.array(SharedVoice) });
const Added = z.object({ voice_id: z.string(), requires_verification: z.boolean().nullish() });

export type ElevenLabsVoice = z.infer<typeof Voice>;
export type SharedVoice = z.infer<typeof SharedVoice>;

/** Recordings of a person, to make a voice of. */
export interface VoiceSample {
  readonly name: string;
  readonly description?: string | undefined;
  /** A JSON object of texts. */
  readonly labels?: string | undefined;
  readonly files: readonly File[];
}

/** The voices of an account at ElevenLabs. @throws OperationError that says what it answered, and repeats no value */
export interface ElevenLabsVoices {
  /** All voices of the account, or those whose name, description or labels have these words. */
  list(words?: string): Promise<readonly ElevenLabsVoice[]>;
  /** Shared voices of others, the hundred that fit the words best. */
  search(words: string): Promise<readonly SharedVoice[]>;
  /** Takes a shared voice into the account. @returns its id there */
  add(voice: { readonly ownerId: string; readonly voiceId: string; readonly name: string }): Promise<string>;
  clone(sample: VoiceSample): Promise<void>;
}

/** The voices of the account that is asked. */
export function elevenLabsVoices(ask: AskElevenLabs): ElevenLabsVoices {
  return {
    list: async (words) => {
      const all: ElevenLabsVoice[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ page_size: String(pageSize) });
        if (words) query.set("search", words);
        if (next !== undefined) query.set("next_page_token", next);
        const page = await ask(`/v2/voices?${query}`, Voices);
        all.push(...page.voices);
        // A token that comes twice would lead around in a circle.
        next = page.has_more && page.next_page_token !== next ? (page.next_page_token ?? undefined) : undefined;
      } while (next !== undefined);
      return all;
    },
    search: async (words) => {
      const query = new URLSearchParams({ page_size: String(pageSize), search: words });
      return (await ask(`/v1/shared-voices?${query}`, SharedVoices)).voices;
    },
    add: async ({ ownerId, voiceId, name }) => {
      const path = `/v1/voices/add${pathOf(ownerId, voiceId)}`;
      return (await ask(path, Added, { body: { new_name: name } })).voice_id;
    },
    clone: async ({ name, description, labels, files }) => {
      const form = new FormData();
      form.append("name", name);
      if (description !== undefined) form.append("description", description);
      if (labels !== undefined) form.append("labels", labels);
      for (const file of files)
        form.append("files", new Blob([await file.arrayBuffer()], { type: file.type }), file.name);
      const { requires_verification: isToBeVerified } = await ask("/v1/voices/add", Added, { body: form });
      if (isToBeVerified)
        throw new OperationError(
          "conflict",
          "ElevenLabs made the voice, and wants it verified there before it speaks.",
        );
    },
  };
}
