import { answerJson, openLoopbackServer } from "../loopback-server.ts";

interface Dictionary {
  readonly name: string;
  readonly description: string | null;
  readonly isArchived: boolean;
  readonly version: number;
  readonly rules: readonly unknown[];
}

/** The pronunciation dictionaries of an account at ElevenLabs, by its published API; a page holds two. */
export async function openFakeElevenLabs() {
  const dictionaries = new Map<string, Dictionary>();
  const keys = new Set<unknown>();
  const told = (id: string, { name, description, isArchived, version, rules }: Dictionary) => ({
    ...{ id, name, description, created_by: "someone", creation_time_unix: 1_700_000_000 },
    ...{ latest_version_id: `v${version}`, latest_version_rules_num: rules.length, permission_on_resource: "admin" },
    archived_time_unix: isArchived ? 1_700_000_001 : null,
  });
  const answerOf = (method: string, url: URL, body: Readonly<Record<string, unknown>>): readonly [number, unknown] => {
    const [id = "", command] = url.pathname.replace("/v1/pronunciation-dictionaries", "").split("/").slice(1);
    if (method === "POST" && id === "add-from-rules") {
      const { name, rules, description = null } = body;
      if (typeof name !== "string" || !Array.isArray(rules)) return [422, { detail: [{ msg: "field required" }] }];
      const made = { name, description: description as string | null, isArchived: false, version: 1, rules };
      const madeId = `dictionary-${dictionaries.size + 1}`;
      dictionaries.set(madeId, made);
      const { latest_version_id, latest_version_rules_num, archived_time_unix: _, ...rest } = told(madeId, made);
      return [200, { ...rest, version_id: latest_version_id, version_rules_num: latest_version_rules_num }];
    }
    if (method === "GET" && id === "") {
      const from = Number(url.searchParams.get("cursor"));
      const page = [...dictionaries].slice(from, from + 2).map((one) => told(...one));
      const hasMore = from + 2 < dictionaries.size;
      return [
        200,
        { pronunciation_dictionaries: page, has_more: hasMore, next_cursor: hasMore ? String(from + 2) : null },
      ];
    }
    const found = dictionaries.get(id);
    if (found === undefined)
      return [404, { detail: { status: "pronunciation_dictionary_not_found", message: "None of that id." } }];
    if (method === "POST" && command === "set-rules") {
      const changed = { ...found, rules: body["rules"] as readonly unknown[], version: found.version + 1 };
      dictionaries.set(id, changed);
      return [200, { id, version_id: `v${changed.version}`, version_rules_num: changed.rules.length }];
    }
    const kept = method === "PATCH" ? { ...found, isArchived: body["archived"] === true } : found;
    dictionaries.set(id, kept);
    return [200, told(id, kept)];
  };
  const { origin, close } = await openLoopbackServer(
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      keys.add(request.headers["xi-api-key"]);
      const body = JSON.parse(Buffer.concat(chunks).toString() || "{}");
      const url = new URL(request.url ?? "", "http://127.0.0.1");
      answerJson(response, ...answerOf(request.method ?? "", url, body));
    },
    (response, error) => answerJson(response, 500, { detail: error.message }),
  );
  return {
    /** Stands for "https://api.elevenlabs.io". */
    origin,
    /** The rules of a dictionary, as they were sent last. */
    rulesOf: (id: string) => dictionaries.get(id)?.rules,
    /** The keys that were sent. */
    keys,
    close,
  };
}
