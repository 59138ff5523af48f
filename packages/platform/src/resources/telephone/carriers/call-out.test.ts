import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Carriers, number, openCarriers, twilio } from "./testing-carriers.ts";

const person = "+13055550122";

let carriers: Carriers;
beforeAll(async () => {
  carriers = await openCarriers();
});
afterAll(() => carriers.fixture.close());
beforeEach(() => carriers.begin());

const call = (phoneNumberId: string, customer: object, more: object = {}) =>
  carriers.fixture.do("createCall", {
    body: { phoneNumberId, assistant: { name: "Ayuda", firstMessage: "Hola." }, customer, ...more },
  });

test.each([
  [{}, ["assistant.model"]],
  [{ firstMessage: "Hola.", firstMessageMode: "assistant-waits-for-user" }, ["assistant.model"]],
  [{ firstMessage: "Hola.", transcriber: { provider: "vapi", language: "zz" } }, ["assistant.transcriber.language"]],
  [{ firstMessage: "Hola." }, []],
])(
  "a call that is made is warned of what its assistant lacks, to one person or several: %j",
  async (assistant, paths) => {
    const id = await carriers.idOf("importTwilioNumber");
    const inCall = ({ warnings = [] }: { readonly warnings?: readonly { readonly path: string }[] }) =>
      warnings.map(({ path }) => path).filter((path) => path.startsWith("assistant."));
    const { status, body, text } = await call(id, { number: person }, { assistant });
    expect([status, inCall(body)], text).toEqual([201, paths]);
    const customers = [{ number: person }, { number: "+13055550133" }];
    const several = await carriers.fixture.do("createCall", { body: { phoneNumberId: id, assistant, customers } });
    const results = several.body["results"] as Parameters<typeof inCall>[0][];
    expect(results.map(inCall), several.text).toEqual([paths, paths]);
    const assistantId = (await carriers.fixture.do("createAssistant", { body: assistant })).body["id"];
    const named = await call(id, { number: person }, { assistant: undefined, assistantId });
    expect([named.status, inCall(named.body)], named.text).toEqual([201, paths]);
  },
);

/** What Twilio was asked for a call. */
const askedOfTwilio = () => {
  const one = carriers.asked.find(({ url }) => url.endsWith("/Calls.json"));
  return new URLSearchParams(one?.body);
};

const ticketIn = (twiml: string) => /<Parameter name="t" value="([^"]+)"/.exec(twiml)?.[1] ?? "";

async function calledByTwilio() {
  const id = await carriers.idOf("importTwilioNumber");
  const { status, text } = await call(id, { number: person });
  expect(status, text).toBe(201);
  await expect.poll(() => askedOfTwilio().get("To")).toBe(person);
  return { id, form: askedOfTwilio(), t: ticketIn(askedOfTwilio().get("Twiml") ?? "") };
}

/** What becomes of a call, as Twilio tells it and signs that. */
function tellOfTwilio(id: string, form: URLSearchParams, CallStatus: string, secret = twilio.token) {
  const address = form.get("StatusCallback") ?? "";
  const fields = { CallSid: "CA00000000000000000000000000000002", CallStatus };
  const text = `${address}CallSid${fields.CallSid}CallStatus${CallStatus}`;
  const signature = createHmac("sha1", secret).update(text).digest("base64");
  const ticket = new URL(address).searchParams.get("t") ?? undefined;
  const unused = { body: "", authorization: undefined, key: undefined };
  return carriers.fixture.resources.hearCarrier({ ...{ carrier: "twilio", id, fields, signature, ticket }, ...unused });
}

async function takenOfTwilio(id: string, t: string) {
  const { stream, sent } = await carriers.accept("twilio", id);
  const start = { callSid: "CA00000000000000000000000000000002", customParameters: { t } };
  stream.receive(JSON.stringify({ event: "start", streamSid: "MZ1", start }));
  return { stream, sent };
}

describe("a call that Twilio makes", () => {
  test("is asked for by its REST, rings, is heard and spoken to by its stream, and has its row", async () => {
    const { id, form, t } = await calledByTwilio();
    expect(form.get("From")).toBe(number);
    expect(form.get("Timeout")).toBe("60");
    expect(form.getAll("StatusCallbackEvent")).toEqual(["ringing", "answered", "completed"]);
    expect(form.get("Twiml")).toContain(`<Stream url="wss://dilo.example/platform/carriers/twilio/${id}/stream">`);
    await tellOfTwilio(id, form, "ringing");
    const { stream, sent } = await takenOfTwilio(id, t);
    const payload = Buffer.alloc(160, 0xff).toString("base64");
    stream.receive(JSON.stringify({ event: "media", streamSid: "MZ1", media: { track: "inbound", payload } }));
    stream.receive(JSON.stringify({ event: "dtmf", streamSid: "MZ1", dtmf: { digit: "1" } }));
    carriers.lines[0]?.play(new Int16Array(160));
    expect(JSON.parse(String(sent[0]))).toMatchObject({ event: "media", streamSid: "MZ1" });
    carriers.lines[0]?.hangUp();
    expect(sent.at(-1)).toBe("closed");
    expect(carriers.told).toEqual(["ringing", "answered", "heard 160", "digit 1", "ended ended-here"]);
    expect(await carriers.callOf(id)).toMatchObject({
      ...{ type: "outboundPhoneCall", phoneCallProvider: "twilio", phoneCallTransport: "pstn", phoneNumberId: id },
      customer: { number: person },
    });
  });

  test("shows another number of the org where its customer names one, and nobody else's", async () => {
    const callerId = "+13055550177";
    const id = await carriers.idOf("importTwilioNumber");
    expect(await call(id, { number: person, callerId })).toMatchObject({ status: 400 });
    const trunk = { provider: "byo-sip-trunk", gateways: [{ ip: "127.0.0.2" }] };
    const { id: credentialId } = (await carriers.fixture.do("createCredential", { body: trunk })).body;
    const own = { provider: "byo-phone-number", number: callerId, credentialId };
    expect(await carriers.fixture.do("createPhoneNumber", { body: own })).toMatchObject({ status: 201 });
    expect(await call(id, { number: person, callerId })).toMatchObject({ status: 201 });
    await expect.poll(() => askedOfTwilio().get("From")).toBe(callerId);
  });

  test.each([
    ["busy", "ended busy"],
    ["no-answer", "ended no-answer"],
    ["failed", "ended failed by twilio"],
    ["canceled", "ended cancelled"],
    ["completed", "ended hung-up"],
  ])("and tells to be %s, is over", async (status, end) => {
    const { id, form } = await calledByTwilio();
    await tellOfTwilio(id, form, status);
    await tellOfTwilio(id, form, "completed");
    expect(carriers.told).toEqual([end]);
  });

  test("what somebody else tells of it is refused, and changes nothing", async () => {
    const { id, form } = await calledByTwilio();
    await expect(tellOfTwilio(id, form, "busy", "another")).rejects.toMatchObject({ code: "unauthorized" });
    expect(carriers.told).toEqual([]);
  });

  test("is given up before anybody answers: Twilio is told, and a stream that comes late is closed", async () => {
    const { id, t } = await calledByTwilio();
    await expect.poll(() => carriers.asked.at(-1)?.url).toContain("/Calls.json");
    carriers.lines[0]?.hangUp();
    await expect.poll(() => carriers.asked.at(-1)?.url).toContain("/Calls/CA00000000000000000000000000000002.json");
    expect(carriers.asked.at(-1)?.body).toBe("Status=completed");
    expect((await takenOfTwilio(id, t)).sent).toEqual(["closed"]);
    expect(carriers.told).toEqual(["ended cancelled"]);
  });

  test("and refuses to make ends by its name", async () => {
    const id = await carriers.idOf("importTwilioNumber");
    expect(await call(id, { number: "+13055550188" })).toMatchObject({ status: 201 });
    await expect.poll(() => carriers.told).toEqual(["ended failed by twilio"]);
  });

  test.each([
    ["a number that may cost more", { number: "+19005550122" }, "may cost more"],
    ["another country's", { number: "+525555550122" }, "may cost more"],
    ["a SIP address", { sipUri: "sip:ana@example.com" }, "not a gateway"],
    ["nobody", {}, "must be provided"],
  ])("to %s is refused, and nobody is asked", async (_what, customer, why) => {
    const id = await carriers.idOf("importTwilioNumber");
    const before = carriers.asked.length;
    expect(await call(id, customer)).toMatchObject({ status: 400, text: expect.stringContaining(why) });
    expect(carriers.asked.length).toBe(before);
  });
});

describe("a call that Vonage makes", () => {
  async function calledByVonage() {
    const id = await carriers.idOf("importVonageNumber");
    const { status, text } = await call(id, { number: person });
    expect(status, text).toBe(201);
    const one = () => carriers.asked.find(({ url, method }) => method === "POST" && url.endsWith("/v1/calls"));
    await expect.poll(one).toBeDefined();
    return { id, asked: JSON.parse(one()?.body ?? "{}") };
  }

  /** What becomes of a call, at the address that was given for it. */
  function tell(id: string, address: string, status: string) {
    const { searchParams } = new URL(address);
    const fields = { status, uuid: "63f61863-out", direction: "outbound" };
    return carriers.fixture.resources.hearCarrier({
      ...{
        carrier: "vonage",
        id,
        fields,
        body: JSON.stringify(fields),
        signature: undefined,
        authorization: undefined,
      },
      ...{ key: searchParams.get("k") ?? undefined, ticket: searchParams.get("t") ?? undefined },
    });
  }

  test("is asked for by its number's application, rings, and comes by the websocket that was named", async () => {
    const { id, asked } = await calledByVonage();
    expect(asked).toMatchObject({
      ...{ to: [{ type: "phone", number: "13055550122" }], from: { type: "phone", number: "13055550111" } },
      ...{ ringing_timer: 60, event_method: "POST" },
      ncco: [{ action: "connect", endpoint: [{ type: "websocket", "content-type": "audio/l16;rate=8000" }] }],
    });
    await tell(id, asked.event_url[0], "ringing");
    const ticket = new URL(asked.ncco[0].endpoint[0].uri).searchParams.get("t") ?? "";
    const { stream, sent } = await carriers.accept("vonage", id, { ticket });
    stream.receive(JSON.stringify({ event: "websocket:connected", "content-type": "audio/l16;rate=8000" }));
    stream.receive(new Uint8Array(320));
    carriers.lines[0]?.play(new Int16Array(160));
    expect(sent[0]).toHaveLength(320);
    stream.closed();
    expect(carriers.told).toEqual(["ringing", "answered", "heard 160", "ended hung-up"]);
    expect(await carriers.callOf(id)).toMatchObject({ type: "outboundPhoneCall", phoneCallProvider: "vonage" });
  });

  test.each([
    ["busy", "ended busy"],
    ["unanswered", "ended no-answer"],
    ["timeout", "ended no-answer"],
    ["rejected", "ended declined"],
    ["failed", "ended failed by vonage"],
  ])("and tells to be %s, is over", async (status, end) => {
    const { id, asked } = await calledByVonage();
    await tell(id, asked.event_url[0], status);
    expect(carriers.told).toEqual([end]);
  });

  test("is given up before anybody answers: Vonage is told to hang up", async () => {
    await calledByVonage();
    await carriers.fixture.resources.settled();
    await expect.poll(() => carriers.asked.at(-1)?.url).toMatch(/\/v1\/calls$/);
    carriers.lines[0]?.hangUp();
    await expect
      .poll(() => carriers.asked.at(-1))
      .toMatchObject({
        ...{ method: "PUT", url: "https://api.nexmo.com/v1/calls/63f61863-out", body: '{"action":"hangup"}' },
      });
  });
});
