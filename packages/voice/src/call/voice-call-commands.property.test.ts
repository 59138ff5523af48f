import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { FakeRoom, silentTrack } from "../rooms/fake-room.ts";
import type { OpenRoom, PreparedRoom } from "../rooms/media-room.ts";
import { VoiceError } from "../voice-error.ts";
import { createTestCall } from "./testing.ts";
import type { VoiceCall } from "./voice-call.ts";

const ticks = async (count: number) => {
  for (let tick = 0; tick < count; tick++) await Promise.resolve();
};

/** How long the page's surroundings take, in turns of the microtask queue, and what of them fails. */
interface Surroundings {
  readonly opens: number;
  readonly closes: number;
  readonly prepares: number;
  readonly opensMicrophone: number;
  readonly isRefused: boolean;
  readonly cannotPrepare: boolean;
  readonly keepsMicrophone: boolean;
}

/** A call whose rooms are like Daily's: one object at a time, which commands before a call open already. */
function createCrowdedCall(surroundings: Surroundings) {
  const { opens, closes, prepares, opensMicrophone, isRefused, cannotPrepare, keepsMicrophone } = surroundings;
  let open = 0;
  let most = 0;
  const opened = () => {
    open += 1;
    most = Math.max(most, open);
  };
  const closed = async () => {
    await ticks(closes);
    open -= 1;
  };
  const rooms: FakeRoom[] = [];
  const microphones: { isOpen: boolean }[] = [];
  const openRoom: OpenRoom = async (_, { prepared }) => {
    await ticks(opens);
    if (!prepared) opened();
    const refusal = isRefused ? { refusal: new VoiceError("meeting-full", "full") } : {};
    const room = new FakeRoom({ ...refusal, isSlow: rooms.length % 2 === 1 });
    rooms.push(room);
    const destroy = room.destroy.bind(room);
    room.destroy = async () => {
      await destroy();
      await closed();
    };
    if (keepsMicrophone) {
      room.setAudioTrack = async () => {
        await ticks(closes);
        throw new VoiceError("in-use", "busy");
      };
    }
    return room;
  };
  const prepared: PreparedRoom = { perform: async () => ticks(prepares), destroy: closed };
  const prepare = async (): Promise<PreparedRoom> => {
    await ticks(prepares);
    if (cannotPrepare) throw new VoiceError("daily-missing", "not installed");
    opened();
    return prepared;
  };
  const setup = createTestCall(
    {},
    {
      rooms: Object.assign(openRoom, { prepare }),
      openMicrophone: async () => {
        await ticks(opensMicrophone);
        const state = { isOpen: true };
        microphones.push(state);
        const close = () => {
          state.isOpen = false;
        };
        return { track: silentTrack(), close };
      },
    },
  );
  return { ...setup, rooms, microphones, prepared, openRooms: () => open, mostRooms: () => most };
}

type Command = (call: VoiceCall, room: FakeRoom | undefined) => unknown;

const commands: Readonly<Record<string, Command>> = {
  start: (call) => call.start({ assistant: "a-1" }),
  reconnect: (call) => call.reconnect({ webCallUrl: "wss://rooms.example/1" }),
  stop: (call) => call.stop(),
  end: (call) => call.end(),
  preAuth: (call) => call.perform("preAuth", { url: "https://rooms.example/one" }),
  startCamera: (call) => call.perform("startCamera"),
  sendDTMF: (call) => call.perform("sendDTMF", { sessionId: "s", tones: "1" }),
  send: (call) => call.send({ type: "end-call" }),
  say: (call) => call.say("Hola."),
  mute: (call) => call.setMuted(!call.isMuted()),
  microphone: (call) => call.setInputDevice("headset"),
  loudspeaker: (call) => call.setOutputDevice("headset"),
  louder: (call) => call.increaseMicLevel(1),
  share: (call) => call.startScreenSharing(),
  unshare: (call) => call.stopScreenSharing(),
  resume: (call) => call.resumePlayback(),
  admit: (_, room) => room?.admit(),
  listening: (_, room) => room?.say("listening"),
  "the microphone stops": (_, room) => room?.emit("device-error", { type: "in-use", message: "stopped" }),
  "the line breaks": (_, room) => room?.fail({ type: "connection", message: "lost" }),
  "the assistant hangs up": (_, room) => room?.close("assistant-ended-call"),
};

const few = fc.integer({ min: 0, max: 12 });
const anySurroundings = fc.record({
  opens: few,
  closes: few,
  prepares: few,
  opensMicrophone: few,
  isRefused: fc.boolean(),
  cannotPrepare: fc.boolean(),
  keepsMicrophone: fc.boolean(),
});
const anyScript = fc.array(fc.tuple(fc.constantFrom(...Object.keys(commands)), fc.nat(30)), { maxLength: 16 });

test("commands in any order never have two rooms open, fail only with a named code, and leave nothing after a stop", async () => {
  await fc.assert(
    fc.asyncProperty(anySurroundings, anyScript, async (surroundings, script) => {
      const setup = createCrowdedCall(surroundings);
      const failures: unknown[] = [];
      const results = [];
      for (const [name, pause] of script) {
        const run = async () => commands[name]?.(setup.call, setup.rooms.at(-1));
        results.push(run().catch((thrown: unknown) => failures.push(thrown)));
        await ticks(pause);
      }
      await setup.call.stop();
      expect(setup.openRooms()).toBe(0);
      await Promise.all(results);
      // A microphone that opens late is closed when it comes.
      await ticks(20);
      expect(setup.mostRooms()).toBeLessThanOrEqual(1);
      expect(failures.filter((thrown) => !(thrown instanceof VoiceError) || thrown.code === "unknown")).toEqual([]);
      expect(setup.microphones.filter(({ isOpen }) => isOpen)).toEqual([]);
      expect(setup.speakers.filter(({ isClosed }) => !isClosed)).toEqual([]);
      expect(setup.call.isStarted).toBe(false);
    }),
  );
});

test("two commands before a call open one room, a stop in their midst closes it, and they say so", async () => {
  const surroundings = { opens: 0, closes: 3, prepares: 0, opensMicrophone: 0 };
  const setup = createCrowdedCall({ ...surroundings, isRefused: false, cannotPrepare: false, keepsMicrophone: false });
  let goOn = () => {};
  setup.prepared.perform = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
    });
  const both = [setup.call.perform("startCamera"), setup.call.perform("testCallQuality")];
  const codes = both.map((one) => one.catch(({ code }: VoiceError) => code));
  await vi.waitFor(() => expect(setup.openRooms()).toBe(1));
  await setup.call.stop();
  goOn();
  expect([await Promise.all(codes), setup.openRooms(), setup.mostRooms()]).toEqual([["stopped", "stopped"], 0, 1]);
});
