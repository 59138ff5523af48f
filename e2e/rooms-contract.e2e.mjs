import assert from "node:assert/strict";
import { join } from "node:path";
import { root } from "../scripts/lib/run.mjs";
import { openFarSide } from "./rooms/far-side.mjs";
import { openSdkSite } from "./sdk-site.mjs";

export const name = "Every room keeps the one contract in a real browser: ours over PCM and over WebRTC, and Daily's";
export const hasSound = true;

export const browserArgs = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  "--autoplay-policy=no-user-gesture-required",
];

const from = (path) => JSON.stringify(join(root, path));
const script = `import { roomContract } from ${from("packages/voice/src/rooms/media-room.contract.ts")};
import { DailyRoom } from ${from("packages/voice/src/rooms/daily/daily-room.ts")};
import { EmbeddedRoom } from ${from("packages/voice/src/rooms/embedded/embedded-room.ts")};
import { openContract } from ${from("e2e/rooms/contract-page.mjs")};
openContract({ roomContract, DailyRoom, EmbeddedRoom });
`;
/** Of the contract itself, on each of three rooms. */
const fewestCases = 36;

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ browser }) {
  const far = await openFarSide();
  const site = await openSdkSite({
    script,
    alias: { vitest: join(root, "e2e/rooms/vitest-in-page.mjs") },
    connects: [far.origin],
  });
  try {
    assert.ok(far.has.webRtc, "the WebRTC package is installed");
    const visitor = await browser.openPage();
    await visitor.exposeFunction("farSide", (order, room, data) => far.orders[order](room, data));
    await visitor.addInitScript((origin) => {
      globalThis.farOrigin = origin;
    }, far.origin);
    await visitor.goto(site.origin);
    const results = await visitor.evaluate(() => globalThis.runContract());
    assert.ok(results.length >= fewestCases, `${results.length} cases`);
    const failed = results.filter(({ failure }) => failure !== undefined);
    assert.deepEqual(
      failed.map(({ name: one, failure }) => `${one}: ${failure}`),
      [],
    );
    // Daily's library tells the console, and would tell its makers, about the meetings that fail here on purpose.
    const isDailys = (problem) => /MediaStreamTrack found|Meeting is full|connection-error|sentry/.test(problem);
    assert.deepEqual(
      browser.problems.splice(0).filter((problem) => !isDailys(problem)),
      [],
    );
  } finally {
    await site.close();
    await far.close();
  }
}
