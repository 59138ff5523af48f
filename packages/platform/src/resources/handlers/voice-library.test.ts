import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources({
    featureFlags: ["chat-v2"],
    voices: [
      { voiceId: "es-419", languageCode: "es", language: "Spanish", accent: "Latin American" },
      { voiceId: "en-us", languageCode: "en", language: "English", accent: "American" },
      { voiceId: "es-clear", languageCode: "es", language: "Spanish", accent: "Latin American", vendor: "11labs" },
    ],
  });
});
afterAll(() => fixture.close());

async function ids(
  provider: string,
  query: Record<string, string> = {},
  name: "listVoices" | "listAccents" = "listVoices",
) {
  const { body, status, text } = await fixture.do(name, { parameters: { provider }, query });
  expect(status, text).toBe(200);
  return (body as unknown as { providerId: string }[]).map(({ providerId }) => providerId).toSorted();
}

test("the voices of a vendor are those that can be heard here, found by language, accent and name", async () => {
  expect(await ids("vapi")).toEqual(["en-us", "es-419", "es-clear"]);
  expect(await ids("vapi", { language: "es" })).toEqual(["es-419", "es-clear"]);
  expect(await ids("vapi", { accent: "American" })).toEqual(["en-us"]);
  expect(await ids("vapi", { keyword: "CLEAR" })).toEqual(["es-clear"]);
  expect(await ids("vapi", { limit: "1", page: "2" })).toHaveLength(1);
  expect(await ids("11labs")).toEqual(["es-clear"]);
  expect(await ids("azure")).toEqual([]);
  expect(await ids("vapi", {}, "listAccents")).toEqual(["en-us", "es-clear"]);
});

test("a credential brings its vendor's voices; what has none is refused, and says what brings it", async () => {
  expect(await ids("openai")).toEqual([]);
  await fixture.do("createCredential", { body: { provider: "openai", apiKey: "an invented key" } });
  expect(await ids("openai")).toContain("alloy");
  const body = { providers: ["openai", "vapi"] };
  const { body: synced } = await fixture.do("syncVoices", { body });
  expect(synced).toMatchObject({ length: 12 });
  expect((await fixture.do("syncVoices", { body: {} })).body).toEqual(expect.arrayContaining(synced as unknown as []));
  for (const [provider, why, code] of [
    ["11labs", "POST /credential", "not-configured"],
    ["azure", "Not offered here", "not-offered"],
  ] as const) {
    const refused = await fixture.do("syncVoicesOf", { parameters: { provider } });
    expect(refused).toMatchObject({ status: 422, body: { code }, text: expect.stringContaining(why) });
  }
});

test("a tool is made from what its template holds, which is found by what it is kept under", async () => {
  const details = { type: "function", function: { name: "book" }, server: { url: "https://dilo.example/book" } };
  const metadata = { collectionId: "clinic" };
  const kept = { type: "tool", name: "Reserva", details, metadata, provider: "function" };
  const { body: made } = await fixture.do("createTemplate", { body: kept });
  expect(made["warnings"]).toBeUndefined();
  const found = (await fixture.do("listTemplates", { query: { collectionId: "clinic", provider: "function" } })).body;
  expect(found).toMatchObject([{ id: made["id"], details }]);
  const none = await fixture.do("listTemplates", { query: { collectionId: "clinic", provider: "make" } });
  expect(none.body).toEqual([]);
  const tool = await fixture.do("createTool", { body: made["details"] });
  expect(tool.status, tool.text).toBe(201);
});

test("pinned templates are those of the pinned collection, and a feature is on where the operator says so", async () => {
  await fixture.do("createTemplate", { body: { type: "tool", name: "Otra" } });
  const metadata = { collectionType: "pinned" };
  const { body: made } = await fixture.do("createTemplate", { body: { type: "tool", name: "Cita", metadata } });
  const { body } = await fixture.do("listPinnedTemplates");
  expect(body).toMatchObject([{ id: made["id"] }]);
  const [org] = (await fixture.do("listOrgs")).body as unknown as { id: string }[];
  const flag = async (key: string) =>
    (await fixture.do("getFeatureFlag", { query: { key, orgId: org?.id ?? "" } })).text;
  expect([await flag("chat-v2"), await flag("other")]).toEqual(["true", "false"]);
});
