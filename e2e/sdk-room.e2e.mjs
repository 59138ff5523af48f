import assert from "node:assert/strict";
import { openSdkSite } from "./sdk-site.mjs";

export const name =
  "The SDK carries sound both ways in our own room, comes back when it is cut, and leaves nothing open";
export const hasSound = true;

export const browserArgs = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** Half a second of a tone in the room's frames. */
const tone = Array.from({ length: 25 }, (_, frame) => {
  const bytes = Buffer.alloc(640);
  for (let at = 0; at < 320; at++) {
    bytes.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * (frame * 320 + at)) / 16_000)), at * 2);
  }
  return bytes;
});

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ browser }) {
  const rooms = [];
  const site = await openSdkSite({ webCallUrl: (origin) => `${origin.replace("http", "ws")}/room/1` });
  try {
    // Daily's library is not in it: it comes only with a hosted call.
    assert.ok((await site.weight()) <= 20 * 1024, "the SDK has grown past 20 KB");
    const page = await browser.openPage();
    await page.routeWebSocket(/\/room\//, (socket) => void rooms.push(openRoom(socket)));
    await page.goto(site.origin);
    const tells = (event, times = 1) =>
      page.waitForFunction(
        ([event, times]) => globalThis.told.filter((one) => one.event === event).length >= times,
        [event, times],
      );
    await page.getByRole("button").click();
    await tells("call-start");
    const [room] = rooms;

    // The microphone arrives in frames of 20 ms, and it is not silence: Chromium's fake one beeps.
    await room.until(() => room.frames.length > 60);
    assert.ok(room.frames.every((frame) => frame.length === 640));
    assert.ok(room.frames.some((frame) => frame.some((byte) => byte !== 0)));

    // What was heard is told when it was heard, and what is flushed is never told.
    const began = performance.now();
    room.play(1);
    await room.until(() => room.played.includes(1));
    assert.ok(performance.now() - began > 450, "half a second of sound was called played before it can have been");
    await tells("speech-start");
    for (let times = 0; times < 10; times++) room.play(2);
    room.send({ type: "flush" });
    room.play(3);
    await room.until(() => room.played.includes(3));
    // On a loaded machine some of it may have been heard before the flush came: never all of it.
    assert.ok(room.played.filter((mark) => mark === 2).length < 10);

    // A cut connection is made again, and the assistant is told anew that it can be heard.
    await room.socket.close();
    await page.waitForFunction(() => globalThis.told.at(-1)?.heard[0]?.status === "connected");
    const after = rooms[1];
    await after.until(() => after.words.includes("playable"));
    after.send({ type: "left", reason: "assistant-ended-call" });
    await tells("call-end");
    assert.equal(await page.evaluate(() => globalThis.told.filter(({ event }) => event === "call-start").length), 1);

    // Call after call, nothing stays open.
    for (let calls = 2; calls <= 6; calls++) {
      await page.getByRole("button").click();
      await tells("call-start", calls);
      await page.evaluate(() => globalThis.sdk.call.stop());
    }
    assert.equal(await page.evaluate(() => globalThis.sdk.openContexts()), 0);
    assert.equal(await page.evaluate(() => document.querySelectorAll("audio").length), 0);
  } finally {
    await site.close();
  }
}

/** The other end of our room: lets the person in, listens, and plays what it is told to. */
function openRoom(socket) {
  const waiting = new Set();
  const room = {
    socket,
    frames: [],
    words: [],
    played: [],
    send: (signal) => socket.send(JSON.stringify(signal)),
    play: (mark) => {
      for (const frame of tone) socket.send(frame);
      room.send({ type: "mark", mark });
    },
    /** Resolves as soon as something that arrives makes it true. */
    until: (isTrue) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isTrue()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
  socket.onMessage((data) => {
    if (typeof data === "string") answer(room, JSON.parse(data));
    else room.frames.push(data);
    for (const look of waiting) look();
  });
  return room;
}

function answer(room, signal) {
  if (signal.type === "join") {
    room.send({ type: "joined", participantId: "person", speaker: { id: "assistant", userName: "Vapi Speaker" } });
  }
  if (signal.type === "ping") room.send({ type: "pong", at: signal.at });
  if (signal.type === "played") room.played.push(signal.mark);
  if (signal.type === "app") room.words.push(signal.data);
  if (signal.data === "playable") room.send({ type: "app", data: "listening" });
}
