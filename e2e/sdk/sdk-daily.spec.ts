import assert from "node:assert/strict";
import { test } from "../fixtures/test.ts";
import { openSdkSite } from "./sdk-site.ts";

test("The SDK makes a hosted call through Daily's own library, without eval", { tag: "@sound" }, async ({
  cleanUp,
  problems,
  page,
}) => {
  const site = await openSdkSite({ webCallUrl: () => "https://rooms.example.org/one" });
  cleanUp(site.close);
  await page.goto(site.origin);
  await page.getByRole("button").click();
  await page.waitForFunction(() => globalThis.told.some(({ event }) => event === "speech-start"));
  await page.evaluate(() => globalThis.sdk.call.say("Adiós."));
  await page.evaluate(() => globalThis.sdk.call.stop());
  const told = await page.evaluate(() => globalThis.told.map(({ event }) => event));
  assert.deepEqual(told, ["call-start-success", "call-start", "speech-start", "speech-end", "call-end", "message"]);
  const asked = await page.evaluate(() => globalThis.askedOfDaily.map(({ action, data }) => data ?? action));
  assert.equal(asked[0], "join-meeting");
  assert.ok(asked.indexOf("playable") < asked.findIndex((said) => said.startsWith('{"type":"say","message":"Adiós."')));
  assert.equal(asked.at(-1), "leave-meeting");
  // The library is told of a track instead of a device, and says so in the console.
  assert.deepEqual(
    problems.splice(0).filter((problem) => !problem.includes("MediaStreamTrack found")),
    [],
  );
  assert.equal(await page.evaluate(() => globalThis.sdk.openContexts()), 0);
});
