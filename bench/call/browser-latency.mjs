// @ts-check
// What only a browser can measure: from the click to listening, and from an interruption to silence.
import { setTimeout as wait } from "node:timers/promises";
import { launchBrowser } from "../../e2e/browser.mjs";
import { openCall } from "../../e2e/calls.mjs";
import { givePageMicrophone } from "../../e2e/page-microphone.mjs";
import { watchSound } from "../../e2e/page-sound.mjs";
import { openSdkSite } from "../../e2e/sdk-site.mjs";
import { startServer } from "../../e2e/server.mjs";
import { microphoneFlags, recordMicrophone, speak } from "../../e2e/spoken.mjs";

const interruption = "espere un momento por favor, no le entiendo bien";
/** Without a comma, so that it has no pause that could be taken for its end. */
const speech = "le voy a leer una pregunta muy larga que no tiene pausas para que usted me pueda interrumpir ".repeat(
  3,
);
const listenTimeoutMs = 15_000;
/** Past the beginning of an utterance, which cannot be interrupted. Milliseconds. */
const protectedMs = 2000;

/**
 * Starts calls on the product's own page.
 * @param {{ chromium: string, hasWebRtc: boolean, clicks: number }} options
 * @returns {Promise<number[]>} milliseconds from each click to listening
 */
export async function measureClicks({ chromium, hasWebRtc, clicks }) {
  /** @type {{ close?: () => Promise<void>, stop?: () => Promise<void> }[]} */
  const opened = [];
  const keep = (/** @type {any} */ resource) => {
    opened.push(resource);
    return resource;
  };
  const scene = {
    startServer: async (/** @type {Parameters<typeof startServer>[0]} */ options) => keep(await startServer(options)),
    openBrowser: async (/** @type {string[]} */ args) => keep(await launchBrowser({ chromium, args })),
  };
  const call = await openCall(/** @type {any} */ (scene), { says: [], hasWebRtc });
  try {
    const toListening = [];
    for (let done = 0; done < clicks; done += 1) toListening.push(await clickAgain(/** @type {any} */ (call)));
    return toListening;
  } finally {
    await call.close();
    for (const { close, stop } of opened.reverse()) await (close ?? stop)?.();
  }
}

/**
 * @typedef {object} Wire the call's WebSocket, as the test sees it
 * @property {() => void} turnPage forgets what came before
 * @property {(matches: (signal: { type: string, data?: string }) => boolean) => Promise<unknown>} until
 */

/** @param {{ page: import("playwright-core").Page, wire: Wire }} call */
async function clickAgain({ page, wire }) {
  await page.getByRole("button", { name: "Detener" }).click();
  const start = page.getByRole("button", { name: "Iniciar con su voz" });
  await start.waitFor();
  wire.turnPage();
  const clickedAt = performance.now();
  await start.click();
  const listening = wire.until(
    (/** @type {{ type: string, data?: string }} */ { type, data }) => type === "app" && data === "listening",
  );
  await Promise.race([
    listening,
    wait(listenTimeoutMs).then(() => Promise.reject(new Error("The call did not listen."))),
  ]);
  return performance.now() - clickedAt;
}

/**
 * Talks over the assistant.
 * @param {import("./turn-latency.mjs").Bench & { chromium: string, hasWebRtc: boolean, interruptions: number }} options
 * @returns {Promise<number[]>} milliseconds from each interruption's first sound to silence in the page
 */
export async function measureInterruptions({ chromium, server, transcriber, hasWebRtc, interruptions }) {
  const { wav } = await speak(interruption);
  transcriber.answerOtherwise(interruption);
  await server.send("prepare", { texts: [speech] });
  const silence = await recordMicrophone([1]);
  const url = await server.send("createCall", { firstMessage: "Hola." });
  const site = await openSdkSite({ webCallUrl: () => url, connects: [new URL(url).origin] });
  const browser = await launchBrowser({ chromium, args: microphoneFlags(silence.path) });
  try {
    const page = await browser.openPage();
    await givePageMicrophone(page);
    await page.addInitScript(watchSound, hasWebRtc);
    await page.goto(site.origin);
    await page.getByRole("button").click();
    await page.waitForFunction(
      (way) => globalThis.sound.way() === way && globalThis.told.some(({ event }) => event === "speech-end"),
      hasWebRtc ? "rtc" : "pcm",
    );
    const toSilence = [];
    for (let done = 0; done < interruptions; done += 1) toSilence.push(await interrupt(page, wav.toString("base64")));
    return toSilence;
  } finally {
    await browser.close();
    await site.close();
    await silence.remove();
  }
}

/** @param {import("playwright-core").Page} page @param {string} wav base64 @returns {Promise<number>} */
async function interrupt(page, wav) {
  await page.evaluate((content) => {
    globalThis.told.splice(0);
    globalThis.sdk.call.send({ type: "add-message", message: { role: "system", content } });
  }, speech);
  await page.waitForFunction(() => globalThis.told.some(({ event }) => event === "speech-start"));
  await wait(protectedMs);
  const toSilence = await page.evaluate(async (sound) => {
    const silence = globalThis.sound.untilSilent();
    const said = globalThis.sayIntoMicrophone(sound);
    const [silentAt] = await Promise.all([silence, said]);
    return silentAt - globalThis.onsetOfSpeech;
  }, wav);
  // The interruption is transcribed, and the question is not yet repeated.
  await page.waitForFunction(() =>
    globalThis.told.some(({ heard: [message] }) => message?.type === "transcript" && message.role === "user"),
  );
  return toSilence;
}
