import { cases, describe, expect, test } from "./vitest-in-page.mjs";

const context = new AudioContext();
let made = 0;

/**
 * Runs in the page: the one contract of rooms on rooms whose sound and network are real. `window.farSide(order, room, data)`
 * is the other end of ours; Daily's is its call machine's stand-in, in this page.
 */
export function openContract({ roomContract, EmbeddedRoom, DailyRoom }) {
  for (const [kind, name] of [
    ["pcm", "EmbeddedRoom over PCM"],
    ["rtc", "EmbeddedRoom over WebRTC"],
  ]) {
    const open = (isFull) => openEmbedded(EmbeddedRoom, { kind, isFull });
    roomContract(name, { open: () => open(false), openFull: () => open(true), microphone });
    describe(name, () => test("carries sound both ways", () => hearBothWays(open(false))));
  }
  const open = (isFull) => openDaily(DailyRoom, isFull);
  roomContract("DailyRoom", { open: () => open(false), openFull: () => open(true), microphone });
  globalThis.runContract = runContract;
}

function microphone() {
  const tone = context.createOscillator();
  const destination = context.createMediaStreamDestination();
  tone.connect(destination);
  tone.start();
  return destination.stream.getAudioTracks()[0];
}

function openEmbedded(EmbeddedRoom, { kind, isFull }) {
  const name = `${isFull ? "full" : "room"}-${made++}`;
  const order = (what, data) => globalThis.farSide(what, name, data);
  const url = `${globalThis.farOrigin}/${name}`;
  const openRtcAudio = kind === "pcm" && (() => undefined);
  const room = new EmbeddedRoom({
    url,
    audioContext: context,
    browserSpeech: {},
    workletUrl: "/worklet.js",
    ...(openRtcAudio && { openRtcAudio }),
  });
  if (kind === "rtc") {
    const { join } = room;
    // Joined, and WebRTC carries the sound.
    room.join = async (options) => {
      await join.call(room, options);
      await order("connected");
    };
  }
  const farSide = {
    received: () => order("received"),
    say: (data) => void order("say", data),
    end: () => void order("end"),
    break: () => void order("break"),
  };
  return { room, farSide, order };
}

function openDaily(DailyRoom, isFull) {
  globalThis.dailyRefuses = isFull;
  const dailyConfig = { avoidEval: true, callObjectBundleUrlOverride: `${location.origin}/daily-call-machine.mjs` };
  const room = new DailyRoom({ url: "https://rooms.example.org/one", sendsVideo: false, dailyConfig });
  const farSide = {
    received: () => globalThis.dailyMeeting.words,
    say: (data) => globalThis.dailyMeeting.say(data),
    end: () => globalThis.dailyMeeting.end(),
    break: () => globalThis.dailyMeeting.break(),
  };
  return { room, farSide };
}

async function hearBothWays({ room, order }) {
  const levels = [];
  const element = new Audio();
  // Browsers let nobody read a connection's sound that is not played.
  room.on("track-started", (track) => {
    element.srcObject = new MediaStream([track]);
    void element.play();
  });
  room.on("remote-audio-level", ({ speaker }) => levels.push(speaker));
  room.on("participant-joined", ({ id }) => room.subscribe(id, { audio: true, video: false }));
  await room.join({ audioTrack: microphone(), startAudioOff: false });
  await room.startAudioLevelObserver(20);
  await order("heard");
  await order("play");
  await expect.poll(() => Math.max(...levels) > 0.05).toBe(true);
  await room.destroy();
}

/** Runs every case, one after another. @returns what went wrong, by name; undefined where nothing did */
async function runContract() {
  const results = [];
  for (const { name, run } of cases) {
    const failure = await Promise.race([Promise.resolve().then(run), tooLate()]).then(
      () => undefined,
      (error) => error.message,
    );
    results.push({ name, failure });
  }
  return results;
}

function tooLate() {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("not over within 10 s")), 10_000));
}
