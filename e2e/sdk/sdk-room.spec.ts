import assert from "node:assert/strict";
import { test } from "../fixtures/test.ts";
import { FakeRoom, isLoud } from "./fake-room.ts";
import { openSdkSite } from "./sdk-site.ts";

test("The SDK carries sound both ways in our own room, comes back when it is cut, and leaves nothing open", {
  tag: "@sound",
}, async ({ cleanUp, page }) => {
  const rooms: FakeRoom[] = [];
  const site = await openSdkSite({ webCallUrl: (origin) => `${origin.replace("http", "ws")}/room/1` });
  cleanUp(site.close);
  await page.routeWebSocket(/\/room\//, (socket) => void rooms.push(new FakeRoom(socket)));
  await page.goto(site.origin);
  const tells = (event: string, times = 1) =>
    page.waitForFunction(([event, times]) => globalThis.told.filter((one) => one.event === event).length >= times, [
      event,
      times,
    ] as const);
  await page.getByRole("button").click();
  await tells("call-start");
  const [room] = rooms;

  // The microphone arrives in frames of 20 ms, and it is not silence: Chromium's fake one beeps.
  await room.until(() => room.frames.length > 60);
  assert.ok(room.frames.every((frame) => frame.length === 640));
  assert.ok(room.frames.some(isLoud));

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

  // A cut connection is made again, and the assistant is told again that it can be heard.
  await room.cut();
  await page.waitForFunction(() => globalThis.told.at(-1)?.heard[0]?.status === "connected");
  const after = rooms[1];
  await after.until(() => after.words.includes("playable"));
  after.send({ type: "left", reason: "assistant-ended-call" });
  await tells("call-end");
  assert.equal(await page.evaluate(() => globalThis.told.filter(({ event }) => event === "call-start").length), 1);

  assert.equal(await page.evaluate(() => globalThis.sdk.openContexts()), 0);
  assert.equal(await page.evaluate(() => document.querySelectorAll("audio").length), 0);
});
