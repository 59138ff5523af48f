import { createHmac, randomUUID } from "node:crypto";
import type { LineListener } from "@dilo/telephone";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Outbound } from "../../../outbound/outbound.ts";
import { openTestResources, type TestResources } from "../../core/testing/test-resources.ts";
import type { Carrier } from "./addresses.ts";

/** Accounts as the two carriers' published REST answers for them; whoever else asks is refused. */
const twilio = { sid: "AC00000000000000000000000000000001", token: "a-made-up-auth-token" };
const vonage = { apiKey: "abcd1234", apiSecret: "a-made-up-secret" };
const number = "+13055550111";

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

let asked: Asked[];
let isDown: boolean;

function answerOf({ method, url, body }: Asked, authorization: string | undefined): readonly [number, object] {
  const { host, pathname, searchParams } = new URL(url);
  const isUser = (user: string, password: string) =>
    authorization === `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const numbers = `/2010-04-01/Accounts/${twilio.sid}/IncomingPhoneNumbers`;
  if (host === "api.twilio.com") {
    if (!isUser(twilio.sid, twilio.token)) return [401, { code: 20_003, message: "Authenticate" }];
    const one = { sid: "PN1", phone_number: number };
    const isKnown = searchParams.get("PhoneNumber") === number;
    if (pathname === `${numbers}.json` && method === "GET")
      return [200, { incoming_phone_numbers: isKnown ? [one] : [] }];
    return pathname === `${numbers}/PN1.json` && method === "POST" ? [200, one] : [404, {}];
  }
  if (!isUser(vonage.apiKey, vonage.apiSecret)) return [401, { "error-code": "401" }];
  if (host === "rest.nexmo.com" && pathname === "/account/numbers") {
    const isKnown = searchParams.get("pattern") === "13055550111";
    return [200, isKnown ? { count: 1, numbers: [{ country: "US", msisdn: "13055550111" }] } : {}];
  }
  if (host === "api.nexmo.com" && pathname === "/v2/applications")
    return [201, { id: "78d335fa", ...JSON.parse(body) }];
  return host === "rest.nexmo.com" && pathname === "/number/update" ? [200, { "error-code": "200" }] : [404, {}];
}

const outbound: Outbound = async (url, { method = "POST", headers = {}, body = "" }) => {
  if (isDown) throw new Error("unreachable");
  const one = { method, url, body };
  asked.push(one);
  const [status, answer] = answerOf(one, headers["authorization"]);
  return { status, text: async () => JSON.stringify(answer), stream: undefined };
};

let fixture: TestResources;
/** The calls that began, and what each told of its line. */
let told: string[];
let lines: ReturnType<NonNullable<NonNullable<Parameters<NonNullable<Begin>>[2]["connect"]>>>[];
type Begin = NonNullable<Parameters<typeof openTestResources>[0]>["beginCall"];

const listener: LineListener = {
  answered: () => told.push("answered"),
  heard: (frame) => told.push(`heard ${frame.length}`),
  passed: (mark) => told.push(`passed ${mark}`),
  digit: (digit) => told.push(`digit ${digit}`),
  ended: ({ cause }) => told.push(`ended ${cause}`),
};

beforeAll(async () => {
  fixture = await openTestResources({
    outbound,
    beginCall: async (_body, _watch, from) => {
      const line = from.connect?.(listener);
      if (line) lines.push(line);
      const id = from.id ?? randomUUID();
      return { id, orgId: "", createdAt: "", updatedAt: "", webCallUrl: "", assistant: {} } as never;
    },
  });
}, 60_000);
afterAll(() => fixture.close());
beforeEach(() => {
  [asked, told, lines, isDown] = [[], [], [], false];
});

const assistant = { name: "Ayuda", firstMessage: "Hola." };

async function imported(name: "importTwilioNumber" | "importVonageNumber", more: object = {}) {
  const made = await fixture.do("createAssistant", { body: assistant });
  const account =
    name === "importTwilioNumber"
      ? { twilioPhoneNumber: number, twilioAccountSid: twilio.sid, twilioAuthToken: twilio.token }
      : { vonagePhoneNumber: number, credentialId: await credential() };
  return fixture.do(name, { body: { assistantId: made.body["id"], ...account, ...more } });
}

async function credential(): Promise<string> {
  return String((await fixture.do("createCredential", { body: { provider: "vonage", ...vonage } })).body["id"]);
}

const numbersKept = async () => JSON.parse((await fixture.do("listPhoneNumbers")).text).length;

describe("a number that is imported", () => {
  test("from Twilio is pointed here, kept with its secrets sealed, and warns of nothing", async () => {
    const { status, body, text } = await imported("importTwilioNumber");
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ provider: "twilio", number });
    expect(text).not.toContain(twilio.token);
    expect(body).not.toHaveProperty("warnings");
    expect(JSON.stringify(await fixture.db.execute("select data from platform_rows"))).not.toContain(twilio.token);
    const pointed = new URLSearchParams(asked.at(-1)?.body);
    expect(Object.fromEntries(pointed)).toEqual({
      ...{ VoiceUrl: `https://dilo.example/platform/carriers/twilio/${body["id"]}`, VoiceMethod: "POST" },
    });
  });

  test("from Vonage gets a voice application that asks here", async () => {
    const { status, body, text } = await imported("importVonageNumber");
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ provider: "vonage", number });
    const application = JSON.parse(asked.find(({ url }) => url.includes("applications"))?.body ?? "{}");
    expect(application.capabilities.voice.webhooks.answer_url).toMatchObject({
      ...{ address: expect.stringContaining(`/carriers/vonage/${body["id"]}?k=`), http_method: "POST" },
    });
    expect(Object.fromEntries(new URLSearchParams(asked.at(-1)?.body))).toEqual({
      ...{ country: "US", msisdn: "13055550111", app_id: "78d335fa" },
    });
  });

  test.each([
    ["importTwilioNumber", { twilioAuthToken: "another" }, 400, "does not know this account"],
    ["importTwilioNumber", { twilioAuthToken: undefined }, 400, "twilioAuthToken"],
    ["importTwilioNumber", { twilioPhoneNumber: "+13055550199" }, 400, "no such number"],
    ["importVonageNumber", { vonagePhoneNumber: "+13055550199" }, 400, "no such number"],
  ] as const)("%s with %j is refused, and nothing is kept", async (name, more, status, why) => {
    const before = await numbersKept();
    expect(await imported(name, more)).toMatchObject({ status, text: expect.stringContaining(why) });
    expect(await numbersKept()).toBe(before);
  });

  test("while its carrier is away is not kept", async () => {
    const before = await numbersKept();
    isDown = true;
    expect(await imported("importTwilioNumber")).toMatchObject({ status: 503 });
    expect(await numbersKept()).toBe(before);
  });
});

function openSocket() {
  const sent: (string | Uint8Array)[] = [];
  const socket = {
    send: (message: string | Uint8Array) => void sent.push(message),
    close: () => void sent.push("closed"),
  };
  return { sent, socket };
}

const accept = (carrier: Carrier, id: string, more: object = {}) => {
  const { sent, socket } = openSocket();
  return fixture.resources
    .acceptStream({ carrier, id, ticket: undefined, socket, ...more }, () => false)
    .then((stream) => ({ stream, sent }));
};

const idOf = async (name: Parameters<typeof imported>[0]) => String((await imported(name)).body["id"]);
const callSid = "CA00000000000000000000000000000001";
const fields = { CallSid: callSid, From: "+13055550100", To: number, AccountSid: twilio.sid };

/** As Twilio signs: the address, and every field behind its name, in their order. */
function signatureOf(id: string, of: Readonly<Record<string, string>>, secret = twilio.token): string {
  const names = Object.keys(of).sort();
  const text = `https://dilo.example/platform/carriers/twilio/${id}${names.map((name) => name + of[name]).join("")}`;
  return createHmac("sha1", secret).update(text).digest("base64");
}

const callOf = async (phoneNumberId: string) =>
  JSON.parse((await fixture.do("listCalls", { query: { phoneNumberId } })).text)[0];

describe("a call through Twilio", () => {
  const askedOf = (id: string, more: object = {}) =>
    fixture.resources.answerCarrier({
      ...{ carrier: "twilio", id, fields, signature: signatureOf(id, fields), key: undefined },
      ...more,
    });

  test("is brought by a stream, heard, spoken to, and has its row", async () => {
    const id = await idOf("importTwilioNumber");
    const { type, body } = await askedOf(id);
    expect(type).toBe("text/xml");
    const [, url, t] = /<Stream url="([^"]+)"><Parameter name="t" value="([^"]+)"\/>/.exec(body) ?? [];
    expect(url).toBe(`wss://dilo.example/platform/carriers/twilio/${id}/stream`);
    const { stream, sent } = await accept("twilio", id);
    stream.receive(JSON.stringify({ event: "connected", protocol: "Call", version: "1.0.0" }));
    const start = { callSid, accountSid: twilio.sid, customParameters: { t } };
    stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start }));
    await expect.poll(() => told).toContain("answered");
    const payload = Buffer.alloc(160, 0xff).toString("base64");
    stream.receive(JSON.stringify({ event: "media", streamSid: "MZ1", media: { track: "inbound", payload } }));
    stream.receive(JSON.stringify({ event: "dtmf", streamSid: "MZ1", dtmf: { digit: "5" } }));
    lines[0]?.play(new Int16Array(160));
    expect(JSON.parse(String(sent[0]))).toMatchObject({ event: "media", streamSid: "MZ1" });
    expect(await callOf(id)).toMatchObject({
      ...{ type: "inboundPhoneCall", phoneCallProvider: "twilio", phoneCallTransport: "pstn" },
      customer: { number: "+13055550100" },
    });
    stream.receive(JSON.stringify({ event: "stop", streamSid: "MZ1" }));
    expect(told).toEqual(["answered", "heard 160", "digit 5", "ended hung-up"]);
  });

  test("that is not signed by the number's account is refused", async () => {
    const id = await idOf("importTwilioNumber");
    for (const signature of [
      undefined,
      "",
      signatureOf(id, fields, "another"),
      signatureOf(id, { ...fields, From: "+1" }),
    ])
      await expect(askedOf(id, { signature })).rejects.toMatchObject({ code: "unauthorized" });
    await expect(askedOf("00000000-0000-4000-8000-000000000000")).rejects.toMatchObject({ code: "not-found" });
  });

  test.each([
    ["another call's", (t: string) => ({ callSid: "CA2", customParameters: { t } })],
    ["no ticket", () => ({ callSid, customParameters: {} })],
    ["a ticket that nobody wrote", () => ({ callSid, customParameters: { t: "AAAA" } })],
  ])("a stream with %s is closed", async (_what, startOf) => {
    const id = await idOf("importTwilioNumber");
    const t = /value="([^"]+)"/.exec((await askedOf(id)).body)?.[1] ?? "";
    const { stream, sent } = await accept("twilio", id);
    stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start: startOf(t) }));
    expect([sent, told]).toEqual([["closed"], []]);
  });

  test("a ticket is over after a minute", async () => {
    const id = await idOf("importTwilioNumber");
    const t = /value="([^"]+)"/.exec((await askedOf(id)).body)?.[1] ?? "";
    fixture.advance(61_000);
    const { stream, sent } = await accept("twilio", id);
    stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start: { callSid, customParameters: { t } } }));
    expect(sent).toEqual(["closed"]);
  });

  test("whose caller is gone before it is answered has no sound", async () => {
    const id = await idOf("importTwilioNumber");
    const t = /value="([^"]+)"/.exec((await askedOf(id)).body)?.[1] ?? "";
    const { stream } = await accept("twilio", id);
    stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start: { callSid, customParameters: { t } } }));
    stream.closed();
    await fixture.resources.settled();
    expect(told).not.toContain("answered");
  });
});

describe("a call through Vonage", () => {
  test("is brought by a websocket that its answer names", async () => {
    const id = await idOf("importVonageNumber");
    const application = JSON.parse(asked.find(({ url }) => url.includes("applications"))?.body ?? "{}");
    const key = new URL(application.capabilities.voice.webhooks.answer_url.address).searchParams.get("k") ?? "";
    const about = { from: "13055550100", to: "13055550111", uuid: "63f61863", conversation_uuid: "CON-1" };
    const request = { carrier: "vonage", id, fields: about, signature: undefined, key } as const;
    await expect(fixture.resources.answerCarrier({ ...request, key: "AAAA" })).rejects.toMatchObject({
      code: "unauthorized",
    });
    const [connect] = JSON.parse((await fixture.resources.answerCarrier(request)).body);
    expect(connect).toMatchObject({ action: "connect", endpoint: [{ "content-type": "audio/l16;rate=8000" }] });
    const ticket = new URL(connect.endpoint[0].uri).searchParams.get("t") ?? "";
    await expect(accept("vonage", id)).rejects.toMatchObject({ code: "unauthorized" });
    const { stream, sent } = await accept("vonage", id, { ticket });
    stream.receive(JSON.stringify({ event: "websocket:connected", "content-type": "audio/l16;rate=8000" }));
    await expect.poll(() => told).toContain("answered");
    stream.receive(new Uint8Array(320));
    lines[0]?.play(new Int16Array(160));
    expect(sent[0]).toHaveLength(320);
    expect(await callOf(id)).toMatchObject({ phoneCallProvider: "vonage", customer: { number: "+13055550100" } });
    stream.closed();
    expect(told).toEqual(["answered", "heard 160", "ended hung-up"]);
  });
});

describe("a call from an Asterisk", () => {
  const start = JSON.stringify({ event: "MEDIA_START", connection_id: "e226", channel: "WebSocket/1", format: "ulaw" });

  test("is taken from whoever has a token of the number's org, and from nobody else", async () => {
    const made = await fixture.do("createAssistant", { body: assistant });
    const credentialId = String(
      (await fixture.do("createCredential", { body: { provider: "byo-sip-trunk", gateways: [{ ip: "127.0.0.2" }] } }))
        .body["id"],
    );
    const body = { provider: "byo-phone-number", number, credentialId, assistantId: made.body["id"] };
    const id = String((await fixture.do("createPhoneNumber", { body })).body["id"]);
    await expect(accept("asterisk", id)).rejects.toMatchObject({ code: "not-found" });
    await expect(accept("asterisk", id, { token: await fixture.otherOrg() })).rejects.toMatchObject({
      code: "not-found",
    });
    const { stream, sent } = await accept("asterisk", id, { token: fixture.tokens.private, from: "+13055550100" });
    stream.receive(start);
    await expect.poll(() => told).toContain("answered");
    stream.receive(new Uint8Array(160));
    lines[0]?.hangUp();
    expect(sent).toEqual([JSON.stringify({ command: "HANGUP" }), "closed"]);
    expect(told).toEqual(["answered", "heard 160", "ended ended-here"]);
  });
});
