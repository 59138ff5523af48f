import assert from "node:assert/strict";
import { join } from "node:path";
import { root } from "../../scripts/bootstrap.mjs";
import { test } from "../fixtures/test.ts";
import { openSdkSite } from "../sdk/sdk-site.ts";
import { openFarSide } from "./far-side.ts";

const from = (path: string) => JSON.stringify(join(root, path));
const script = `import { roomContract } from ${from("packages/voice/src/rooms/media-room.contract.ts")};
import { DailyRoom } from ${from("packages/voice/src/rooms/daily/daily-room.ts")};
import { EmbeddedRoom } from ${from("packages/voice/src/rooms/embedded/embedded-room.ts")};
import { openContract } from ${from("e2e/rooms/contract-page.mjs")};
openContract({ roomContract, DailyRoom, EmbeddedRoom });
`;
/** Of the contract itself, on each of three rooms. */
const fewestCases = 36;

test("Every room keeps the one contract in a real browser: ours over PCM and over WebRTC, and Daily's", async ({
  cleanUp,
  problems,
  openPage,
}) => {
  const far = await openFarSide();
  cleanUp(far.close);
  const site = await openSdkSite({
    script,
    alias: { vitest: join(root, "e2e/rooms/vitest-in-page.mjs") },
    connects: [far.origin],
  });
  cleanUp(site.close);
  assert.ok(far.hasWebRtc, "the WebRTC package is installed");
  const visitor = await openPage();
  await visitor.exposeFunction("farSide", far.obey);
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
  const isDailys = (problem: string) => /MediaStreamTrack found|Meeting is full|connection-error|sentry/.test(problem);
  assert.deepEqual(
    problems.splice(0).filter((problem: string) => !isDailys(problem)),
    [],
  );
});
