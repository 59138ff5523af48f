import assert from "node:assert/strict";
import { join } from "node:path";
import { root } from "../../scripts/bootstrap.mjs";
import { test } from "../fixtures/test.ts";
import { FakeRoom } from "./fake-room.ts";
import { openSdkSite } from "./sdk-site.ts";

const nothing = { timers: 0, tracks: 0, contexts: 0, sockets: 0, peers: 0 };

test("Whatever is wrong with a page, its call says so by a named code and leaves nothing running", {
  tag: "@sound",
}, async ({ cleanUp, problems, page }) => {
  const site = await openSdkSite({ webCallUrl: (origin) => `${origin.replace("http", "ws")}/room/1`, script });
  cleanUp(site.close);
  await page.addInitScript({ path: join(root, "e2e/sdk/count-open.mjs") });
  await page.routeWebSocket(/\/room\//, (socket) => void new FakeRoom(socket));
  await page.goto(site.origin);
  const failed = (options: object) => page.evaluate((options) => globalThis.failureOf(options), options);
  const left = async () => {
    const { made, ...open } = await page.evaluate(() => globalThis.leftOpen());
    return [open, made > 0];
  };
  const workletUrl = "/worklet.js";

  // The page's policy allows no blob: scripts.
  assert.match(
    await failed({}),
    /^worklet-missing The audio worklet could not be loaded from a blob: URL, .*workletUrl/,
  );
  assert.match(await failed({ workletUrl: "/none.js" }), /^worklet-missing .* from the workletUrl \/none\.js: /);
  assert.match(
    await failed({ workletUrl, baseUrl: "/elsewhere" }),
    /^call-refused .*is \/elsewhere the right baseUrl\?/,
  );
  assert.match(await failed({ workletUrl, baseUrl: "http://localhost:9" }), /^not-reached The platform at http:/);
  assert.match(await failed({ workletUrl, audioSource: "no-such-microphone" }), /^constraints \S/);
  assert.match(await failed({ workletUrl, isRefused: true }), /^no-audio The browser refuses/);
  assert.match(await failed({ workletUrl, hasNone: true }), /^no-audio This page has no Web Audio/);
  assert.deepEqual(await left(), [nothing, true]);

  // A page in the background keeps its call; one that comes back plays on.
  assert.deepEqual(await page.evaluate(() => globalThis.hideAndShow()), ["joined", "running"]);
  assert.deepEqual(await left(), [nothing, true]);

  // Half of the starts are stopped before they are through.
  assert.deepEqual(await page.evaluate(() => globalThis.startAndStop(50)), { codes: [], isStarted: false });
  assert.deepEqual(await left(), [nothing, true]);
  problems.splice(0);
});

const script = `
  import { VoiceCall } from ${JSON.stringify(join(root, "packages/voice/src/index.ts"))};
  const right = { token: "token", baseUrl: "/platform" };
  const target = { assistant: { name: "Dilo" } };

  globalThis.failureOf = async ({ isRefused, hasNone, ...options }) => {
    const Original = globalThis.AudioContext;
    if (isRefused) globalThis.AudioContext = class { constructor() { throw new DOMException("no", "NotSupportedError"); } };
    if (hasNone) globalThis.AudioContext = undefined;
    const call = new VoiceCall({ ...right, ...options });
    const told = [];
    call.on("error", ({ code, message }) => told.push(code + " " + message));
    const started = await call.start(target);
    await call.stop();
    globalThis.AudioContext = Original;
    return started === null ? told.join("; ") : "started";
  };

  globalThis.hideAndShow = async () => {
    let context;
    const Original = globalThis.AudioContext;
    globalThis.AudioContext = class extends Original { constructor(options) { super(options); context = this; } };
    const call = new VoiceCall({ ...right, workletUrl: "/worklet.js" });
    await call.start(target);
    const show = (visibilityState) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibilityState });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    show("hidden");
    await context.suspend();
    const state = call.isJoined ? "joined" : "left";
    show("visible");
    while (context.state !== "running") await new Promise((resolve) => { context.onstatechange = resolve; });
    const states = [state, context.state];
    await call.stop();
    globalThis.AudioContext = Original;
    return states;
  };

  globalThis.startAndStop = async (times) => {
    const codes = [];
    const call = new VoiceCall({ ...right, workletUrl: "/worklet.js" });
    call.on("error", ({ code }) => codes.push(code));
    for (let time = 0; time < times; time++) {
      const started = call.start(target);
      if (time % 2) await started;
      await call.stop();
    }
    return { codes, isStarted: call.isStarted };
  };
`;
