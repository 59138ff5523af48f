import { z } from "zod";
import { OperationError } from "../core/operations/operation-error.ts";

/** ElevenLabs answers within this. Milliseconds. */
const longestMs = 20_000;

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
const FailedAnswer = z.object({ detail: z.object({ status: z.string().regex(/^[a-z_]{1,60}$/) }) });

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

/** Opens the account that a key belongs to. @param baseUrl ends before "/v1" */
export function openElevenLabsVoices(key: string, baseUrl = "https://api.elevenlabs.io"): ElevenLabsVoices {
  const ask = async <Answer>(path: string, shape: z.ZodType<Answer>, body?: FormData | object): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${baseUrl}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "xi-api-key": key, ...(body !== undefined && !isForm && { "content-type": "application/json" }) },
      signal: AbortSignal.timeout(longestMs),
      redirect: "error",
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new OperationError("not-available", "ElevenLabs could not be reached.", { cause, retryAfterSeconds: 5 });
    });
    const read: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw failureOf(answer.status, read);
    const { data } = shape.safeParse(read);
    if (data === undefined) throw new OperationError("not-available", "ElevenLabs answered what nobody can read.");
    return data;
  };
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
      const path = [ownerId, voiceId].map(encodeURIComponent).join("/");
      return (await ask(`/v1/voices/add/${path}`, Added, { new_name: name })).voice_id;
    },
    clone: async ({ name, description, labels, files }) => {
      const form = new FormData();
      form.append("name", name);
      if (description !== undefined) form.append("description", description);
      if (labels !== undefined) form.append("labels", labels);
      for (const file of files)
        form.append("files", new Blob([await file.arrayBuffer()], { type: file.type }), file.name);
      const { requires_verification: isToBeVerified } = await ask("/v1/voices/add", Added, form);
      if (isToBeVerified)
        throw new OperationError(
          "conflict",
          "ElevenLabs made the voice, and wants it verified there before it speaks.",
        );
    },
  };
}

/** Its own fault may be over soon; what it refuses it would refuse again. Of its words only the code is told. */
function failureOf(status: number, answer: unknown): OperationError {
  const code = FailedAnswer.safeParse(answer).data?.detail.status;
  const told = code === undefined ? String(status) : `${status}, ${code}`;
  if (status >= 500 || status === 429)
    return new OperationError("not-available", `ElevenLabs cannot do it now (${told}).`, { retryAfterSeconds: 5 });
  if (status === 401 || status === 403)
    return new OperationError("bad-request", `ElevenLabs does not let the key of its credential do this (${told}).`);
  return new OperationError("bad-request", `ElevenLabs refused it (${told}).`);
}
