import { afterEach, describe, expect, test, vi } from "vitest";
import { EmbeddedRoom } from "../embedded/embedded-room.ts";
import { fakePcmAudios } from "../embedded/fake-transports.ts";
import { silentTrack } from "../fake-room.ts";
import { roomContract } from "../media-room.contract.ts";
import type { RoomContext } from "../media-room.ts";
import { FakeLiveKitClient } from "./fake-livekit-client.ts";
import { liveKitRooms } from "./index.ts";
import { openLiveKitLine } from "./livekit-line.ts";

const place = { url: "wss://live.example", token: "a.b.c" };
const address = `livekit+${place.url}?t=${place.token}`;

function open(client = new FakeLiveKitClient()) {
  const { open: openPcmAudio, opened: pcmAudios } = fakePcmAudios();
  const line = openLiveKitLine(client.library, place);
  const room = new EmbeddedRoom({ url: address, audioContext: undefined, browserSpeech: {}, openPcmAudio, ...line });
  const farSide = {
    received: () =>
      client.connections.flatMap(({ signals }) =>
        signals.flatMap((signal) => (signal.type === "app" ? [signal.data] : [])),
      ),
    say: (data: string) => client.connection.emit({ type: "app", data }),
    end: () => client.connection.emit({ type: "left", reason: "assistant-ended-call" }),
    break: () => client.connection.emit({ type: "error", error: "connection", message: "The room broke." }),
  };
  return { room, farSide, client, pcmAudios };
}

function openFull() {
  const opened = open();
  opened.client.answer = (_signal, connection) =>
    connection.emit({ type: "error", error: "meeting-full", message: "The room is full." });
  return opened;
}

/** A microphone that can be cloned. */
function microphone(): MediaStreamTrack {
  return { ...silentTrack(), enabled: true, clone: microphone } as unknown as MediaStreamTrack;
}

roomContract("A LiveKit room", { open, openFull, microphone });

async function joined() {
  const opened = open();
  await opened.room.join({ audioTrack: microphone(), startAudioOff: false });
  await vi.waitFor(() =>
    expect(opened.client.connection.signals).toContainEqual({ type: "transport", transport: "rtc" }),
  );
  return opened;
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a LiveKit room", () => {
  test("is joined with the call's token, and carries sound by its tracks once both are up", async () => {
    const { room, client, pcmAudios } = await joined();
    expect(client.connection.token).toBe(place.token);
    const started = new Promise((resolve) => room.on("track-started", resolve));
    room.subscribe("it", { audio: true, video: false });
    expect(await started).toBeDefined();
    await vi.waitFor(() => expect(client.connection.published).toHaveLength(1));
    pcmAudios[0]?.listener.frame(new ArrayBuffer(640));
    await Promise.resolve();
    expect(client.connection.soundPackets).toBe(0);
    room.setLocalAudio(false);
    expect(client.connection.published[0]?.enabled).toBe(false);
    await room.destroy();
  });

  test("sends sound as data until then", async () => {
    const { room, client, pcmAudios } = open();
    await room.join({ audioTrack: null, startAudioOff: false });
    pcmAudios[0]?.listener.frame(new ArrayBuffer(640));
    await vi.waitFor(() => expect(client.connection.soundPackets).toBe(1));
    await room.destroy();
  });

  test("falls back to data when the tracks do not come up", async () => {
    vi.useFakeTimers();
    const { room, client } = open();
    const { answer } = client;
    client.answer = (signal, connection) => {
      if (signal.type !== "offer") answer(signal, connection);
    };
    await room.join({ audioTrack: microphone(), startAudioOff: false });
    await vi.advanceTimersByTimeAsync(6000);
    expect(client.connection.signals).toContainEqual({ type: "transport", transport: "pcm" });
    expect(client.connection.published).toEqual([]);
    await room.destroy();
  });

  test("comes back by itself when LiveKit loses it, and sends what was not confirmed", async () => {
    const { room, farSide, client } = await joined();
    const back = new Promise((resolve) =>
      room.on("network-connection", ({ status }) => {
        if (status === "connected") resolve(status);
      }),
    );
    client.connection.end();
    room.sendAppMessage("while it was away");
    await back;
    expect(client.connections).toHaveLength(2);
    expect(client.connection.signals[0]).toMatchObject({ type: "join", isBack: true });
    await vi.waitFor(() => expect(farSide.received()).toEqual(["while it was away"]));
    expect(room.state).toBe("joined");
    await room.destroy();
  });

  test("is over when LiveKit says that it was deleted, though our own goodbye was lost", async () => {
    const { room, client } = await joined();
    const left = new Promise((resolve) => room.on("left", resolve));
    client.connection.end(5);
    expect(await left).toBe("room-deleted");
    expect(client.connections).toHaveLength(1);
    await room.destroy();
  });

  test("does not fight with another page for its place", async () => {
    const { room, client } = await joined();
    const failed = new Promise((resolve) => room.on("error", resolve));
    client.connection.end(2);
    expect(await failed).toMatchObject({ type: "ejected" });
    await room.destroy();
  });

  test("says that it could not be connected", async () => {
    const client = new FakeLiveKitClient();
    client.isReachable = false;
    const { room } = open(client);
    await expect(room.join({ audioTrack: null, startAudioOff: false })).rejects.toMatchObject({ code: "connection" });
    await room.destroy();
  });
});

describe("choosing the room", () => {
  const context: RoomContext = { audioContext: undefined, browserSpeech: {}, sendsVideo: false, dailyConfig: {} };

  test("loads LiveKit's library for a LiveKit room alone, and keeps what others prepare", async () => {
    const load = vi.fn(async () => new FakeLiveKitClient().library);
    const other = open().room;
    const prepare = async () => ({ perform: async () => {}, destroy: async () => {} });
    const rooms = liveKitRooms(
      load,
      Object.assign(async () => other, { prepare }),
    );
    expect(await rooms("wss://rooms.example/1", context)).toBe(other);
    expect(load).not.toHaveBeenCalled();
    expect(await rooms(address, context)).toBeInstanceOf(EmbeddedRoom);
    expect(load).toHaveBeenCalledOnce();
    expect(rooms.prepare).toBe(prepare);
  });

  test("says what is missing where a page does not know LiveKit's rooms", async () => {
    const { openRoom } = await import("../open-room.ts");
    expect(() => openRoom(address, context)).toThrow("liveKitRooms");
  });
});
