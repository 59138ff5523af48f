import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assistant, type Carriers, number, openCarriers, twilio, vonage } from "./testing-carriers.ts";

let carriers: Carriers;
beforeAll(async () => {
  carriers = await openCarriers();
});
afterAll(() => carriers.fixture.close());
beforeEach(() => carriers.begin());

const numbersKept = async () => JSON.parse((await carriers.fixture.do("listPhoneNumbers")).text).length;

describe("a number that is imported", () => {
  test("from Twilio is pointed here, kept with its secrets sealed, and warns of nothing", async () => {
    const { status, body, text } = await carriers.imported("importTwilioNumber");
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ provider: "twilio", number });
    expect(text).not.toContain(twilio.token);
    expect(body).not.toHaveProperty("warnings");
    expect(JSON.stringify(await carriers.fixture.db.execute("select data from platform_rows"))).not.toContain(
      twilio.token,
    );
    const pointed = new URLSearchParams(carriers.asked.at(-1)?.body);
    expect(Object.fromEntries(pointed)).toEqual({
      ...{ VoiceUrl: `https://dilo.example/platform/carriers/twilio/${body["id"]}`, VoiceMethod: "POST" },
    });
  });

  test("from Vonage gets a voice application that asks here", async () => {
    const { status, body, text } = await carriers.imported("importVonageNumber");
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ provider: "vonage", number });
    const application = JSON.parse(carriers.asked.find(({ url }) => url.includes("applications"))?.body ?? "{}");
    expect(application.capabilities.voice.webhooks.answer_url).toMatchObject({
      ...{ address: expect.stringContaining(`/carriers/vonage/${body["id"]}?k=`), http_method: "POST" },
    });
    expect(Object.fromEntries(new URLSearchParams(carriers.asked.at(-1)?.body))).toEqual({
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
    expect(await carriers.imported(name, more)).toMatchObject({ status, text: expect.stringContaining(why) });
    expect(await numbersKept()).toBe(before);
  });

  test("while its carrier is away is not kept", async () => {
    const before = await numbersKept();
    carriers.isDown = true;
    expect(await carriers.imported("importTwilioNumber")).toMatchObject({ status: 503 });
    expect(await numbersKept()).toBe(before);
  });
});

const callSid = "CA00000000000000000000000000000001";
const fields = { CallSid: callSid, From: "+13055550100", To: number, AccountSid: twilio.sid };

/** As Twilio signs: the address, and every field behind its name, in their order. */
function signatureOf(id: string, of: Readonly<Record<string, string>>, secret = twilio.token): string {
  const names = Object.keys(of).sort();
  const text = `https://dilo.example/platform/carriers/twilio/${id}${names.map((name) => name + of[name]).join("")}`;
  return createHmac("sha1", secret).update(text).digest("base64");
}

describe("a call through Twilio", () => {
  const askedOf = (id: string, more: object = {}) =>
    carriers.fixture.resources.answerCarrier({
      ...{ carrier: "twilio", id, fields, body: "", signature: signatureOf(id, fields) },
      ...{ authorization: undefined, key: undefined },
      ...more,
    });

  test("is brought by a stream, heard, spoken to, and has its row", async () => {
    const id = await carriers.idOf("importTwilioNumber");
    const { type, body } = await askedOf(id);
    expect(type).toBe("text/xml");
    const [, url, t] = /<Stream url="([^"]+)"><Parameter name="t" value="([^"]+)"\/>/.exec(body) ?? [];
    expect(url).toBe(`wss://dilo.example/platform/carriers/twilio/${id}/stream`);
    const { stream, sent } = await carriers.accept("twilio", id);
    stream.receive(JSON.stringify({ event: "connected", protocol: "Call", version: "1.0.0" }));
    const start = { callSid, accountSid: twilio.sid, customParameters: { t } };
    stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start }));
    await expect.poll(() => carriers.told).toContain("answered");
    const payload = Buffer.alloc(160, 0xff).toString("base64");
    stream.receive(JSON.stringify({ event: "media", streamSid: "MZ1", media: { track: "inbound", payload } }));
    stream.receive(JSON.stringify({ event: "dtmf", streamSid: "MZ1", dtmf: { digit: "5" } }));
    carriers.lines[0]?.play(new Int16Array(160));
    expect(JSON.parse(String(sent[0]))).toMatchObject({ event: "media", streamSid: "MZ1" });
    expect(await carriers.callOf(id)).toMatchObject({
      ...{ type: "inboundPhoneCall", phoneCallProvider: "twilio", phoneCallTransport: "pstn" },
      customer: { number: "+13055550100" },
    });
    stream.receive(JSON.stringify({ event: "stop", streamSid: "MZ1" }));
    expect(carriers.told).toEqual(["answered", "heard 160", "digit 5", "ended hung-up"]);
  });

  test("that is not signed by the number's account is refused", async () => {
    const id = await carriers.idOf("importTwilioNumber");
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
    const id = await carriers.idOf("importTwilioNumber");
    const t = /value="([^"]+)"/.exec((await askedOf(id)).body)?.[1] ?? "";
    const { stream, sent } = await carriers.accept("twilio", id);
    stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start: startOf(t) }));
    expect([sent, carriers.told]).toEqual([["closed"], []]);
  });

  test("a ticket is over after a minute", async () => {
    const id = await carriers.idOf("importTwilioNumber");
    const t = /value="([^"]+)"/.exec((await askedOf(id)).body)?.[1] ?? "";
    carriers.fixture.advance(61_000);
    const { stream, sent } = await carriers.accept("twilio", id);
    stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start: { callSid, customParameters: { t } } }));
    expect(sent).toEqual(["closed"]);
  });

  test("whose caller is gone before it is answered has no sound", async () => {
    const id = await carriers.idOf("importTwilioNumber");
    const t = /value="([^"]+)"/.exec((await askedOf(id)).body)?.[1] ?? "";
    const { stream } = await carriers.accept("twilio", id);
    stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start: { callSid, customParameters: { t } } }));
    stream.closed();
    await carriers.fixture.resources.settled();
    expect(carriers.told).not.toContain("answered");
  });
});

describe("a call through Vonage", () => {
  test("is brought by a websocket that its answer names", async () => {
    const id = await carriers.idOf("importVonageNumber");
    const application = JSON.parse(carriers.asked.find(({ url }) => url.includes("applications"))?.body ?? "{}");
    const key = new URL(application.capabilities.voice.webhooks.answer_url.address).searchParams.get("k") ?? "";
    const about = { from: "13055550100", to: "13055550111", uuid: "63f61863", conversation_uuid: "CON-1" };
    const unsigned = { body: JSON.stringify(about), signature: undefined, authorization: undefined };
    const request = { carrier: "vonage", id, fields: about, key, ...unsigned } as const;
    await expect(carriers.fixture.resources.answerCarrier({ ...request, key: "AAAA" })).rejects.toMatchObject({
      code: "unauthorized",
    });
    const [connect] = JSON.parse((await carriers.fixture.resources.answerCarrier(request)).body);
    expect(connect).toMatchObject({ action: "connect", endpoint: [{ "content-type": "audio/l16;rate=8000" }] });
    const ticket = new URL(connect.endpoint[0].uri).searchParams.get("t") ?? "";
    await expect(carriers.accept("vonage", id)).rejects.toMatchObject({ code: "unauthorized" });
    const { stream, sent } = await carriers.accept("vonage", id, { ticket });
    stream.receive(JSON.stringify({ event: "websocket:connected", "content-type": "audio/l16;rate=8000" }));
    await expect.poll(() => carriers.told).toContain("answered");
    stream.receive(new Uint8Array(320));
    carriers.lines[0]?.play(new Int16Array(160));
    expect(sent[0]).toHaveLength(320);
    expect(await carriers.callOf(id)).toMatchObject({
      phoneCallProvider: "vonage",
      customer: { number: "+13055550100" },
    });
    stream.closed();
    expect(carriers.told).toEqual(["answered", "heard 160", "ended hung-up"]);
  });
});

/** As Vonage signs: a token of the account, with the hash of the body in it. */
function signedBy(secret: string, body: string, claimed: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload_hash = createHash("sha256").update(body).digest("hex");
  const claims = { jti: "c1", iss: "Vonage", api_key: vonage.apiKey, payload_hash, ...claimed };
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `Bearer ${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

describe("a request of Vonage, where the account's signature secret is known", () => {
  const signatureSecret = "a-made-up-signature-secret";
  const fields = { from: "13055550100", to: "13055550111", uuid: "63f61863" };
  const body = JSON.stringify(fields);

  async function askedWith(signedAt: (iat: number) => string | undefined, sent = body) {
    const credentialId = await carriers.credential({ signatureSecret });
    const { body: row } = await carriers.imported("importVonageNumber", { credentialId });
    const id = String(row["id"]);
    const authorization = signedAt(Math.floor(Date.parse(String(row["createdAt"])) / 1000));
    const application = JSON.parse(carriers.asked.find(({ url }) => url.includes("applications"))?.body ?? "{}");
    expect(application.capabilities.voice.signed_callbacks).toBe(true);
    const key = new URL(application.capabilities.voice.webhooks.answer_url.address).searchParams.get("k") ?? "";
    return carriers.fixture.resources.answerCarrier({
      ...{ carrier: "vonage", id, fields, body: sent, signature: undefined, authorization, key },
    });
  }

  test("is answered when it bears its signature and the hash of its body", async () => {
    const { body: answer } = await askedWith((iat) => signedBy(signatureSecret, body, { iat }));
    expect(JSON.parse(answer)).toMatchObject([{ action: "connect" }]);
  });

  test.each<[string, (iat: number) => string | undefined, string?]>([
    ["is not signed", () => undefined],
    ["is signed with another secret", (iat) => signedBy("another", body, { iat })],
    [
      "has another body than was signed",
      (iat) => signedBy(signatureSecret, body, { iat }),
      body.replace("0100", "0199"),
    ],
    ["is signed for another account", (iat) => signedBy(signatureSecret, body, { iat, api_key: "efgh5678" })],
    ["was signed an hour ago", (iat) => signedBy(signatureSecret, body, { iat: iat - 3600 })],
    ["is signed with no more than a bearer's word", () => "Bearer a.b.c"],
  ])("is refused when it %s", async (_what, signedAt, sent) => {
    await expect(askedWith(signedAt, sent)).rejects.toMatchObject({ code: "unauthorized" });
  });
});

describe("a call from an Asterisk", () => {
  const start = JSON.stringify({ event: "MEDIA_START", connection_id: "e226", channel: "WebSocket/1", format: "ulaw" });

  test("is taken from whoever has a token of the number's org, and from nobody else", async () => {
    const made = await carriers.fixture.do("createAssistant", { body: assistant });
    const credentialId = String(
      (
        await carriers.fixture.do("createCredential", {
          body: { provider: "byo-sip-trunk", gateways: [{ ip: "127.0.0.2" }] },
        })
      ).body["id"],
    );
    const body = { provider: "byo-phone-number", number, credentialId, assistantId: made.body["id"] };
    const id = String((await carriers.fixture.do("createPhoneNumber", { body })).body["id"]);
    await expect(carriers.accept("asterisk", id)).rejects.toMatchObject({ code: "not-found" });
    await expect(carriers.accept("asterisk", id, { token: await carriers.fixture.otherOrg() })).rejects.toMatchObject({
      code: "not-found",
    });
    const { stream, sent } = await carriers.accept("asterisk", id, {
      token: carriers.fixture.tokens.private,
      from: "+13055550100",
    });
    stream.receive(start);
    await expect.poll(() => carriers.told).toContain("answered");
    stream.receive(new Uint8Array(160));
    carriers.lines[0]?.hangUp();
    expect(sent).toEqual([JSON.stringify({ command: "HANGUP" }), "closed"]);
    expect(carriers.told).toEqual(["answered", "heard 160", "ended ended-here"]);
  });
});
