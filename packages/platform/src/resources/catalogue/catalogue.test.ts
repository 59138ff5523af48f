import { operationBehaviour, type Role, statusOf } from "@dilo/api/operations";
import { broken, fullest, smallest, variants } from "@dilo/api/samples";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Outbound } from "../../outbound/outbound.ts";
import { openOutbound } from "../../outbound/outbound.ts";
import type { OperationName } from "../core/access/authorize.ts";
import {
  neverCreated,
  orgOf,
  parametersOf,
  requestSample,
  smallestQuery,
  withReferencedRows,
} from "../core/testing/sample-requests.ts";
import { everyOperation, openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  const own = openOutbound({ privateHosts: ["localhost"] });
  // Nobody's carrier is asked.
  const isCarriers = (url: string) => /twilio\.com|nexmo\.com/.test(url);
  const outbound: Outbound = async (url, ...asked) => {
    if (isCarriers(url)) throw new Error("unreachable");
    return own(url, ...asked);
  };
  // Nor a vendor of voices.
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (to: string | URL | Request, options?: RequestInit) =>
    String(to).includes("elevenlabs.io") ? Promise.reject(new Error("unreachable")) : real(to, options),
  );
  fixture = await openTestResources({ outbound });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await fixture.close();
});

/** Operations that need more than a sample has, an account or a row of another kind, and the tests that show them. */
const shownElsewhere: ReadonlyMap<OperationName, string> = new Map([
  ["importTwilioNumber", "telephone/carriers/carriers.test.ts"],
  ["importVonageNumber", "telephone/carriers/carriers.test.ts"],
  ["runStructuredOutput", "analysis/analyse-call.test.ts"],
  ...(
    [
      ...["listVoices", "listAccents", "syncVoicesOf", "syncVoices", "searchProviderVoices", "searchProviderVoice"],
      ...["addProviderVoices", "addProviderVoice", "cloneVoice"],
    ] as OperationName[]
  ).map((name) => [name, "resources/handlers/elevenlabs-voices.test.ts"] as const),
  ...(
    [
      ...["createProviderResource", "listProviderResources", "getProviderResource"],
      ...["updateProviderResource", "deleteProviderResource"],
    ] as OperationName[]
  ).map((name) => [name, "resources/handlers/elevenlabs-dictionaries.test.ts"] as const),
]);

describe("every operation answers with what the catalogue says, or names what is not configured", () => {
  test.each(everyOperation)("%s", async (name, call) => {
    const memberCalls: readonly OperationName[] = ["leaveOrg", "removeMember", "updateUserRole"];
    if (memberCalls.includes(name)) return; // members.test.ts covers them.
    const answer = await requestSample(fixture, name, fixture.tokens.private);
    if (answer.status === 422) {
      expect(call.failures, name).toContain(422);
      const { code } = answer.body;
      if (operationBehaviour[name].state === "not-offered") expect(code, name).toBe("not-offered");
      expect(answer.text, String(code)).toMatch(
        code === "not-offered" ? /^Not offered here: .+\.$/ : /^No [A-Z].+\.$/i,
      );
      expect(["not-offered", "not-configured"]).toContain(code);
      return;
    }
    if (neverCreated.has(name)) {
      expect(answer.status).toBe(404);
      return;
    }
    if (shownElsewhere.has(name)) {
      expect([
        [400, "bad-request"],
        [503, "not-available"],
      ]).toContainEqual([answer.status, answer.body["code"]]);
      return;
    }
    expect(answer.status, answer.text).toBe(statusOf(call));
    if (typeof call.answer === "object") {
      expect(call.answer.safeParse(answer.body).error, answer.text).toBeUndefined();
    }
  });
});

/** Statuses a body that the schemas take may be answered with: what it names may not be there, or not be configured. */
const taken: ReadonlySet<number> = new Set([200, 201, 204, 400, 403, 404, 413, 422]);

describe("a body the schemas take is never our failure, a broken one is refused with 400 that names the field", () => {
  test.each(everyOperation.filter(([, call]) => call.body !== undefined))("%s", async (name, call) => {
    const token = fixture.tokens.private;
    for (const option of variants(call.body as NonNullable<typeof call.body>)) {
      const parameters = await parametersOf(fixture, call.path, token);
      const query = smallestQuery(name);
      const body = await withReferencedRows(fixture, token, fullest(option));
      const whole = await fixture.ask(name, { token, parameters, query, body });
      const isTaken = taken.has(whole.status) || (whole.status === 503 && shownElsewhere.has(name));
      expect(isTaken, `${name}: ${whole.status} ${whole.text}`).toBe(true);
      for (const { how, value } of broken(option)) {
        const answer = await fixture.ask(name, { token, parameters, query, body: value });
        if (call.body?.safeParse(value).success === true) continue; // Another option of the choice takes it.
        expect(answer.status, `${name} ${how}`).toBe(400);
      }
    }
  });
});

describe("texts no database keeps are refused, wherever they stand", () => {
  test.each(["\0", "\ud800", "a\udc00"])("%j", async (text) => {
    expect((await fixture.do("createAssistant", { body: { metadata: { [text]: "" } } })).status).toBe(400);
    expect((await fixture.do("createAssistant", { body: { firstMessage: text } })).status).toBe(400);
    expect((await fixture.do("getAssistant", { parameters: { id: text } })).status).toBe(404);
    expect((await fixture.do("getOrg", { parameters: { id: text } })).status).toBe(404);
    const query = { createdAtGt: "2026-01-01T00:00:00Z", search: text };
    expect((await fixture.do("pagePhoneNumbers", { query })).status).toBe(400);
    expect((await fixture.ask("listAssistants", { token: text })).status).toBe(401);
  });

  test("nested without end", async () => {
    const deep = JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`) as unknown;
    expect((await fixture.do("createAssistant", { body: { metadata: { deep } } })).status).toBe(400);
  });
});

describe("every operation of one org knows nothing of another's rows", () => {
  let theirs: string;
  let other: string;
  beforeAll(async () => {
    theirs = await fixture.otherOrg();
    other = await fixture.otherOrg();
  });

  const withId = everyOperation.filter(([, call]) => /\{(id|testSuiteId)\}/.test(call.path));

  test.each(withId)("%s", async (name, call) => {
    if (neverCreated.has(name) || call.path.startsWith("/provider")) return;
    const isOrg = call.path.startsWith("/org/");
    const parameters = isOrg
      ? { id: await orgOf(fixture, theirs), memberId: "someone" }
      : await parametersOf(fixture, call.path, theirs);
    // The least a body can have: what this server cannot heed would be refused before the row is looked for.
    const body = call.body && (await withReferencedRows(fixture, fixture.tokens.private, smallest(call.body)));
    const answer = await fixture.do(name, { parameters, query: smallestQuery(name), body });
    // 422 where the operation needs an engine or a carrier that is not configured: it says so before it reads the id.
    expect([404, 422], `${name}: ${answer.text}`).toContain(answer.status);
    const unknown = { ...parameters, id: "0b7ba7f2-4a39-4a6f-8a54-2f7a4a1c9a10" };
    const same = await fixture.do(name, { parameters: unknown, query: smallestQuery(name), body });
    expect(answer.text).toBe(same.text);
  });

  test.each(everyOperation.filter(([name, call]) => name.startsWith("list") && call.path.split("{").length === 1))(
    "%s",
    async (name) => {
      await requestSample(fixture, name.replace(/^list(\w+)s$/, "create$1") as OperationName, theirs).catch(
        () => undefined,
      );
      const { status, text, body } = await fixture.ask(name, { token: other, query: smallestQuery(name) });
      expect(status, text).toBe(200);
      const rows = (Array.isArray(body) ? body : body["results"]) as { readonly orgId?: string; readonly id: string }[];
      const own = await orgOf(fixture, other);
      expect(rows.filter((row) => (row.orgId ?? row.id) !== own)).toEqual([]);
    },
  );

  test("what a body names of another org is as if it were not there", async () => {
    const { body: assistant } = await fixture.ask("createAssistant", { token: theirs, body: { firstMessage: "Hola" } });
    const { body: session } = await fixture.ask("createSession", {
      token: theirs,
      body: { assistantId: assistant["id"] },
    });
    for (const named of [{ assistantId: assistant["id"] }, { sessionId: session["id"] }]) {
      const answer = await fixture.do("createChat", { body: { ...named, input: "Hola" } });
      expect(answer).toMatchObject({ status: 400, body: { code: "bad-request" } });
    }
    const call = await fixture.do("createWebCall", { body: { assistantId: assistant["id"] } });
    expect(call.status).toBe(400);
  });
});

describe("each role may do what it is for, and no more", () => {
  const members = new Map<Role, string>();
  beforeAll(async () => {
    for (const role of ["viewer", "editor"] as const) members.set(role, await fixture.member(role));
  });

  test.each(everyOperation)("%s", async (name, call) => {
    if (name === "receiveCredentialWebhook") return; // Open to all: it needs no token.
    const statuses: Record<string, number> = {};
    for (const role of ["viewer", "editor"] as const) {
      // Leaving ends the membership, so this test needs a member of its own.
      const token = name === "leaveOrg" ? await fixture.member(role) : members.get(role);
      const parameters = call.path.startsWith("/org/")
        ? { id: await orgOf(fixture, fixture.tokens.private), memberId: "someone" }
        : { id: "someone", testSuiteId: "someone", provider: "11labs", resourceName: "pronunciation-dictionary" };
      statuses[role] = (await fixture.ask(name, { token, parameters, body: {} })).status;
    }
    const looks = call.method === "GET" || name === "queryAnalytics" || name === "leaveOrg";
    const isForAdmins =
      /Token|Org$|inviteUsers|listInvitations|updateUserRole|removeMember|listAuditEntries/.test(name) &&
      !/^(list|get|leave)Org/.test(name);
    expect(statuses["viewer"] === 403, `viewer ${name}`).toBe(isForAdmins || !looks);
    expect(statuses["editor"] === 403, `editor ${name}`).toBe(isForAdmins);
    expect((await fixture.ask(name, {})).status).toBe(401);
    const isPublic = call.access === "public";
    const asPage = await fixture.ask(name, { token: fixture.tokens.public, body: {} });
    expect(asPage.status === 403, `public ${name}`).toBe(!isPublic);
  });
});
