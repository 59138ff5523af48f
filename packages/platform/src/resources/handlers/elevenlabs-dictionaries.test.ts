import { openFakeElevenLabs } from "@dilo/testing/fake-elevenlabs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

const key = "an invented key of ElevenLabs";
const parameters = { provider: "11labs", resourceName: "pronunciation-dictionary" };
const alias = { stringToReplace: "N-400", type: "alias", alias: "ene cuatrocientos" };
const phoneme = { string_to_replace: "Nguyen", type: "phoneme", phoneme: "wɪn", alphabet: "ipa" };

let fixture: TestResources;
let vendor: Awaited<ReturnType<typeof openFakeElevenLabs>>;
beforeAll(async () => {
  fixture = await openTestResources();
  vendor = await openFakeElevenLabs();
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    real(address.replace("https://api.elevenlabs.io", vendor.origin), init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await vendor.close();
  await fixture.close();
});

test("without the org's credential, the answer says which is missing", async () => {
  const asked = await fixture.do("listProviderResources", { parameters });
  expect(asked).toMatchObject({ status: 422, body: { code: "not-configured" } });
});

describe("with the org's credential of ElevenLabs a dictionary", () => {
  const idOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => String(body["id"]);
  const make = (body?: object) => fixture.do("createProviderResource", { parameters, body });
  beforeAll(async () => {
    await fixture.do("createCredential", { body: { provider: "11labs", apiKey: key } });
  });

  test("is made there, with its rules in its own words", async () => {
    const made = await make({ name: "Formularios", description: "Siglas", rules: [alias, phoneme] });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({
      ...{ ...parameters, resourceId: idOf(made), createdAt: "2023-11-14T22:13:20.000Z" },
      resource: { dictionaryName: "Formularios", description: "Siglas", versionId: "v1", versionRulesNum: 2 },
    });
    const { stringToReplace, ...said } = alias;
    expect(vendor.rulesOf(idOf(made))).toEqual([{ string_to_replace: stringToReplace, ...said }, phoneme]);
    expect([...vendor.keys]).toEqual([key]);
  });

  test("without rules is told to change nothing", async () => {
    expect((await make()).body).toMatchObject({ warnings: [{ path: "rules" }], resource: { versionRulesNum: 0 } });
  });

  test("is read, changed in a new version, listed over all pages, and archived", async () => {
    const [id] = [idOf(await make({ name: "Uno", rules: [alias] })), await make(), await make()];
    const at = { parameters: { ...parameters, id } };
    expect((await fixture.do("getProviderResource", at)).body).toMatchObject({ id, resource: { versionId: "v1" } });
    const changed = await fixture.do("updateProviderResource", { ...at, body: { rules: [alias, phoneme] } });
    expect(changed, changed.text).toMatchObject({ status: 200, body: { resource: { versionRulesNum: 2 } } });
    expect(changed.body).toMatchObject({ resource: { dictionaryName: "Uno", versionId: "v2" } });
    const kept = await fixture.do("updateProviderResource", at);
    expect(kept.body).toMatchObject({ resource: { versionId: "v2" } });
    const all = async () => (await fixture.do("listProviderResources", { parameters, query: { limit: "100" } })).body;
    const before = (await all()) as { readonly results: readonly object[] };
    expect(before.results.length).toBeGreaterThan(3);
    const one = await fixture.do("listProviderResources", { parameters, query: { resourceId: id } });
    expect(one.body).toMatchObject({ results: [{ id }], metadata: { totalItems: 1 } });
    expect((await fixture.do("deleteProviderResource", at)).body).toMatchObject({ id });
    expect(await fixture.do("getProviderResource", at)).toMatchObject({ status: 404 });
    expect((await all())["results"]).toHaveLength(before.results.length - 1);
  });

  test.each(["getProviderResource", "updateProviderResource", "deleteProviderResource"] as const)(
    "of no such id is not found: %s",
    async (name) => {
      const body = name === "updateProviderResource" ? { body: { rules: [alias] } } : {};
      const asked = await fixture.do(name, { parameters: { ...parameters, id: "nobody" }, ...body });
      expect(asked, asked.text).toMatchObject({ status: 404 });
    },
  );

  test("whose id would lead elsewhere is refused", async () => {
    const asked = await fixture.do("getProviderResource", { parameters: { ...parameters, id: ".." } });
    expect(asked, asked.text).toMatchObject({ status: 400 });
  });

  test.each([
    [{ type: "alias", alias: "x" }, "rules.0.stringToReplace"],
    [{ stringToReplace: "x", type: "alias" }, "rules.0.alias"],
    [{ stringToReplace: "x", type: "phoneme", phoneme: "x" }, "rules.0.alphabet"],
    [{ stringToReplace: "x", type: "spoken" }, "rules.0.type"],
  ])("whose rule is %j is refused by its path", async (rule, path) => {
    expect(await make({ name: "x", rules: [rule] })).toMatchObject({
      status: 400,
      text: expect.stringContaining(path),
    });
  });
});
