import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { FakeRoom, isLoud } from "./fake-room.ts";
import { openSdkSite } from "./sdk-site.ts";

test("The SDK tells every kind of error once, in plain data, and goes on where a call can", { tag: "@sound" }, async ({
  cleanUp,
  problems,
  page,
}) => {
  const site = await openSdkSite({});
  cleanUp(site.close);
  const stage = await openStage(page, site.origin);
  await beforeTheCall(page, stage);
  await duringTheCall(page, stage);
  await inHostedCalls(page, stage);
  assert.equal(await page.evaluate(() => globalThis.sdk.openContexts()), 0);
  // The refusals above, as the browser and Daily's library note them.
  problems.splice(0);
});

/** A start that fails tells call-start-failed, then the error, and gives null. */
async function beforeTheCall(page: Page, { answer, start, told }: Stage) {
  assert.equal(await page.evaluate(() => globalThis.sdk.call.start({})), null);
  assert.deepEqual(await told(), ["call-start-failed", "error validation-error invalid"]);

  answer({ status: 403, json: { statusCode: 403, code: "calls-used-up", message: "No calls are left." } });
  assert.equal(await start(), null);
  const [refused] = await page.evaluate(() => globalThis.told.filter(({ event }) => event === "error"));
  assert.equal(refused?.heard[0].message, "No calls are left.");
  assert.deepEqual(await told(), ["call-start-failed", "error start-method-error call-refused"]);

  answer({ json: { id: "call-1", webCallUrl: "ftp://rooms.example.org/one" } });
  assert.equal(await start(), null);
  assert.deepEqual(await told(), ["call-start-failed", "error daily-call-object-creation-error not-supported"]);

  answer({ room: "full" });
  assert.equal(await start(), null);
  assert.deepEqual(await told(), ["call-start-failed", "error daily-call-join-error meeting-full"]);

  const again = await page.evaluate(() => {
    const webCallUrl = `${location.origin.replace("http", "ws")}/room/full`;
    return globalThis.sdk.call.reconnect({ webCallUrl }).catch(({ code }: { code: string }) => code);
  });
  assert.equal(again, "meeting-full");
  assert.deepEqual(await told(), ["call-start-failed", "error reconnect-error meeting-full"]);
}

async function duringTheCall(page: Page, { answer, start, told, tells, rooms }: Stage) {
  // No recording, no second call: the call goes on, and the person can be silent.
  answer({ room: "open", json: { artifactPlan: { videoRecordingEnabled: true } } });
  const [first, second] = await page.evaluate(() => {
    const { call } = globalThis.sdk;
    return Promise.all([call.start({ assistant: {} }), call.start({ assistant: {} })]);
  });
  assert.equal(first?.id, "call-1");
  assert.equal(second, null);
  await tells("call-start");
  assert.deepEqual(await told(), [
    "error video-recording-setup-error not-supported",
    "call-start-success",
    "call-start",
  ]);
  const room = rooms.at(-1);
  assert.ok(room);
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
  assert.equal((await start())?.id, "call-1");
  await page.evaluate(() => globalThis.sdk.call.stop());
  await told();
}

async function inHostedCalls(page: Page, { answer, start, told, tells }: Stage) {
  answer({ json: { id: "call-1", webCallUrl: "https://rooms.example.org/one" } });
  await page.evaluate(() => {
    globalThis.dailyFails = ["start-remote-participants-audio-level-observer", "update-input-settings"];
  });
  assert.equal((await start())?.id, "call-1");
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

/** What POST /call/web answers: a room of ours by its name, or something else. */
interface PlatformAnswer {
  readonly room?: "open" | "full";
  readonly status?: number;
  readonly json?: object;
}

type Stage = Awaited<ReturnType<typeof openStage>>;

/** The page, its platform and its rooms, in the test's hands. */
async function openStage(page: Page, origin: string) {
  const rooms: FakeRoom[] = [];
  let next: PlatformAnswer = {};
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
  await page.routeWebSocket(/\/room\//, (socket) => void rooms.push(new FakeRoom(socket)));
  await page.goto(origin);
  return {
    rooms,
    answer: (given: PlatformAnswer) => {
      next = given;
    },
    start: () => page.evaluate(() => globalThis.sdk.call.start({ assistant: {} })),
    tells: (event: string) => page.waitForFunction((one) => globalThis.told.some((said) => said.event === one), event),
    /** What was told since the last time; of a failure, its type and code. */
    told: async () => {
      const news = await page.evaluate(() => globalThis.told.splice(0));
      return news.map(({ event, heard: [first] }) => {
        return event.endsWith("error") ? `${event} ${first.type} ${first.code}` : event;
      });
    },
  };
}
