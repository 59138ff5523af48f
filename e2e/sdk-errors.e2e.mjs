import assert from "node:assert/strict";
import { openSdkSite } from "./sdk-site.mjs";

export const name = "The SDK tells every kind of error once, in plain data, and goes on where a call can";
export const hasSound = true;

export const browserArgs = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ browser }) {
  const site = await openSdkSite({});
  try {
    const page = await browser.openPage();
    const stage = await openStage(page, site.origin);
    await beforeTheCall(page, stage);
    await duringTheCall(page, stage);
    await inHostedCalls(page, stage);
    assert.equal(await page.evaluate(() => globalThis.sdk.openContexts()), 0);
    // The refusals above, as the browser and Daily's library note them.
    browser.problems.splice(0);
  } finally {
    await site.close();
  }
}

/** A start that fails tells call-start-failed, then the error, and gives null. */
async function beforeTheCall(page, { answer, start, told }) {
  assert.equal(await page.evaluate(() => globalThis.sdk.call.start({})), null);
  assert.deepEqual(await told(), ["call-start-failed", "error validation-error invalid"]);

  answer({ status: 403, json: { statusCode: 403, code: "calls-used-up", message: "No calls are left." } });
  assert.equal(await start(), null);
  const [refused] = await page.evaluate(() => globalThis.told.filter(({ event }) => event === "error"));
  assert.equal(refused.heard[0].message, "No calls are left.");
  assert.deepEqual(await told(), ["call-start-failed", "error start-method-error call-refused"]);

  answer({ json: { id: "call-1", webCallUrl: "ftp://rooms.example.org/one" } });
  assert.equal(await start(), null);
  assert.deepEqual(await told(), ["call-start-failed", "error daily-call-object-creation-error not-supported"]);

  answer({ room: "full" });
  assert.equal(await start(), null);
  assert.deepEqual(await told(), ["call-start-failed", "error daily-call-join-error meeting-full"]);

  const again = await page.evaluate(() => {
    const webCallUrl = `${location.origin.replace("http", "ws")}/room/full`;
    return globalThis.sdk.call.reconnect({ webCallUrl }).catch(({ code }) => code);
  });
  assert.equal(again, "meeting-full");
  assert.deepEqual(await told(), ["call-start-failed", "error reconnect-error meeting-full"]);
}

async function duringTheCall(page, { answer, start, told, tells, rooms }) {
  // No recording, no second call: the call goes on, and the person can be silent.
  answer({ room: "open", json: { artifactPlan: { videoRecordingEnabled: true } } });
  const [first, second] = await page.evaluate(() => {
    const { call } = globalThis.sdk;
    return Promise.all([call.start({ assistant: {} }), call.start({ assistant: {} })]);
  });
  assert.equal(first.id, "call-1");
  assert.equal(second, null);
  await tells("call-start");
  assert.deepEqual(await told(), [
    "error video-recording-setup-error not-supported",
    "call-start-success",
    "call-start",
  ]);
  const room = rooms.at(-1);
  await room.until(({ frames }) => frames.some(isLoud));
  await page.evaluate(() => globalThis.sdk.call.setMuted(true));
  room.frames.splice(0);
  await room.until(({ frames }) => frames.length > 30);
  assert.ok(
    room.frames.slice(3).every((frame) => !isLoud(frame)),
    "a muted microphone sends silence",
  );
  await page.evaluate(() => globalThis.sdk.call.setMuted(false));
  room.frames.splice(0);
  await room.until(({ frames }) => frames.some(isLoud));

  // The microphone's gain is real: at nothing it is silent.
  await page.evaluate(() => globalThis.sdk.call.increaseMicLevel(0));
  room.frames.splice(0);
  await room.until(({ frames }) => frames.length > 30);
  assert.ok(
    room.frames.slice(10).every((frame) => !isLoud(frame)),
    "a gain of nothing is silence",
  );
  await page.evaluate(() => globalThis.sdk.call.increaseMicLevel(1));

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    for (const track of globalThis.microphones) track.dispatchEvent(new Event("ended"));
  });
  await tells("camera-error");
  assert.deepEqual(await told(), ["camera-error device-error not-found"]);
  assert.ok(await page.evaluate(() => globalThis.sdk.call.isJoined));

  room.send({ type: "error", error: "ejected", message: "The call goes on in another place." });
  await tells("call-end");
  assert.deepEqual(await told(), ["error room-error ejected", "call-end"]);
  await page.reload();
  assert.equal((await start()).id, "call-1");
  await page.evaluate(() => globalThis.sdk.call.stop());
  await told();
}

async function inHostedCalls(page, { answer, start, told, tells }) {
  answer({ json: { id: "call-1", webCallUrl: "https://rooms.example.org/one" } });
  await page.evaluate(() => {
    globalThis.dailyFails = ["start-remote-participants-audio-level-observer", "update-input-settings"];
  });
  assert.equal((await start()).id, "call-1");
  await tells("call-start");
  // The assistant may have begun to speak by now, or not.
  const withoutSpeech = async () => (await told()).filter((event) => !event.startsWith("speech-"));
  assert.deepEqual((await withoutSpeech()).sort(), [
    "call-start",
    "call-start-success",
    "error audio-observer-setup-error unknown",
    "error audio-processing-setup-error unknown",
  ]);
  await page.evaluate(() => globalThis.sdk.call.stop());
  assert.deepEqual(await withoutSpeech(), ["call-end", "message"]);
}

/** The page, its platform and its rooms, in the story's hands. */
async function openStage(page, origin) {
  const rooms = [];
  let next = {};
  await page.addInitScript(() => {
    const { getUserMedia } = navigator.mediaDevices;
    globalThis.microphones = [];
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia.call(navigator.mediaDevices, constraints);
      globalThis.microphones.push(...stream.getTracks());
      return stream;
    };
  });
  await page.route("**/platform/call/web", (route) => {
    const { room, status = 201, json } = next;
    const ours = room && { id: "call-1", webCallUrl: `${origin.replace("http", "ws")}/room/${room}` };
    return route.fulfill({ status, json: { ...ours, ...json } });
  });
  await page.routeWebSocket(/\/room\//, (socket) => void rooms.push(openRoom(socket)));
  await page.goto(origin);
  return {
    rooms,
    answer: (given) => {
      next = given;
    },
    start: () => page.evaluate(() => globalThis.sdk.call.start({ assistant: {} })),
    tells: (event) => page.waitForFunction((one) => globalThis.told.some((said) => said.event === one), event),
    /** What was told since the last time; of a failure, its type and code. */
    told: async () => {
      const news = await page.evaluate(() => globalThis.told.splice(0));
      return news.map(({ event, heard: [first] }) => {
        return event.endsWith("error") ? `${event} ${first.type} ${first.code}` : event;
      });
    },
  };
}

function openRoom(socket) {
  const waiting = new Set();
  const room = {
    frames: [],
    send: (signal) => socket.send(JSON.stringify(signal)),
    until: (isTrue) =>
      new Promise((resolve) => {
        const look = () => isTrue(room) && waiting.delete(look) && resolve();
        waiting.add(look);
        look();
      }),
  };
  socket.onMessage((data) => {
    if (typeof data === "string") answerSignal(room, JSON.parse(data), socket.url());
    else room.frames.push(data);
    for (const look of waiting) look();
  });
  return room;
}

function answerSignal(room, { type, data, at }, url) {
  if (type === "join" && url.endsWith("/full")) {
    room.send({ type: "error", error: "meeting-full", message: "The room is full." });
  } else if (type === "join") {
    room.send({ type: "joined", participantId: "person", speaker: { id: "assistant", userName: "Vapi Speaker" } });
  }
  if (type === "ping") room.send({ type: "pong", at });
  if (data === "playable") room.send({ type: "app", data: "listening" });
}

const isLoud = (frame) => frame.some((byte) => byte !== 0);
