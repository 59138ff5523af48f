import { once } from "node:events";
import { createServer } from "node:http";
import { portOf } from "@dilo/testing/free-port";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

const key = "an invented key of ElevenLabs";

interface Asked {
  readonly key: unknown;
  readonly request: Request;
}

/** A voice as `GET /v2/voices` writes it, with some of the fields that nobody here reads. */
const voice = (id: string, more: object = {}) => ({
  ...{ voice_id: id, name: `Voz ${id}`, category: "cloned", samples: null, fine_tuning: { state: {} } },
  ...{ labels: { accent: "mexican", gender: "female", language: "es" }, description: null, preview_url: null },
  ...{ high_quality_base_model_ids: [], is_owner: true, created_at_unix: 1_700_000_000 },
  ...more,
});

/** What ElevenLabs answers, by its published API. */
const wire: Readonly<Record<string, (url: URL) => readonly [number, object]>> = {
  "GET /v2/voices": ({ searchParams }) => {
    const isFirst = searchParams.get("next_page_token") === null;
    const voices = isFirst
      ? [voice("v1")]
      : [voice("v2", { category: "premade", labels: {}, preview_url: "https://el.example/v2.mp3" })];
    return [200, { voices, has_more: isFirst, total_count: 2, next_page_token: isFirst ? "more" : null }];
  },
  "GET /v1/shared-voices": () => [
    200,
    {
      voices: [
        {
          ...{
            public_owner_id: "owner",
            voice_id: "shared",
            date_unix: 1,
            name: "Lupe",
            accent: "mexican",
            age: "young",
          },
          ...{ gender: "female", descriptive: "calm", use_case: "conversational", category: "professional" },
          ...{ usage_character_count_1y: 1, cloned_by_count: 2, rate: 1, free_users_allowed: true, description: null },
        },
      ],
      has_more: false,
      last_sort_id: null,
    },
  ],
  "POST /v1/voices/add/owner%2Fx/shared": () => [200, { voice_id: "mine" }],
  "POST /v1/voices/add/nobody/shared": () => [400, { detail: { status: "voice_not_found", message: "Lupe is gone." } }],
  "POST /v1/voices/add": () => [200, { voice_id: "cloned", requires_verification: false }],
};

let fixture: TestResources;
const vendor = createServer();
const asked: Asked[] = [];
let instead: readonly [number, unknown] | undefined;

beforeAll(async () => {
  fixture = await openTestResources();
  vendor.on("request", async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? "", "https://api.elevenlabs.io");
    const route = `${request.method} ${url.pathname}`;
    const body = request.method === "GET" ? {} : { body: Buffer.concat(chunks) };
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const whole = new Request(url, { method: request.method ?? "", headers, ...body });
    asked.push({ key: request.headers["xi-api-key"], request: whole });
    const [status, answer] = instead ?? wire[route]?.(url) ?? [404, { detail: "Not Found" }];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  vendor.listen(0, "127.0.0.1");
  await once(vendor, "listening");
  const origin = `http://127.0.0.1:${portOf(vendor)}`;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    real(address.replace("https://api.elevenlabs.io", origin), init),
  );
  await fixture.do("createCredential", { body: { provider: "11labs", apiKey: key } });
});
afterEach(() => {
  asked.length = 0;
  instead = undefined;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vendor.closeAllConnections();
  vendor.close();
  await fixture.close();
});

const parameters = { provider: "11labs" };

describe("with the org's credential of ElevenLabs", () => {
  test.each(["listVoices", "syncVoicesOf"] as const)("%s reads every page of its account", async (name) => {
    const { body, status, text } = await fixture.do(name, { parameters });
    expect(status, text).toBe(name === "listVoices" ? 200 : 201);
    expect(body).toMatchObject({ length: 2 });
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ id: "11labs/v1", provider: "11labs", providerId: "v1", name: "Voz v1", accent: "mexican" },
          ...{ gender: "female", languageCode: "es", isPublic: false, createdAt: "2023-11-14T22:13:20.000Z" },
        }),
        expect.objectContaining({ providerId: "v2", isPublic: true, previewUrl: "https://el.example/v2.mp3" }),
      ]),
    );
    expect(asked.map(({ key: sent }) => sent)).toEqual([key, key]);
  });

  test("accents and filters are those of the account's voices", async () => {
    const accents = await fixture.do("listAccents", { parameters });
    expect(accents.body).toMatchObject([{ accent: "mexican" }]);
    const found = await fixture.do("listVoices", { parameters, query: { keyword: "V2" } });
    expect(found.body).toMatchObject([{ providerId: "v2" }]);
  });

  test.each(["searchProviderVoices", "searchProviderVoice"] as const)("%s looks in the shared voices", async (name) => {
    const { body } = await fixture.do(name, { parameters, query: { name: "lupe" } });
    expect(body).toEqual([
      ...[
        { voiceId: "shared", publicOwnerId: "owner", name: "Lupe", gender: "female", age: "young", accent: "mexican" },
      ],
    ]);
    expect(new URL(asked[0]?.request.url ?? "").searchParams.get("search")).toBe("lupe");
  });

  test.each(["addProviderVoices", "addProviderVoice"] as const)("%s takes a shared voice in", async (name) => {
    const given = { ownerId: "owner/x", voiceId: "shared", name: "Mi Lupe" };
    const { body, status, text } = await fixture.do(name, { parameters, body: given });
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ provider: "11labs", providerId: "mine", name: "Mi Lupe" });
    expect(await asked[0]?.request.json()).toEqual({ new_name: "Mi Lupe" });
  });

  test("a voice is cloned from recordings, sent byte for byte", async () => {
    const files = ["uno", "dos"].map((one) => new File([one], `${one}.wav`, { type: "audio/wav" }));
    const body = { name: "Eva", description: "Tranquila", labels: '{"accent":"mexican"}', files };
    const { status, text } = await fixture.do("cloneVoice", { body });
    expect(status, text).toBe(204);
    const form = await asked[0]?.request.formData();
    expect([form?.get("name"), form?.get("description"), form?.get("labels")]).toEqual([
      ...["Eva", "Tranquila", '{"accent":"mexican"}'],
    ]);
    const sent = (form?.getAll("files") ?? []) as File[];
    expect(await Promise.all(sent.map(async (file) => [file.name, await file.text()]))).toEqual([
      ["uno.wav", "uno"],
      ["dos.wav", "dos"],
    ]);
  });

  test.each([
    [401, { detail: { status: "invalid_api_key", message: key } }, 400, "(401, invalid_api_key)"],
    [422, { detail: [{ msg: "field required" }] }, 400, "ElevenLabs refused it (422)."],
    [503, "down", 503, "(503)"],
    [200, { voices: "none" }, 503, "nobody can read"],
    [200, { voices: [{ voice_id: 7 }] }, 503, "nobody can read"],
  ] as const)("an answer %i %j is told as %i, without its words", async (status, answer, told, words) => {
    instead = [status, answer];
    const refused = await fixture.do("listVoices", { parameters });
    expect(refused).toMatchObject({ status: told, text: expect.stringContaining(words) });
    expect(refused.text).not.toContain(key);
  });

  test("what it refuses for its own reasons is refused here, and a voice that wants verifying is said to", async () => {
    const body = { ownerId: "nobody", voiceId: "shared", name: "Lupe" };
    const refused = await fixture.do("addProviderVoice", { parameters, body });
    expect(refused).toMatchObject({ status: 400, text: "ElevenLabs refused it (400, voice_not_found)." });
    instead = [200, { voice_id: "cloned", requires_verification: true }];
    const files = [new File(["uno"], "uno.wav")];
    const waits = await fixture.do("cloneVoice", { body: { name: "Eva", files } });
    expect(waits).toMatchObject({ status: 409, text: expect.stringContaining("verified") });
    expect(await fixture.do("cloneVoice", { body: { name: "Eva", files: [] } })).toMatchObject({ status: 400 });
  });

  test("another vendor's voices are not offered", async () => {
    const other = await fixture.do("searchProviderVoices", { parameters: { provider: "azure" }, query: { name: "x" } });
    expect(other).toMatchObject({ status: 422, text: expect.stringContaining("Not offered here") });
    expect(asked).toEqual([]);
  });
});
