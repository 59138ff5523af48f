import { type RoomSignal, rtcDrainMs } from "@dilo/api";
import { expect, test } from "vitest";
import { fakeClock } from "../../testing/fake-clock.ts";
import type { LegListener } from "./media.ts";
import { RtcTransport } from "./rtc-transport.ts";

const frame = new Int16Array(320).fill(5);

function open({ isFull = false } = {}) {
  const clock = fakeClock();
  const signals: RoomSignal[] = [];
  const elsewhere: (Int16Array | number)[] = [];
  const sent: (Int16Array | number | "flush" | "close")[] = [];
  let missed = 0;
  let heard = 0;
  let far: LegListener | undefined;
  const transport = new RtcTransport({
    clock,
    signal: (message) => signals.push(message),
    onFrame: () => {
      heard += 1;
    },
    playOverPcm: (item) => elsewhere.push(item),
    onMissed: () => {
      missed += 1;
    },
    media: {
      isUsable: () => true,
      open: (_offer, listener) => {
        if (isFull) return undefined;
        far = listener;
        return { play: (item) => sent.push(item), flush: () => sent.push("flush"), close: () => sent.push("close") };
      },
      processId: () => undefined,
      close: () => {},
    },
  });
  transport.takeOffer("v=0");
  return { transport, clock, signals, elsewhere, sent, far, heard: () => heard, missed: () => missed };
}

function connected() {
  const opened = open();
  opened.transport.takeChoice("rtc");
  opened.transport.startSpeakingWhenIdle();
  return opened;
}

test("carries nothing before the page is connected, then the microphone at once and speech from the next pause", () => {
  const { transport, far, heard, signals } = open();
  far?.heard(frame);
  expect(heard()).toBe(0);
  transport.takeChoice("rtc");
  far?.heard(frame);
  expect(heard()).toBe(1);
  expect(transport.isSpeaking).toBe(false);
  transport.startSpeakingWhenIdle();
  expect(transport.isSpeaking).toBe(true);
  expect(signals).toEqual([{ type: "transport", transport: "rtc" }]);
});

test("sends the page back to PCM when there is no room for it", () => {
  expect(open({ isFull: true }).signals).toEqual([{ type: "transport", transport: "pcm" }]);
});

test("asks for a mark's playing once it was sent and has had its time on the way", () => {
  const { transport, far, clock, signals } = connected();
  transport.play(frame);
  transport.play(3);
  far?.passed(3);
  expect(signals).toHaveLength(1);
  clock.pass(120);
  expect(signals.at(-1)).toEqual({ type: "mark", mark: 3 });
});

test("asks for no mark that was dropped meanwhile", () => {
  const { transport, far, clock, signals } = connected();
  transport.play(3);
  far?.passed(3);
  transport.flush();
  clock.pass(200);
  expect(signals).toHaveLength(1);
});

test("says nothing into the moment in which the page drops what is old", () => {
  const { transport, sent } = connected();
  transport.flush();
  transport.play(frame);
  const [silence, words] = sent.slice(sent.indexOf("flush") + 1);
  expect(silence).toEqual(new Int16Array(16 * rtcDrainMs));
  expect(words).toBe(frame);
});

test("lets PCM carry on with what nobody has heard, when the connection breaks", () => {
  const { transport, far, clock, signals, elsewhere } = connected();
  for (let sent = 0; sent < 20; sent += 1) transport.play(frame);
  transport.play(8);
  clock.pass(320);
  far?.lost();
  expect(transport.isHearing || transport.isSpeaking).toBe(false);
  expect(signals.at(-1)).toEqual({ type: "transport", transport: "pcm" });
  expect(elsewhere.slice(0, -1)).toHaveLength(10);
  expect(elsewhere.at(-1)).toBe(8);
});

test("lets the call repeat itself when it was the page that lost the connection, not when it never had one", () => {
  const never = open();
  never.transport.takeChoice("pcm");
  expect(never.missed()).toBe(0);
  const { transport, missed, sent } = connected();
  transport.takeChoice("pcm");
  expect(missed()).toBe(1);
  expect(sent.at(-1)).toBe("close");
});

test("goes back to PCM when a microphone falls silent that should send frames", () => {
  const { far, clock, signals } = connected();
  clock.pass(1900);
  far?.heard(frame);
  clock.pass(1900);
  expect(signals).toHaveLength(1);
  clock.pass(2200);
  expect(signals.at(-1)).toEqual({ type: "transport", transport: "pcm" });
});
