// What only a browser can measure: from the click to listening, and from an interruption to silence.

import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { autoplayFlags, launchChromium, microphoneFlags, openBenchContext } from "../../e2e/fixtures/browser.ts";
import { givePageMicrophone } from "../../e2e/fixtures/page/microphone.ts";
import { watchSound } from "../../e2e/fixtures/page/sound.ts";
import { speak } from "../../e2e/fixtures/recordings.ts";
import { startServer } from "../../e2e/fixtures/server.ts";
import { openCall } from "../../e2e/fixtures/spoken-call.ts";
import { openSdkSite } from "../../e2e/sdk/sdk-site.ts";
import type { Bench } from "./turn-latency.ts";

const flags = [...microphoneFlags, ...autoplayFlags];

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
 * @returns milliseconds from each click to listening
 */
export async function measureClicks({
  chromium,
  hasWebRtc,
  clicks,
}: {
  chromium: string;
  hasWebRtc: boolean;
  clicks: number;
}): Promise<number[]> {
  const browser = await launchChromium(chromium, flags);
  const closers: (() => unknown)[] = [() => browser.close()];
  const stage = {
    startServer: async (options?: Parameters<typeof startServer>[0]) => {
      const server = await startServer(options);
      closers.push(() => server.stop());
      return server;
    },
    openPage: async () => (await openBenchContext(browser)).newPage(),
    cleanUp: (close: () => unknown) => closers.push(close),
  };
  try {
    const call = await openCall(stage, { says: [], hasRealVoice: true, hasWebRtc });
    const toListening = [];
    for (let done = 0; done < clicks; done += 1) toListening.push(await clickAgain(call));
    return toListening;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** the call's WebSocket, as the test sees it */
export interface Wire {
  /** forgets what came before */
  readonly turnPage: () => void;
  readonly until: (matches: (signal: { type: string; data?: string }) => boolean) => Promise<unknown>;
}

async function clickAgain({ page, wire }: { page: Page; wire: Wire }) {
  await page.getByRole("button", { name: "Detener" }).click();
  const start = page.getByRole("button", { name: "Iniciar con su voz" });
  await start.waitFor();
  wire.turnPage();
  const clickedAt = performance.now();
  await start.click();
  const listening = wire.until(
    ({ type, data }: { type: string; data?: string }) => type === "app" && data === "listening",
  );
  await Promise.race([
    listening,
    wait(listenTimeoutMs).then(() => Promise.reject(new Error("The call did not listen."))),
  ]);
  return performance.now() - clickedAt;
}

/**
 * Talks over the assistant.
 * @returns milliseconds from each interruption's first sound to silence in the page
 */
export async function measureInterruptions({
  chromium,
  server,
  transcriber,
  hasWebRtc,
  interruptions,
}: Bench & { chromium: string; hasWebRtc: boolean; interruptions: number }): Promise<number[]> {
  const { wav } = speak(interruption);
  transcriber.answerOtherwise(interruption);
  await server.send("prepare", { texts: [speech] });
  const url = await server.send("createCall", { firstMessage: "Hola." });
  const site = await openSdkSite({ webCallUrl: () => url, connects: [new URL(url).origin] });
  const browser = await launchChromium(chromium, flags);
  try {
    const page = await (await openBenchContext(browser)).newPage();
    await givePageMicrophone(page);
    await page.addInitScript(watchSound, hasWebRtc);
    await page.goto(site.origin);
    await page.getByRole("button").click();
    await page.waitForFunction(
      (way: string) => globalThis.sound.way() === way && globalThis.told.some(({ event }) => event === "speech-end"),
      hasWebRtc ? "rtc" : "pcm",
    );
    const toSilence = [];
    for (let done = 0; done < interruptions; done += 1) toSilence.push(await interrupt(page, wav.toString("base64")));
    return toSilence;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** @param wav base64 */
async function interrupt(page: Page, wav: string): Promise<number> {
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
