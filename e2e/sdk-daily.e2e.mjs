import assert from "node:assert/strict";
import { openSdkSite } from "./sdk-site.mjs";

export const name = "The SDK makes a hosted call through Daily's own library, without eval";
export const hasSound = true;

export const browserArgs = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ browser }) {
  const site = await openSdkSite({ webCallUrl: () => "https://rooms.example.org/one" });
  try {
    const page = await browser.openPage();
    await page.goto(site.origin);
    await page.getByRole("button").click();
    await page.waitForFunction(() => globalThis.told.some(({ event }) => event === "speech-start"));
    await page.evaluate(() => globalThis.sdk.call.say("Adiós."));
    await page.evaluate(() => globalThis.sdk.call.stop());
    const told = await page.evaluate(() => globalThis.told.map(({ event }) => event));
    assert.deepEqual(told, ["call-start-success", "call-start", "speech-start", "speech-end", "call-end", "message"]);
    const asked = await page.evaluate(() => globalThis.askedOfDaily.map(({ action, data }) => data ?? action));
    assert.equal(asked[0], "join-meeting");
    assert.ok(asked.indexOf("playable") < asked.indexOf('{"type":"say","message":"Adiós."}'));
    assert.equal(asked.at(-1), "leave-meeting");
    // The library is told of a track instead of a device, and says so in the console.
    assert.deepEqual(
      browser.problems.splice(0).filter((problem) => !problem.includes("MediaStreamTrack found")),
      [],
    );
    assert.equal(await page.evaluate(() => globalThis.sdk.openContexts()), 0);
  } finally {
    await site.close();
  }
}
