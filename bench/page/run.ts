// usage: npx tsx bench/page/run.ts [calls] [--record]   how long a spoken call takes to listen, and then to reply; needs espeak-ng and sox

import { whyNoSpeech } from "@dilo/testing/espeak";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { launchChromium, microphoneFlags, openBenchContext } from "../../e2e/fixtures/browser.ts";
import { givePageMicrophone } from "../../e2e/fixtures/page/microphone.ts";
import { speak } from "../../e2e/fixtures/recordings.ts";
import { startServer } from "../../e2e/fixtures/server.ts";
import { choose, pay } from "../../e2e/fixtures/steps.ts";
import { ensureBuilt } from "../../scripts/bootstrap.mjs";
import { ensureChromium } from "../../scripts/test-tools.ts";
import { numberNamed, openFigures } from "../figures.ts";

const calls = numberNamed(7);
const why = whyNoSpeech();
if (why) {
  console.error(why);
  process.exit(1);
}
await ensureBuilt();
const answer = speak("Rosa Elena Prado Luna");
const transcriber = await startFakeTranscriber({ answers: [answer] });
const server = await startServer({
  env: {
    CONFIRM: "off",
    TRANSCRIBER_URL: transcriber.url,
    TRANSCRIBER_KEY: "key-of-this-bench",
    TRANSCRIBER_MODEL: "fixture",
  },
});
const executablePath = await ensureChromium();
if (executablePath === undefined) process.exit(1);
const browser = await launchChromium(executablePath, microphoneFlags);
const figures = [];
for (let call = 0; call < calls; call += 1) figures.push(await measureCall());
await browser.close();
await server.stop();
await transcriber.close();
const { row, close } = openFigures("page");
for (const name of ["click to listening", "endpoint to assistant's sound", "last word to assistant's sound"] as const) {
  const sorted = figures.map((figure) => figure[name]).sort((a, b) => a - b);
  row(
    `a spoken interview in the page, ${name}`,
    `${sorted[Math.floor(sorted.length / 2)]} ms (longest of ${calls}: ${sorted.at(-1)})`,
  );
}
process.exitCode = close();

/** Starts a call as a new visitor, answers the first question aloud, and waits for the second. Milliseconds. */
async function measureCall() {
  const page = await (await openBenchContext(browser)).newPage();
  await givePageMicrophone(page);
  await page.addInitScript(recordMoments);
  await pay(page, server.origin);
  await choose(page, "N-400");
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByRole("button", { name: "Acepto" }).click();
  await page.locator(".captions .dilo").last().filter({ hasText: "¿Cuál es su nombre completo?" }).waitFor();
  // Between greeting and question the assistant is silent too: an answer there interrupts, and is not counted.
  await page.waitForFunction(
    () => globalThis.moments.quietAt > 0 && performance.now() - globalThis.moments.quietAt > 4000,
  );
  await page.evaluate((sound: string) => globalThis.sayIntoMicrophone(sound), answer.wav.toString("base64"));
  await page.waitForFunction(() => globalThis.moments.replyAt > 0);
  await page.getByText("Pregunta 2 de 10").waitFor();
  const { clickedAt, listeningAt, lastWordAt, endpointAt, replyAt } = await page.evaluate(() => globalThis.moments);
  await page.context().close();
  return {
    "click to listening": Math.round(listeningAt - clickedAt),
    "endpoint to assistant's sound": Math.round(replyAt - endpointAt),
    "last word to assistant's sound": Math.round(replyAt - lastWordAt),
  };
}

/** Runs in the page: records when 'Acepto' was clicked, the call listened, the answer ended, the endpoint came, and the assistant spoke. */
function recordMoments() {
  const moments = { clickedAt: 0, listeningAt: 0, quietAt: 0, lastWordAt: 0, endpointAt: 0, replyAt: 0 };
  globalThis.moments = moments;
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.textContent === "Acepto") moments.clickedAt = performance.now();
  });
  const update = () => {
    const said = document.querySelector(".dock .status")?.firstChild?.textContent;
    if (said) moments.listeningAt ||= performance.now();
    moments.quietAt = said === "Le escucho" ? moments.quietAt || performance.now() : 0;
    if (said === "Habla Dilo" && moments.endpointAt > 0) moments.replyAt ||= performance.now();
  };
  new MutationObserver(update).observe(document, { subtree: true, childList: true, characterData: true });
  const say = globalThis.sayIntoMicrophone;
  globalThis.sayIntoMicrophone = async (wav) => {
    await say(wav);
    moments.lastWordAt = performance.now();
  };
  const BrowserWebSocket = WebSocket;
  globalThis.WebSocket = class extends BrowserWebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const isUsers = typeof data === "string" && /speech-update/.test(data) && /user/.test(data);
        if (isUsers && /stopped/.test(data)) moments.endpointAt = performance.now();
      });
    }
  };
}
