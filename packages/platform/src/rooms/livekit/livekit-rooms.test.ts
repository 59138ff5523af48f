import * as sdk from "livekit-server-sdk";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PlatformSettings } from "../../platform.ts";
import { FakeLiveKit } from "../../testing/livekit/fake-livekit.ts";
import { openTestPlatform, type TestPlatform } from "../../testing/test-platform.ts";
import type { LiveKitSdk } from "./livekit-packages.ts";
import { openLiveKitRooms } from "./livekit-rooms.ts";

let liveKit: FakeLiveKit;
let fixture: TestPlatform | undefined;
beforeEach(async () => {
  liveKit = await FakeLiveKit.open();
});
afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
  await liveKit.close();
});

const hears = {
  name: "",
  listen: () => ({ hear: () => {}, begin: () => {}, transcribe: async () => "", end: () => {}, close: () => {} }),
};

async function open(settings: Partial<PlatformSettings> = {}, changes: { secret?: string; url?: string } = {}) {
  const liveKitSettings = { ...liveKit.settings, ...changes };
  const parts = { sdk: sdk as unknown as LiveKitSdk, rtc: liveKit.rtc, settings: liveKitSettings };
  const rooms = openLiveKitRooms({ ...parts, clock: { now: () => Date.now(), after: soon } });
  fixture = await openTestPlatform({ rooms, transcriber: hears, ...settings });
  return fixture;
}

/** Waits of the adapter's own end at once, but for the one that would give up joining. */
function soon(delayMs: number, run: () => void): () => void {
  if (delayMs >= 10_000) return () => {};
  const timer = setImmediate(run);
  return () => clearImmediate(timer);
}

function create({ platform, token }: TestPlatform, firstMessage = "Hola.") {
  return platform.createWebCall(token(), { assistant: { firstMessage } });
}

describe("a call in a LiveKit room", () => {
  test("has a room for two whose name and identities say nothing, and a token for this room alone", async () => {
    const call = await create(await open());
    const { url } = liveKit.settings;
    expect(call.webCallUrl.startsWith(`livekit+${url}?t=`)).toBe(true);
    const grants = await liveKit.read(call.webCallUrl.split("?t=")[1] as string);
    const [name] = [...liveKit.rooms.keys()] as [string];
    expect(grants.video).toEqual({
      room: name,
      roomJoin: true,
      canSubscribe: true,
      canPublish: true,
      canPublishSources: ["microphone"],
      canPublishData: true,
      canUpdateOwnMetadata: false,
    });
    const lifeS = (grants.exp as number) - Date.now() / 1000;
    expect(lifeS).toBeGreaterThan(60);
    expect(lifeS).toBeLessThanOrEqual(2 * 3600);
    expect(liveKit.asked).toMatchObject([
      { method: "CreateRoom", body: { maxParticipants: 2, departureTimeout: 120 } },
    ]);
    const identities = [...liveKit.room.members.keys(), grants.sub as string];
    for (const id of [name, ...identities]) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set([call.id, name, ...identities]).size).toBe(4);
  });

  test("begins when the page is in it, with its messages as reliable data", async () => {
    const text = "¿Cómo está, señora Muñoz?";
    const page = await liveKit.join((await create(await open(), text)).webCallUrl);
    page.join();
    await vi.waitFor(() => expect(page.heard).toContainEqual(expect.objectContaining({ transcript: text })));
    expect(page.heard[0]).toBe("listening");
    expect(page.signals[0]).toMatchObject({ type: "joined", offersRtc: true });
  });

  test("is over for the page when it says goodbye: the room is deleted", async () => {
    const { webCallUrl } = await create(await open());
    const page = await liveKit.join(webCallUrl);
    page.join();
    await vi.waitFor(() => expect(page.heard).toContain("listening"));
    page.signal({ type: "leave" });
    await vi.waitFor(() => expect(liveKit.asked.at(-1)?.method).toBe("DeleteRoom"));
    expect(liveKit.rooms.size).toBe(0);
    expect(fixture?.platform.activeCalls()).toBe(0);
  });

  test("tells the page that it is over before the room goes", async () => {
    const { id, webCallUrl } = await create(await open());
    const page = await liveKit.join(webCallUrl);
    page.join();
    await vi.waitFor(() => expect(page.heard).toContain("listening"));
    fixture?.platform.endCall(id);
    await vi.waitFor(() => expect(page.ending).toBe("room-deleted"));
    expect(page.signals.at(-1)).toMatchObject({ type: "left", reason: "assistant-ended-call" });
  });

  test("goes on with a page that comes back, under another connection or before the old one is gone", async () => {
    const { webCallUrl } = await create(await open());
    const first = await liveKit.join(webCallUrl);
    first.join();
    await vi.waitFor(() => expect(first.heard).toContain("listening"));
    first.cut();
    await vi.waitFor(() => expect(fixture?.log).toContainEqual(expect.objectContaining({ event: "room-lost" })));
    const second = await liveKit.join(webCallUrl);
    second.join({ isBack: true, number: 2 });
    await vi.waitFor(() => expect(second.heard).toContain("listening"));
    const third = await liveKit.join(webCallUrl);
    expect(second.ending).toBe("duplicate");
    third.join({ isBack: true, number: 3 });
    await vi.waitFor(() => expect(third.heard).toContain("listening"));
    expect(third.ending).toBeUndefined();
    expect(fixture?.platform.activeCalls()).toBe(1);
    expect(liveKit.asked.map(({ method }) => method)).toEqual(["CreateRoom"]);
  });

  test("goes on when LiveKit loses our own connection: we join again", async () => {
    const { webCallUrl } = await create(await open());
    const page = await liveKit.join(webCallUrl);
    page.join();
    await vi.waitFor(() => expect(page.heard).toContain("listening"));
    const assistant = [...liveKit.room.members.keys()].find((identity) => identity !== page.identity) as string;
    liveKit.isDown = true;
    liveKit.room.leave(assistant, "lost");
    await new Promise((resolve) => setImmediate(resolve));
    liveKit.isDown = false;
    await vi.waitFor(() => expect(liveKit.room.members.has(assistant)).toBe(true));
    page.signals.length = 0;
    page.join({ isBack: true, number: 2 });
    await vi.waitFor(() => expect(page.heard).toContain("listening"));
  });

  test("ignores whoever else is in the room", async () => {
    await create(await open());
    const { FakeLiveKitPage } = await import("../../testing/livekit/livekit-page.ts");
    const stranger = new FakeLiveKitPage(liveKit.room, "stranger");
    stranger.join();
    await new Promise((resolve) => setImmediate(resolve));
    expect(stranger.signals).toEqual([]);
  });

  test("disconnects a page that floods it, as the close of a socket would", async () => {
    const { webCallUrl } = await create(await open());
    const page = await liveKit.join(webCallUrl);
    page.join();
    page.signal(...Array.from({ length: 600 }, () => ({ type: "ping", at: 1 }) as const));
    await vi.waitFor(() => expect(page.ending).toBe("removed"));
    expect(fixture?.platform.activeCalls()).toBe(1);
  });

  test("is left and deleted when the server stops", async () => {
    await create(await open());
    await fixture?.platform.close();
    expect(liveKit.rooms.size).toBe(0);
  });
});

describe("a LiveKit server that cannot be used", () => {
  test("and does not believe our key is a refusal that names no secret", async () => {
    await open({}, { secret: "another secret of thirty-two letters" });
    await expect(create(fixture as TestPlatform)).rejects.toMatchObject({
      code: "refused",
      message: "LiveKit refuses our key or secret.",
    });
    expect(fixture?.platform.activeCalls()).toBe(0);
  });

  test("because it is not there begins no call", async () => {
    await open({}, { url: "ws://127.0.0.1:9" });
    await expect(create(fixture as TestPlatform)).rejects.toMatchObject({ code: "unreachable" });
    expect(fixture?.platform.activeCalls()).toBe(0);
  });

  test("because we cannot join the room deletes it again", async () => {
    await open();
    liveKit.isDown = true;
    await expect(create(fixture as TestPlatform)).rejects.toMatchObject({
      code: "unreachable",
      message: "The LiveKit room could not be joined.",
    });
    expect(liveKit.asked.map(({ method }) => method)).toEqual(["CreateRoom", "DeleteRoom"]);
    expect(fixture?.platform.activeCalls()).toBe(0);
  });
});

describe("sound in a LiveKit room", () => {
  const voice = {
    name: "",
    id: "test",
    speak: async function* () {
      yield new Int16Array(3200).fill(5000);
    },
  };

  test("is LiveKit's: the voice at 16 kHz on our track, the microphone from 48 kHz, none as data", async () => {
    const frames: Int16Array[] = [];
    const listens = {
      ...hears,
      listen: () => ({ ...hears.listen(), hear: (frame: Int16Array) => frames.push(frame) }),
    };
    const { webCallUrl } = await create(await open({ transcriber: listens, voice }));
    const page = await liveKit.join(webCallUrl);
    page.room.publish(page.identity, page.microphone);
    page.signal({ type: "join", version: 1, abilities: { recognition: false, speech: false } });
    page.connectTracks();
    page.signal({ type: "app", data: "playable", number: 1 });
    for (let frame = 0; frame < 20; frame++) page.speak(1000);
    await vi.waitFor(() => expect(frames.length).toBeGreaterThanOrEqual(19));
    expect(frames.every(({ length }) => length === 320)).toBe(true);
    expect(frames.at(-1)?.at(0)).toBe(1000);
    const spoken = () => (page.voice?.frames ?? []).filter(({ data }) => data.some((sample) => sample !== 0));
    await vi.waitFor(() => expect(spoken().length).toBeGreaterThanOrEqual(10));
    expect(page.voice?.frames.every(({ sampleRate, data }) => sampleRate === 16_000 && data.length <= 320)).toBe(true);
    await vi.waitFor(() => expect(page.signals).toContainEqual(expect.objectContaining({ type: "mark" })));
    expect(page.soundPackets).toBe(0);
    page.cut();
    await vi.waitFor(() => expect(page.microphone.readerCount).toBe(0));
  });

  test("goes as data where the page's own recognition hears it, which must know what is audible", async () => {
    const { webCallUrl } = await create(await open({ transcriber: "browser", voice }));
    const page = await liveKit.join(webCallUrl);
    page.join();
    await vi.waitFor(() => expect(page.soundPackets).toBeGreaterThanOrEqual(10));
    expect(page.signals[0]).not.toHaveProperty("offersRtc");
  });
});
