import { afterEach, describe, expect, test } from "vitest";
import { policy } from "./calls/session/policy.ts";
import { mintCallToken, PlatformError, type Voice } from "./index.ts";
import { fakeClock } from "./testing/fake-clock.ts";
import { RoomClient } from "./testing/room-client.ts";
import { openTestPlatform, type TestPlatform } from "./testing/test-platform.ts";

let fixture: TestPlatform;
afterEach(() => fixture?.close());

const body = { assistant: { name: "Dilo", firstMessage: "Hola." } };

function refusal(code: string) {
  return expect.objectContaining({ name: "PlatformError", code });
}

describe("creating a web call", () => {
  test("answers what the SDK needs", async () => {
    fixture = await openTestPlatform();
    const call = await fixture.platform.createWebCall(fixture.token(), body);
    expect(call).toMatchObject({
      artifactPlan: { videoRecordingEnabled: false },
      assistant: { name: "Dilo", voice: { provider: "none" } },
    });
    expect(call.webCallUrl).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/platform\/room\/[0-9a-f-]{36}\?t=[\w-]+\.[\w-]+$/);
    expect(call.webCallUrl).toContain(call.id);
  });

  test.each([
    ["none", undefined],
    ["nonsense", "nonsense"],
    [
      "a token signed by somebody else",
      mintCallToken({ secret: new Uint8Array(32), subject: "x", now: Date.now(), ttlMs: 9e9 }),
    ],
  ])("needs a token: %s is not one", async (_, bearer) => {
    fixture = await openTestPlatform();
    await expect(fixture.platform.createWebCall(bearer, body)).rejects.toEqual(refusal("unauthorized"));
  });

  test("does not take a token that is out of date", async () => {
    const clock = fakeClock();
    fixture = await openTestPlatform({ clock });
    const token = fixture.token();
    clock.pass(60_000);
    await expect(fixture.platform.createWebCall(token, body)).rejects.toEqual(refusal("unauthorized"));
  });

  test.each([
    ["null", null],
    ["nothing to talk to", {}],
    ["an unknown setting", { ...body, surprise: 1 }],
    ["an assistant that would have to be undelivered here", { assistantId: "x" }],
    ["a first message without end", { assistant: { firstMessage: "a".repeat(5000) } }],
  ])("refuses %s", async (_, wrong) => {
    fixture = await openTestPlatform();
    await expect(fixture.platform.createWebCall(fixture.token(), wrong)).rejects.toEqual(refusal("bad-request"));
  });

  test("says in the platform's own words that an assistant is missing", async () => {
    fixture = await openTestPlatform();
    const refused = await fixture.platform.createWebCall(fixture.token(), {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PlatformError);
    expect(refused).toMatchObject({ message: "Assistant or Squad or Workflow must be provided." });
  });

  test("allows one call at a time, and a new one when nobody is in the first", async () => {
    fixture = await openTestPlatform();
    await fixture.platform.createWebCall(fixture.token(), body);
    const client = await fixture.call();
    await client.when((arrived) => (arrived.kind === "word" ? arrived.word : undefined));
    expect(fixture.platform.activeCalls()).toBe(1);
    await expect(fixture.platform.createWebCall(fixture.token(), body)).rejects.toEqual(refusal("one-call-at-a-time"));
    await fixture.call({ subject: "another payment" });
    expect(fixture.platform.activeCalls()).toBe(2);
  });

  test("lets a page that was reloaded begin again", async () => {
    fixture = await openTestPlatform();
    const client = await fixture.call();
    await client.when((arrived) => (arrived.kind === "word" ? arrived.word : undefined));
    client.cut();
    await expect.poll(() => fixture.log.some(({ event }) => event === "room-lost")).toBe(true);
    await fixture.call();
    expect(fixture.platform.activeCalls()).toBe(1);
  });

  test("counts the calls of a payment", async () => {
    fixture = await openTestPlatform({ callsPerSubject: 2 });
    await fixture.platform.createWebCall(fixture.token(), body);
    await fixture.platform.createWebCall(fixture.token(), body);
    await expect(fixture.platform.createWebCall(fixture.token(), body)).rejects.toEqual(refusal("call-limit"));
    await fixture.platform.createWebCall(fixture.token("another payment"), body);
  });

  test("leaves half of the lines to those who do not come from any page", async () => {
    fixture = await openTestPlatform({ maxCalls: 4 });
    const watch = { onJoined: () => {}, onMessage: () => {}, onEnded: () => {} };
    const ofPage = () => fixture.platform.beginCall(body, watch, { isOfPage: true });
    const [first] = await Promise.all([ofPage(), ofPage()]);
    await expect(ofPage()).rejects.toEqual(refusal("at-capacity"));
    await fixture.platform.createWebCall(fixture.token(), body);
    await fixture.platform.beginCall(body, watch);
    await expect(fixture.platform.beginCall(body, watch)).rejects.toEqual(refusal("at-capacity"));
    fixture.platform.endCall(first.id);
    expect((await ofPage()).id).not.toBe(first.id);
  });

  test("is refused when all lines are busy, and when the platform closes", async () => {
    fixture = await openTestPlatform({ maxCalls: 1 });
    await fixture.platform.createWebCall(fixture.token("one"), body);
    await expect(fixture.platform.createWebCall(fixture.token("two"), body)).rejects.toEqual(refusal("at-capacity"));
    await fixture.platform.close();
    await expect(fixture.platform.createWebCall(fixture.token("one"), body)).rejects.toEqual(refusal("closed"));
    expect(fixture.platform.activeCalls()).toBe(0);
  });
});

describe("entering a room", () => {
  function refusedWith(client: RoomClient) {
    return client.when((arrived) =>
      arrived.kind === "signal" && arrived.signal.type === "error" ? arrived.signal.error : undefined,
    );
  }

  test("needs the token of this very room", async () => {
    fixture = await openTestPlatform();
    const one = await fixture.platform.createWebCall(fixture.token("one"), body);
    const two = await fixture.platform.createWebCall(fixture.token("two"), body);
    expect(await refusedWith(new RoomClient(one.webCallUrl.replace(one.id, two.id)))).toBe("not-allowed");
    expect(await refusedWith(new RoomClient(one.webCallUrl.replace(/\?.*/, "")))).toBe("not-allowed");
  });

  test("is too late when the address has expired or the call is over", async () => {
    const clock = fakeClock();
    fixture = await openTestPlatform({ clock });
    const { webCallUrl } = await fixture.platform.createWebCall(fixture.token(), body);
    clock.pass(policy.graceMs);
    expect(await refusedWith(new RoomClient(webCallUrl))).toBe("no-room");
    clock.pass(policy.longestCallMs);
    expect(await refusedWith(new RoomClient(webCallUrl))).toBe("exp-token");
  });

  test("greets, shows the first message, and ends when the client says goodbye", async () => {
    fixture = await openTestPlatform();
    const client = await fixture.call({ firstMessage: "Hola." });
    expect(await client.when((arrived) => (arrived.kind === "word" ? arrived.word : undefined))).toBe("listening");
    expect(await client.question(1)).toMatchObject({ transcript: "Hola." });
    client.signal({ type: "leave" });
    await expect.poll(() => fixture.platform.activeCalls()).toBe(0);
    expect(fixture.log.at(-1)).toMatchObject({ event: "call-ended", reason: "customer-ended-call" });
  });

  test("is kept for whoever leaves and comes back, where that was asked for, until somebody ends the call", async () => {
    fixture = await openTestPlatform();
    const undelivered = { ...body, roomDeleteOnUserLeaveEnabled: false };
    const { webCallUrl } = await fixture.platform.createWebCall(fixture.token(), undelivered);
    const before = new RoomClient(webCallUrl);
    await before.join();
    before.message({ type: "add-message", message: { role: "system", content: "¿Su nombre?" } });
    await before.question(2);
    before.signal({ type: "leave" });
    await expect(before.when(() => undefined)).rejects.toThrow("The room closed first.");
    expect(fixture.platform.activeCalls()).toBe(1);
    const after = new RoomClient(webCallUrl);
    await after.join();
    expect(await after.question(1)).toMatchObject({ transcript: "¿Su nombre?" });
    after.message({ type: "end-call" });
    await expect.poll(() => fixture.platform.activeCalls()).toBe(0);
  });

  test("goes on in the newest place when somebody comes a second time", async () => {
    fixture = await openTestPlatform();
    const { webCallUrl } = await fixture.platform.createWebCall(fixture.token(), body);
    const first = new RoomClient(webCallUrl);
    await first.join();
    await first.question(1);
    const second = new RoomClient(webCallUrl);
    await second.join();
    expect(await refusedWith(first)).toBe("ejected");
    expect(await second.question(1)).toMatchObject({ transcript: "Hola." });
    expect(fixture.platform.activeCalls()).toBe(1);
  });

  test("goes on where it was when a lost line comes back", async () => {
    fixture = await openTestPlatform();
    const { webCallUrl } = await fixture.platform.createWebCall(fixture.token(), body);
    const before = new RoomClient(webCallUrl);
    await before.join();
    before.message({ type: "add-message", message: { role: "system", content: "¿Su nombre?" } });
    await before.question(2);
    before.cut();
    await expect.poll(() => fixture.log.some(({ event }) => event === "room-lost")).toBe(true);
    const after = new RoomClient(webCallUrl);
    await after.join();
    expect(await after.when((arrived) => (arrived.kind === "word" ? arrived.word : undefined))).toBe("listening");
    expect(await after.question(1)).toMatchObject({ transcript: "¿Su nombre?" });
    expect(fixture.platform.activeCalls()).toBe(1);
  });

  test("takes what comes again once, and says the question that a dead line swallowed", async () => {
    const ask = (number: number, content: string) => {
      const message = { type: "add-message", message: { role: "system", content } } as const;
      return { type: "app", data: JSON.stringify(message), number } as const;
    };
    fixture = await openTestPlatform();
    const { webCallUrl } = await fixture.platform.createWebCall(fixture.token(), body);
    const before = new RoomClient(webCallUrl);
    await before.join();
    before.signal(ask(1, "¿Su nombre?"));
    await before.question(2);
    before.cut();
    await expect.poll(() => fixture.log.some(({ event }) => event === "room-lost")).toBe(true);
    const after = new RoomClient(webCallUrl);
    await after.join(undefined, [ask(1, "¿Su nombre?"), ask(2, "¿Su teléfono?")]);
    expect(await after.question(1)).toMatchObject({ transcript: "¿Su teléfono?" });
    after.signal(ask(3, "¿Su correo?"));
    expect(await after.question(2)).toMatchObject({ transcript: "¿Su correo?" });
  });

  test("drops what it does not understand and goes on", async () => {
    fixture = await openTestPlatform();
    const client = await fixture.call();
    for (const wrong of [
      "",
      "{",
      "null",
      '{"type":"app"}',
      '{"type":"app","data":"{"}',
      '{"type":"played","mark":99}',
    ]) {
      client.raw(wrong);
    }
    client.raw(Buffer.alloc(3));
    client.raw(Buffer.alloc(10_000));
    client.signal({ type: "app", data: "x".repeat(5000) });
    client.message({ type: "add-message", message: { role: "system", content: "¿Su nombre?" } });
    expect(await client.question(1)).toMatchObject({ transcript: "¿Su nombre?" });
    expect(fixture.log.filter(({ event }) => event === "room-misused").length).toBe(5);
  });

  test("says to the page which message it did not take, and why, for the first five", async () => {
    fixture = await openTestPlatform();
    const client = await fixture.call();
    const send = (message: object) => client.signal({ type: "app", data: JSON.stringify(message) });
    send({ type: "start-recording" });
    send({ type: "add-message", message: { role: "user", content: " " } });
    for (let more = 0; more < 20; more += 1) send({ type: "control", control: "dance" });
    client.message({ type: "add-message", message: { role: "system", content: "¿Su nombre?" } });
    expect(await client.question(1)).toMatchObject({ transcript: "¿Su nombre?" });
    const refused = client.arrived.flatMap((one) =>
      one.kind === "message" && one.message.type === "error" ? [one.message] : [],
    );
    expect(refused.slice(0, 3)).toMatchObject([
      {
        error: "message-refused",
        path: "type",
        message: "A message was not taken. Its field type is wrong. The reference lists them under Rooms.",
      },
      { path: "message.content" },
      { path: "control" },
    ]);
    expect(refused.length).toBe(5);
  });

  test("lets the browser hear and speak, sentence by sentence", async () => {
    fixture = await openTestPlatform({ voice: "browser" });
    const client = await fixture.call({
      firstMessage: "Hola. ¿Cuál es su nombre?",
      abilities: { recognition: true, speech: true },
    });
    await client.silence(1);
    const sentences = client.arrived.flatMap((arrived) =>
      arrived.kind === "signal" && arrived.signal.type === "speak" ? [arrived.signal.text] : [],
    );
    expect(sentences).toEqual(["Hola.", "¿Cuál es su nombre?"]);
    client.signal({ type: "recognised", text: "Juan Pérez", isFinal: true });
    expect(await client.userSaid(1)).toMatchObject({ transcript: "Juan Pérez" });
  });

  test("asks the browser's voice for the rate that a message asks for", async () => {
    fixture = await openTestPlatform({ voice: "browser" });
    const client = await fixture.call({ abilities: { recognition: true, speech: true } });
    const message = { role: "system", content: "¿Su nombre?" } as const;
    client.message({ type: "add-message", message });
    client.message({ type: "add-message", message, rate: 0.5 });
    await client.silence(2);
    const rates = client.arrived.flatMap((arrived) =>
      arrived.kind === "signal" && arrived.signal.type === "speak" ? [arrived.signal.rate] : [],
    );
    expect(rates[1]).toBeCloseTo((rates[0] ?? 0) / 2);
  });

  test("has a text said as it is to be pronounced, and shows it as it is written", async () => {
    const pronounce = (text: string, language: string) =>
      language === "es" ? text.replace("USCIS", "u ese ce i ese") : text;
    fixture = await openTestPlatform({ voice: "browser", pronounce });
    const firstMessage = "Está junto a USCIS.";
    const client = await fixture.call({ firstMessage, abilities: { recognition: true, speech: true } });
    expect(await client.question(1)).toMatchObject({ transcript: firstMessage });
    await client.silence(1);
    expect(client.arrived).toContainEqual({
      kind: "signal",
      signal: expect.objectContaining({ type: "speak", text: "Está junto a u ese ce i ese." }),
    });
  });

  test("prepares texts as they will be said", async () => {
    const prepared: string[] = [];
    const voice: Voice = {
      name: "counting",
      id: "counting",
      speak: async function* (text) {
        prepared.push(text);
        yield new Int16Array(320).fill(1000);
      },
    };
    fixture = await openTestPlatform({ voice, pronounce: (text) => text.replace("N-400", "ene cuatrocientos") });
    await fixture.platform.prepare(["Su N-400."]);
    expect(prepared).toEqual(["Su ene cuatrocientos."]);
  });

  test("lets the browser speak when the voice fails, and only shows the question where it cannot", async () => {
    const voice: Voice = {
      name: "broken",
      id: "broken",
      // biome-ignore lint/correctness/useYield: this voice fails before its first sound
      speak: async function* () {
        throw new PlatformError("unreachable", "It is down.");
      },
    };
    fixture = await openTestPlatform({ voice });
    const able = await fixture.call({
      subject: "able",
      firstMessage: "Hola.",
      abilities: { recognition: true, speech: true },
    });
    expect(await able.heard("hang")).toEqual({ type: "hang", reason: "voice-failed" });
    await able.silence(1);
    expect(able.arrived).toContainEqual({
      kind: "signal",
      signal: expect.objectContaining({ type: "speak", text: "Hola." }),
    });

    const unable = await fixture.call({ subject: "unable", firstMessage: "Hola." });
    await unable.heard("hang");
    unable.message({ type: "add-message", message: { role: "system", content: "¿Su nombre?" } });
    expect(await unable.question(2)).toMatchObject({ transcript: "¿Su nombre?" });
    expect(fixture.log).toContainEqual(expect.objectContaining({ event: "speech-failed", part: "voice" }));
  });

  test("leaves no timer and no call behind, after two hundred of them", async () => {
    const clock = fakeClock();
    fixture = await openTestPlatform({ clock, callsPerSubject: 200 });
    for (let call = 0; call < 200; call += 1) {
      const client = await fixture.call({ firstMessage: "Hola." });
      await client.question(1);
      client.signal({ type: "leave" });
      await expect.poll(() => fixture.platform.activeCalls(), { interval: 1 }).toBe(0);
    }
    clock.pass(2000);
    expect(clock.pending()).toBe(0);
  });

  test("is left by the clock when a page falls silent", async () => {
    const clock = fakeClock();
    fixture = await openTestPlatform({ clock });
    const client = await fixture.call();
    await client.when((arrived) => (arrived.kind === "word" ? arrived.word : undefined));
    clock.pass(10_000);
    expect(fixture.log.at(-1)).toMatchObject({ event: "room-lost" });
    clock.pass(policy.graceMs);
    expect(fixture.platform.activeCalls()).toBe(0);
  });
});
