import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { createTestCall } from "../call/testing.ts";
import type { VoiceCallOptions } from "../call/voice-call-options.ts";
import { type FakeRoom, type FakeRoomBehaviour, silentTrack } from "../rooms/fake-room.ts";
import { VoiceError } from "../voice-error.ts";
import { type UseVoiceCallOptions, useVoiceCall } from "./use-voice-call.ts";

const startOptions = { assistant: { name: "Dilo" } };

function renderVoiceCall(
  behaviour: FakeRoomBehaviour = {},
  options: Partial<VoiceCallOptions> = {},
  own: Partial<UseVoiceCallOptions> = {},
) {
  const setup = createTestCall(behaviour, options);
  const { result, unmount } = renderHook(() => useVoiceCall({ ...setup.options, ...own }), { wrapper: StrictMode });
  return { ...setup, result, unmount };
}

async function renderActiveCall(...setup: Parameters<typeof renderVoiceCall>) {
  const all = renderVoiceCall(...setup);
  await act(async () => {
    await all.result.current.start(startOptions);
  });
  const room = all.rooms[0] as FakeRoom;
  await act(async () => room.say("listening"));
  return { ...all, room };
}

test("is connecting from the click until the assistant listens, then active until the end", async () => {
  const { result, rooms } = renderVoiceCall();
  expect(result.current).toMatchObject({ isActive: false, isConnecting: false, lastFinalTranscript: "", error: "" });
  await act(async () => {
    await result.current.start(startOptions);
  });
  expect(result.current).toMatchObject({ isActive: false, isConnecting: true });
  await act(async () => rooms[0]?.say("listening"));
  expect(result.current).toMatchObject({ isActive: true, isConnecting: false });
  await act(async () => result.current.stop());
  expect(result.current).toMatchObject({ isActive: false, isConnecting: false, error: "" });
});

test("shows the person's last final transcript, and passes every message on", async () => {
  const onMessage = vi.fn();
  const { result, room } = await renderActiveCall({}, {}, { onMessage });
  const transcript = { type: "transcript", role: "user", transcriptType: "final", transcript: "Ana Ruiz" };
  await act(async () => {
    room.say(transcript);
    room.say({ ...transcript, transcriptType: "partial", transcript: "vi" });
    room.say({ ...transcript, role: "assistant", transcript: "¿Dónde vive?" });
  });
  expect(result.current.lastFinalTranscript).toBe("Ana Ruiz");
  expect(onMessage).toHaveBeenCalledTimes(3);
  await act(async () => result.current.stop());
});

test("shows a failure's message and its code", async () => {
  const openMicrophone = async () => {
    throw new VoiceError("permissions", "The microphone could not be opened.");
  };
  const { result } = renderVoiceCall({}, { openMicrophone });
  await act(async () => {
    expect(await result.current.start(startOptions)).toBeNull();
  });
  expect(result.current).toMatchObject({
    error: "The microphone could not be opened.",
    failure: { code: "permissions" },
    isActive: false,
    isConnecting: false,
  });
});

test("tells while the line is away, and not after the call", async () => {
  const { result, room } = await renderActiveCall();
  await act(async () => room.emit("network-connection", { status: "interrupted" }));
  expect(result.current.isInterrupted).toBe(true);
  await act(async () => room.emit("network-connection", { status: "connected" }));
  expect(result.current.isInterrupted).toBe(false);
  await act(async () => room.emit("network-connection", { status: "interrupted" }));
  await act(async () => result.current.stop());
  expect(result.current.isInterrupted).toBe(false);
});

test("says 'Voice session error' when a failure has no message", async () => {
  const { result } = renderVoiceCall({ refusal: new VoiceError("no-room", "") });
  await act(async () => {
    await result.current.start(startOptions);
  });
  expect(result.current.error).toBe("Voice session error");
});

test("forgets an earlier failure at the next start", async () => {
  let isDown = true;
  const { result } = renderVoiceCall(
    {},
    {
      token: async () => {
        if (isDown) throw new VoiceError("call-refused", "No calls are left.");
        return "token";
      },
    },
  );
  await act(async () => {
    await result.current.start(startOptions);
  });
  expect(result.current.error).toBe("No calls are left.");
  isDown = false;
  await act(async () => {
    await result.current.start(startOptions);
  });
  expect(result.current).toMatchObject({ error: "", failure: null, isConnecting: true });
  await act(async () => result.current.stop());
});

test("makes one call for two clicks", async () => {
  const { result, rooms, requests } = renderVoiceCall();
  await act(async () => {
    const [first, second] = await Promise.all([result.current.start(startOptions), result.current.start(startOptions)]);
    expect(first).not.toBeNull();
    expect(second).toBeNull();
  });
  expect(rooms).toHaveLength(1);
  expect(requests).toHaveLength(1);
  await act(async () => result.current.stop());
});

test("a call whose code cannot be loaded is not reached, and the next click tries again", async () => {
  vi.useFakeTimers();
  let isOnline = false;
  const load = () => (isOnline ? import("../call/voice-call.ts") : Promise.reject(new TypeError("Failed to fetch")));
  const { result, rooms } = renderVoiceCall({}, {}, { load });
  const started = result.current.start(startOptions);
  await act(() => vi.runAllTimersAsync());
  expect(await started).toBeNull();
  expect(result.current).toMatchObject({ failure: { code: "not-reached" }, isConnecting: false });
  vi.useRealTimers();
  isOnline = true;
  await act(async () => {
    await result.current.start(startOptions);
  });
  expect(result.current).toMatchObject({ failure: null, isConnecting: true });
  expect(rooms).toHaveLength(1);
  await act(async () => result.current.stop());
});

test("hanging up while the code is loading starts no call", async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { result, requests } = renderVoiceCall(
    {},
    {},
    { load: () => arrival.then(() => import("../call/voice-call.ts")) },
  );
  await act(async () => {
    const started = result.current.start(startOptions);
    await result.current.stop();
    arrive();
    expect(await started).toBeNull();
  });
  expect(result.current.isConnecting).toBe(false);
  expect(requests).toHaveLength(0);
});

test("code prepared ahead lets the click itself start the call", async () => {
  const load = vi.fn(() => import("../call/voice-call.ts"));
  const { result, speakers } = renderVoiceCall({}, {}, { load });
  await act(async () => result.current.prepare());
  await vi.waitFor(() => expect(load).toHaveResolved());
  await act(async () => {
    const started = result.current.start(startOptions);
    // The loudspeaker is opened before the click's turn ends: phones let nothing be heard otherwise.
    expect(speakers).toHaveLength(1);
    await started;
  });
  await act(async () => result.current.stop());
});

test("sends and says in a call, and returns false outside one", async () => {
  const { result, room } = await renderActiveCall();
  expect(result.current.say("Buenos días.")).toBe(true);
  expect(result.current.send({ type: "end-call" })).toBe(true);
  expect(room.sent.slice(1)).toEqual(['{"type":"say","message":"Buenos días."}', '{"type":"end-call"}']);
  await act(async () => result.current.stop());
  expect(result.current.say("tarde")).toBe(false);
});

test("stays muted from before the call", async () => {
  const { result, rooms } = renderVoiceCall();
  act(() => result.current.setMuted(true));
  await act(async () => {
    await result.current.start(startOptions);
  });
  expect(rooms[0]?.isLocalAudioOn()).toBe(false);
  expect(result.current.isMuted).toBe(true);
  await act(async () => result.current.stop());
});

test("shows the assistant's level while it speaks", async () => {
  const { result, room } = await renderActiveCall();
  await act(async () => room.emit("remote-audio-level", { assistant: 0.075 }));
  expect(result.current).toMatchObject({ level: 0.5, isAssistantSpeaking: true });
  await act(async () => result.current.stop());
  expect(result.current).toMatchObject({ level: 0, isAssistantSpeaking: false });
});

test("says that the microphone was lost while the call goes on", async () => {
  const { result, room } = await renderActiveCall({}, { audioSource: silentTrack() });
  await act(async () => room.emit("device-error", { type: "in-use", message: "The microphone stopped." }));
  expect(result.current).toMatchObject({ failure: { code: "in-use" }, isActive: true });
  await act(async () => result.current.stop());
});

test("shows that nobody is heard, until the call has ended", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { result, room } = await renderActiveCall();
  await act(async () => {
    for (const at of [0, 8000]) {
      vi.setSystemTime(at);
      room.emit("local-audio-level", 0);
    }
  });
  expect(result.current.isUnheard).toBe(true);
  await act(async () => result.current.stop());
  expect(result.current.isUnheard).toBe(false);
  vi.useRealTimers();
});

test("ends the call when the component unmounts, and sets no state after that", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  const { room, speakers, unmount } = await renderActiveCall();
  unmount();
  await vi.waitFor(() => expect(room.isDestroyed).toBe(true));
  expect(speakers[0]?.isClosed).toBe(true);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test("returns the same functions at each render", async () => {
  const { result } = renderVoiceCall();
  const { start, stop, send, say, setMuted } = result.current;
  act(() => result.current.setMuted(true));
  expect(result.current).toMatchObject({ start, stop, send, say, setMuted });
});

test("shows what both sides say, as captions", async () => {
  const { result, room } = await renderActiveCall();
  await act(async () => {
    room.say({ type: "transcript", role: "assistant", transcriptType: "final", transcript: "¿Dónde vive?" });
    room.say({ type: "transcript", role: "user", transcriptType: "partial", transcript: "En" });
    room.say({ type: "transcript", role: "user", transcriptType: "final", transcript: "En Miami." });
  });
  expect(result.current.captions.map(({ text }) => text)).toEqual(["¿Dónde vive?", "En Miami."]);
  await act(async () => result.current.stop());
});

test("returns to a call, ends it for both sides, and chooses devices only in one", async () => {
  const { result, rooms, speakers } = renderVoiceCall();
  await expect(result.current.setInputDevice("m")).rejects.toMatchObject({ code: "only-after-join" });
  await act(async () => {
    expect(await result.current.reconnect({ webCallUrl: "wss://rooms.example/one" })).toBe(true);
  });
  expect(result.current.isActive).toBe(true);
  await act(async () => result.current.setOutputDevice("headset"));
  expect(speakers[0]?.deviceId).toBe("headset");
  await act(async () => result.current.end());
  expect(rooms[0]?.sent).toContain('{"type":"end-call"}');
  expect(result.current.isActive).toBe(false);
});

test("a reconnection that fails says why and resolves false", async () => {
  const { result } = renderVoiceCall({ refusal: new VoiceError("no-room", "The call has ended.") });
  await act(async () => {
    expect(await result.current.reconnect({ webCallUrl: "wss://rooms.example/one" })).toBe(false);
  });
  expect(result.current.failure).toMatchObject({ type: "reconnect-error", code: "no-room" });
});

test("an option that no call can be made with is shown", async () => {
  const { result } = renderVoiceCall({}, {}, { baseUrl: "platform" });
  await act(async () => {
    expect(await result.current.start(startOptions)).toBeNull();
  });
  expect(result.current).toMatchObject({ isConnecting: false, failure: { code: "invalid" } });
});
