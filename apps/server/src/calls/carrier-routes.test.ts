import { createHmac } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

const token = "an-operators-private-token";
const env = { PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: "an-operators-public-token" };
const nobodys = "00000000-0000-4000-8000-000000000000";

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await openTestServer({ env });
  origin = (await server.http.listen({ port: 0, host: "127.0.0.1" })).replace(/^http/, "ws");
});
afterAll(() => server.close());

const asked = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const payload = new URLSearchParams({ CallSid: "CA1", From: "+13055550100" }).toString();
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return server.http.inject({
    method: "POST",
    url: `/platform/carriers/${path}`,
    payload,
    headers: { ...type, ...headers },
  });
};

/** Opens a stream of an Asterisk and says that a call begins. @returns the code it was closed with */
async function brought(id: string, authorization?: string): Promise<number> {
  const headers = authorization === undefined ? {} : { authorization };
  const socket = new WebSocket(`${origin}/platform/carriers/asterisk/${id}/stream?from=%2B13055550100`, { headers });
  const closed = once(socket, "close");
  await once(socket, "open");
  socket.send(JSON.stringify({ event: "MEDIA_START", connection_id: "1", channel: "WebSocket/1", format: "ulaw" }));
  return (await closed)[0];
}

const basic = (password: string) => `Basic ${Buffer.from(`dilo:${password}`).toString("base64")}`;

async function made(operation: string, body: object): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await server.http.inject({ method: "POST", url: `/platform/${operation}`, payload: body, headers });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

describe("a carrier that asks about a call", () => {
  test.each([
    ["of a number that nobody has", `twilio/${nobodys}`],
    ["of what is no number", "twilio/7"],
    ["of a carrier that nobody knows", `telnyx/${nobodys}`],
  ])("%s gets 404", async (_what, path) => expect((await asked(path)).statusCode).toBe(404));

  test("gets the stream's address for its own signature alone, and is heard about what becomes of a call", async () => {
    const kept = { provider: "twilio", number: "+13055550111", twilioAccountSid: "AC1", twilioAuthToken: "made up" };
    const id = await made("phone-number", kept);
    expect((await asked(`twilio/${id}`)).statusCode).toBe(401);
    expect((await asked(`twilio/${id}`, { "x-twilio-signature": "AAAA" })).statusCode).toBe(401);
    expect((await asked(`twilio/${id}?about=event`)).statusCode).toBe(401);
    const text = `http://localhost:3000/platform/carriers/twilio/${id}CallSidCA1From+13055550100`;
    const signature = createHmac("sha1", "made up").update(text).digest("base64");
    const signed = { "x-twilio-signature": signature };
    expect((await asked(`twilio/${id}?about=event`, signed)).statusCode).toBe(204);
    const answer = await asked(`twilio/${id}`, signed);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, expect.stringContaining("text/xml")]);
    expect(answer.body).toContain(`<Stream url="ws://localhost:3000/platform/carriers/twilio/${id}/stream">`);
  });
});

describe("an Asterisk that brings a call", () => {
  test("has to show a private token of the number's org, and hangs up where nobody answers", async () => {
    const gateways = [{ ip: "127.0.0.2" }];
    const credentialId = await made("credential", { provider: "byo-sip-trunk", gateways });
    const id = await made("phone-number", { provider: "byo-phone-number", number: "+13055550111", credentialId });
    expect(await brought(id)).toBe(1008);
    expect(await brought(id, basic("a-token-that-nobody-has-given"))).toBe(1008);
    expect(await brought(nobodys, basic(token))).toBe(1008);
    expect(await brought(id, basic(token))).not.toBe(1008);
  });
});
