import { describe, expect, test, vi } from "vitest";
import { silentTrack } from "../fake-room.ts";
import { roomContract } from "../media-room.contract.ts";
import { EmbeddedRoom } from "./embedded-room.ts";
import { FakeServerSocket, fakePcmAudios } from "./fake-transports.ts";

function open() {
  const servers = [new FakeServerSocket()];
  const [server] = servers as [FakeServerSocket];
  const openWebSocket = () => {
    const next = server.readyState === 0 ? server : new FakeServerSocket();
    if (next !== server) servers.push(next);
    return next.connect();
  };
  const { open: openPcmAudio, opened: pcmAudios } = fakePcmAudios();
  const room = new EmbeddedRoom({
    url: "ws://rooms.example/platform/room/1?t=x",
    audioContext: undefined,
    browserSpeech: {},
    openWebSocket,
    openPcmAudio,
  });
  const farSide = {
    received: () => server.signals.flatMap((signal) => (signal.type === "app" ? [signal.data] : [])),
    say: (data: string) => server.emit({ type: "app", data }),
    end: () => server.emit({ type: "left", reason: "assistant-ended-call" }),
    break: () => server.emit({ type: "error", error: "connection", message: "The room broke." }),
  };
  return { room, farSide, server, servers, pcmAudios };
}

function openFull() {
  const opened = open();
  opened.server.answer = () =>
    opened.server.emit({ type: "error", error: "meeting-full", message: "The room is full." });
  return opened;
}

roomContract("EmbeddedRoom", { open, openFull });

async function joined() {
  const opened = open();
  await opened.room.join({ audioTrack: silentTrack(), startAudioOff: false });
  const [pcm] = opened.pcmAudios;
  if (pcm === undefined) throw new Error("no audio was opened");
  return { ...opened, pcm };
}

const frame = new Uint8Array(640).fill(7).buffer;

describe("the audio of the embedded room", () => {
  test("sends the microphone's frames, and silence when it is muted", async () => {
    const { room, pcm, server } = await joined();
    pcm.listener.frame(frame);
    room.setLocalAudio(false);
    pcm.listener.frame(frame);
    expect(server.frames.map((sent) => new Uint8Array(sent)[0])).toEqual([7, 0]);
    expect(server.frames.map(({ byteLength }) => byteLength)).toEqual([640, 640]);
    await room.destroy();
  });

  test("drops audio that the network cannot keep up with", async () => {
    const { room, pcm, server } = await joined();
    server.bufferedAmount = 200_000;
    pcm.listener.frame(frame);
    expect(server.frames).toEqual([]);
    await room.destroy();
  });

  test("plays frames, acknowledges marks and drops both at a flush", async () => {
    const { room, pcm, server } = await joined();
    server.emit(frame);
    server.emit({ type: "mark", mark: 4 });
    server.emit({ type: "flush" });
    expect(pcm.played).toEqual([frame, 4, "flush"]);
    expect(server.signals.at(-1)).toEqual({ type: "played", mark: 4 });
    await room.destroy();
  });

  test("reports both levels, its own as 0 when muted", async () => {
    vi.useFakeTimers();
    const { room } = await joined();
    const levels: unknown[] = [];
    room.on("remote-audio-level", (level) => levels.push(level));
    room.on("local-audio-level", (level) => levels.push(level));
    await room.startAudioLevelObserver(100);
    vi.advanceTimersByTime(100);
    room.setLocalAudio(false);
    vi.advanceTimersByTime(100);
    expect(levels).toEqual([{ it: 0.05 }, 0.1, { it: 0.05 }, 0]);
    await room.destroy();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("switches to another microphone", async () => {
    const { room, pcm } = await joined();
    const other = silentTrack();
    await room.setAudioTrack(other);
    expect(pcm.microphone).toBe(other);
    await room.destroy();
    expect(pcm.isClosed).toBe(true);
  });
});

test("reports once that its microphone stopped, but not one it no longer uses", async () => {
  const { room } = await joined();
  const [headset, builtIn] = [trackOfOurs(), trackOfOurs()];
  let stopped = 0;
  room.on("device-error", () => {
    stopped += 1;
  });
  await room.setAudioTrack(headset);
  await room.setAudioTrack(builtIn);
  await room.setAudioTrack(builtIn);
  headset.dispatchEvent(new Event("ended"));
  expect(stopped).toBe(0);
  builtIn.dispatchEvent(new Event("ended"));
  expect(stopped).toBe(1);
  await room.destroy();
});

function trackOfOurs(): MediaStreamTrack {
  return Object.assign(new EventTarget(), { kind: "audio", stop: () => {} }) as unknown as MediaStreamTrack;
}

describe("the embedded room's connection", () => {
  test("sends a heartbeat every two seconds and is interrupted after ten without an answer", async () => {
    vi.useFakeTimers();
    const { room, server } = await joined();
    const lost = vi.fn();
    room.on("network-connection", lost);
    vi.advanceTimersByTime(2000);
    expect(server.signals.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(lost).not.toHaveBeenCalled();
    server.answer = () => {};
    await vi.advanceTimersByTimeAsync(14_000);
    expect(lost).toHaveBeenCalledWith({ status: "interrupted" });
    await room.destroy();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("reconnects after a loss, meets the assistant again and sends what was waiting", async () => {
    vi.useFakeTimers();
    const { room, server, servers, pcm } = await joined();
    const events: unknown[] = [];
    room.on("network-connection", ({ status }) => events.push(status));
    room.on("participant-joined", ({ userName }) => events.push(userName));
    server.close();
    await vi.advanceTimersByTimeAsync(0);
    room.sendAppMessage("while away");
    expect(room.state).toBe("joined");
    await vi.advanceTimersByTimeAsync(10);
    expect(events).toEqual(["interrupted", "connected", "Vapi Speaker"]);
    expect(servers[1]?.signals).toEqual([
      { type: "join", version: 1, abilities: { recognition: false, speech: false }, isBack: true },
      { type: "app", data: "while away", number: 1 },
    ]);
    expect(pcm.played).toEqual(["flush"]);
    await room.destroy();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("sends again what a dying connection lost, and nothing that has arrived", async () => {
    vi.useFakeTimers();
    const { room, server, servers } = await joined();
    room.sendAppMessage("arrived");
    await vi.advanceTimersByTimeAsync(2000);
    server.answer = () => {};
    room.sendAppMessage("swallowed");
    server.close();
    await vi.advanceTimersByTimeAsync(10);
    expect(servers[1]?.signals.filter(({ type }) => type === "app")).toEqual([
      { type: "app", data: "swallowed", number: 2 },
    ]);
    await room.destroy();
    vi.useRealTimers();
  });

  test("gives up a lost call after a minute", async () => {
    vi.useFakeTimers();
    const refuse = () => {
      const server = new FakeServerSocket();
      server.connect = () => {
        queueMicrotask(() => server.close());
        return server;
      };
      return server;
    };
    const { open: openPcmAudio } = fakePcmAudios();
    const first = new FakeServerSocket();
    const opened: FakeServerSocket[] = [];
    const openWebSocket = () => {
      opened.push(opened.length === 0 ? first.connect() : refuse().connect());
      return opened.at(-1) as FakeServerSocket;
    };
    const room = new EmbeddedRoom({
      url: "ws://r.example/",
      audioContext: undefined,
      browserSpeech: {},
      openWebSocket,
      openPcmAudio,
    });
    await room.join({ audioTrack: null, startAudioOff: false });
    const failed = vi.fn();
    room.on("error", failed);
    first.close();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: "connection" }));
    expect(opened.length).toBeGreaterThan(8);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("gives up a room that does not answer the join", async () => {
    vi.useFakeTimers();
    const { room, server } = open();
    server.answer = () => {};
    const refused = expect(room.join({ audioTrack: null, startAudioOff: false })).rejects.toMatchObject({
      code: "connection",
    });
    await vi.advanceTimersByTimeAsync(15_000);
    await refused;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("tells the room that it leaves", async () => {
    const { room, server } = await joined();
    await room.leave();
    expect(server.signals.at(-1)).toEqual({ type: "leave" });
    expect(server.readyState).toBe(3);
  });

  test("says what the browser can do when it joins", async () => {
    const { room, server } = await joined();
    expect(server.signals[0]).toEqual({ type: "join", version: 1, abilities: { recognition: false, speech: false } });
    await room.destroy();
  });

  test("survives messages that are not JSON", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { room, server } = await joined();
    server.dispatchEvent(new MessageEvent("message", { data: "<html>" }));
    expect(room.state).toBe("joined");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    await room.destroy();
  });
});
