import { z } from "zod";
import { OperationError } from "../core/operations/operation-error.ts";
import { type AskElevenLabs, pathOf } from "./elevenlabs-wire.ts";

const at = "/v1/pronunciation-dictionaries";

/** Dictionaries of one page: the service gives no more. */
const pageSize = 100;

const own = {
  id: z.string(),
  name: z.string(),
  created_by: z.string(),
  creation_time_unix: z.number(),
  description: z.string().nullish(),
  permission_on_resource: z.string().nullish(),
};
const Added = z.object({ ...own, version_id: z.string(), version_rules_num: z.number() });
const Kept = z
  .object({
    ...{ ...own, latest_version_id: z.string(), latest_version_rules_num: z.number() },
    archived_time_unix: z.number().nullish(),
  })
  .transform(({ latest_version_id: version_id, latest_version_rules_num: version_rules_num, ...kept }) => ({
    ...{ ...kept, version_id, version_rules_num },
  }));
const KeptPage = z.object({
  pronunciation_dictionaries: z.array(Kept),
  has_more: z.boolean(),
  next_cursor: z.string().nullish(),
});

/** A dictionary as ElevenLabs tells of it, in its latest version. */
export type ElevenLabsDictionary = z.infer<typeof Added>;

/** How a word is to be said: as another, or by sounds. */
export type ElevenLabsRule = { readonly string_to_replace: string } & (
  | { readonly type: "alias"; readonly alias: string }
  | { readonly type: "phoneme"; readonly phoneme: string; readonly alphabet: string }
);

/** The dictionaries of an account at ElevenLabs. @throws OperationError that says what it answered, and repeats no value */
export interface ElevenLabsDictionaries {
  /** All but those that were archived. */
  list(): Promise<readonly ElevenLabsDictionary[]>;
  /** @throws OperationError not-found where it is not there, or archived */
  get(id: string): Promise<ElevenLabsDictionary>;
  add(dictionary: {
    readonly name: string;
    readonly description?: string | undefined;
    readonly rules: readonly ElevenLabsRule[];
  }): Promise<ElevenLabsDictionary>;
  /** Puts these rules in place of its own, in a new version. */
  setRules(id: string, rules: readonly ElevenLabsRule[]): Promise<void>;
  /** The service deletes none: what is archived is not listed, and can be got back there. */
  archive(id: string): Promise<void>;
}

/** The dictionaries of the account that is asked. */
export function elevenLabsDictionaries(ask: AskElevenLabs): ElevenLabsDictionaries {
  return {
    list: async () => {
      const all: ElevenLabsDictionary[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ page_size: String(pageSize) });
        if (next !== undefined) query.set("cursor", next);
        const page = await ask(`${at}?${query}`, KeptPage);
        all.push(...page.pronunciation_dictionaries.filter(({ archived_time_unix: archived }) => !archived));
        // A cursor that comes twice would lead around in a circle.
        next = page.has_more && page.next_cursor !== next ? (page.next_cursor ?? undefined) : undefined;
      } while (next !== undefined);
      return all;
    },
    get: async (id) => {
      const found = await ask(at + pathOf(id), Kept);
      if (found.archived_time_unix) throw new OperationError("not-found", "ElevenLabs has archived it.");
      return found;
    },
    add: (dictionary) => ask(`${at}/add-from-rules`, Added, { body: dictionary }),
    setRules: async (id, rules) => {
      await ask(`${at}${pathOf(id)}/set-rules`, z.unknown(), { body: { rules } });
    },
    archive: async (id) => {
      await ask(at + pathOf(id), z.unknown(), { method: "PATCH", body: { archived: true } });
    },
  };
}
