import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orgOf } from "../core/testing/sample-requests.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

const secret = `whsec_${Buffer.from("an invented secret of 32 bytes..").toString("base64")}`;
let fixture: TestResources;
let organizationId: string;
beforeAll(async () => {
  fixture = await openTestResources({ webhookSecret: secret });
  organizationId = await orgOf(fixture, fixture.tokens.private);
});
afterAll(() => fixture.close());

let sent = 0;
const notice = (more: object = {}) => ({
  type: "auth",
  operation: "creation",
  from: "nango",
  connectionId: "an-invented-connection",
  authMode: "OAUTH2",
  providerConfigKey: "google.calendar.oauth2-authorization",
  provider: "google-calendar",
  environment: "prod",
  success: true,
  endUser: { endUserId: "ana", organizationId },
  ...more,
});

/** Signs as the sender does. The fixture's clock stands near its beginning. */
function signedNow(body: object, changes: { readonly by?: string; readonly late?: number; readonly id?: string } = {}) {
  sent += 1;
  const { by = secret, late = 0, id = `msg_${sent}` } = changes;
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(Date.parse("2026-03-08T12:00:00Z") / 1000) - late);
  const key = Buffer.from(by.slice("whsec_".length), "base64");
  const mac = createHmac("sha256", key).update(`${id}.${timestamp}.${text}`).digest("base64");
  return { id, timestamp, signature: `v1,${mac}`, body: text };
}

const receive = (body: object, signed: ReturnType<typeof signedNow> | undefined) =>
  fixture.ask("receiveCredentialWebhook", { body, ...(signed && { signed }) });
const credentials = async () => (await fixture.do("listCredentials")).body as unknown as readonly object[];

test("a consent that was given becomes a credential, whose secret is not answered", async () => {
  const body = notice();
  expect((await receive(body, signedNow(body))).status).toBe(204);
  expect(await credentials()).toMatchObject([
    { provider: "google.calendar.oauth2-authorization", authorizationId: "********", orgId: organizationId },
  ]);
});

test("a notice that comes twice is heard once", async () => {
  const before = (await credentials()).length;
  const body = notice();
  const signed = signedNow(body);
  expect((await receive(body, signed)).status).toBe(204);
  expect((await receive(body, signed)).status).toBe(204);
  expect(await credentials()).toHaveLength(before + 1);
});

describe("is refused, and nothing is kept", () => {
  test.each([
    ["unsigned", () => undefined],
    [
      "signed by somebody else",
      (body: object) => signedNow(body, { by: `whsec_${Buffer.from("x").toString("base64")}` }),
    ],
    ["too old", (body: object) => signedNow(body, { late: 301 })],
    ["from the future", (body: object) => signedNow(body, { late: -301 })],
    ["another body", (body: object) => ({ ...signedNow({ other: true }), body: JSON.stringify(body) })],
    ["another id", (body: object) => ({ ...signedNow(body), id: "msg_other" })],
    ["an empty signature", (body: object) => ({ ...signedNow(body), signature: "v1," })],
    [
      "another version",
      (body: object) => ({ ...signedNow(body), signature: signedNow(body).signature.replace("v1", "v2") }),
    ],
    ["no time", (body: object) => ({ ...signedNow(body), timestamp: "NaN" })],
  ] as const)("%s", async (_, sign) => {
    const before = await credentials();
    const body = notice();
    const answer = await receive(body, sign(body));
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    expect(answer.text).not.toContain("an-invented-connection");
    expect(await credentials()).toEqual(before);
  });
});

test("one of several signatures is enough, so that secrets can be changed", async () => {
  const body = notice();
  const signed = signedNow(body);
  const answer = await receive(body, { ...signed, signature: `v1,AAAA v1a,x ${signed.signature}` });
  expect(answer.status).toBe(204);
});

test.each([
  ["a consent that was refused", { success: false }, 204],
  ["a token that was renewed", { operation: "refresh" }, 204],
  ["an org nobody knows", { endUser: { endUserId: "ana", organizationId: "nobody" } }, 404],
  ["a kind of credential nobody knows", { providerConfigKey: "unknown" }, 400],
])("%s makes no credential: %i", async (_, more, status) => {
  const before = await credentials();
  const body = notice(more);
  expect((await receive(body, signedNow(body))).status).toBe(status);
  expect(await credentials()).toEqual(before);
});
