import type { Speaker } from "../audio/speaker.ts";
import { FakeRoom, type FakeRoomBehaviour, silentTrack } from "../rooms/fake-room.ts";
import type { CallEvents } from "./call-events.ts";
import { VoiceCall } from "./voice-call.ts";
import type { VoiceCallOptions } from "./voice-call-options.ts";

/** A speaker without audio: plays everything, or blocks until it is resumed. */
class FakeSpeaker implements Speaker {
  readonly context = undefined;
  isBlocked = false;
  isClosed = false;
  played: MediaStreamTrack[] = [];
  deviceId = "";

  async play(track: MediaStreamTrack): Promise<boolean> {
    this.played.push(track);
    return !this.isBlocked;
  }

  async resume(): Promise<boolean> {
    return true;
  }

  async setDevice(deviceId: string): Promise<void> {
    this.deviceId = deviceId;
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

interface EmittedEvent {
  readonly event: keyof CallEvents;
  readonly args: readonly unknown[];
}

/** What the platform answers to POST /call/web. */
export const webCall = {
  id: "call-1",
  webCallUrl: "wss://rooms.example/platform/room/call-1?t=token",
  artifactPlan: { videoRecordingEnabled: false },
  assistant: { voice: { provider: "browser" } },
};

/** Creates a real call with fake surroundings, and records every event it emits. */
export function createTestCall(
  behaviour: FakeRoomBehaviour = {},
  options: Partial<VoiceCallOptions> = {},
  answer = webCall,
) {
  const rooms: FakeRoom[] = [];
  const speakers: FakeSpeaker[] = [];
  const requests: Request[] = [];
  const microphones: { isOpen: boolean }[] = [];
  const callOptions: VoiceCallOptions = {
    token: "public-token",
    baseUrl: "https://platform.example",
    rooms: () => {
      const room = new FakeRoom(behaviour);
      rooms.push(room);
      return room;
    },
    openSpeaker: () => {
      const speaker = new FakeSpeaker();
      speakers.push(speaker);
      return speaker;
    },
    openMicrophone: async () => {
      const state = { isOpen: true };
      microphones.push(state);
      const close = () => {
        state.isOpen = false;
      };
      return { track: silentTrack(), close };
    },
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json(answer, { status: 201 });
    },
    ...options,
  };
  const call = new VoiceCall(callOptions);
  const emitted: EmittedEvent[] = [];
  for (const event of allEvents) call.on(event, (...args: readonly unknown[]) => emitted.push({ event, args }));
  const names = () => emitted.map(({ event }) => event).filter((event) => event !== "call-start-progress");
  const argsOf = <Name extends keyof CallEvents>(event: Name) =>
    emitted.filter((one) => one.event === event).map((one) => one.args as CallEvents[Name]);
  return { call, options: callOptions, rooms, speakers, microphones, requests, emitted, names, argsOf };
}

/** What the test calls start with. */
export const startOptions = { assistant: { name: "Dilo", firstMessage: "Buenos días." } };

/** Creates a test call and starts it; `answer` is what `start` returned. */
export async function startTestCall(...setup: Parameters<typeof createTestCall>) {
  const created = createTestCall(...setup);
  const answer = await created.call.start(startOptions);
  const [room] = created.rooms;
  if (room === undefined) throw new Error("no room was opened");
  return { ...created, answer, room };
}

const allEvents = [
  "call-start",
  "call-end",
  "speech-start",
  "speech-end",
  "volume-level",
  "local-volume-level",
  "unheard",
  "message",
  "transcript",
  "turn-metrics",
  "video",
  "error",
  "camera-error",
  "network-quality-change",
  "network-connection",
  "daily-participant-updated",
  "playback-blocked",
  "call-start-progress",
  "call-start-success",
  "call-start-failed",
] as const satisfies readonly (keyof CallEvents)[];
