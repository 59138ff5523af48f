// What only a browser can tell: from the click to listening, and from an interruption to silence.
import { setTimeout as wait } from "node:timers/promises";
import { launchBrowser } from "../../e2e/browser.mjs";
import { openCall } from "../../e2e/calls.mjs";
import { startServer } from "../../e2e/server.mjs";

const interruption = "espere un momento por favor, no le entiendo bien";
/** Past the beginning of an utterance, which nobody can interrupt. Milliseconds. */
const protectedMs = 2000;

/** @returns milliseconds from click to listening, and from an interruption's first sound to silence in the page */
export async function measureInBrowser({ chromium, hasWebRtc, clicks, interruptions }) {
  const opened = [];
  const keep = (thing) => {
    opened.push(thing);
    return thing;
  };
  const scene = {
    startServer: async (options) => keep(await startServer(options)),
    openBrowser: async (args) => keep(await launchBrowser({ chromium, args })),
  };
  const call = await openCall(scene, { says: [interruption], hasWebRtc });
  try {
    if (hasWebRtc) await call.travels("rtc");
    const toSilence = [];
    for (let done = 0; done < interruptions; done += 1) toSilence.push(await interrupt(call));
    const toListening = [];
    for (let done = 0; done < clicks; done += 1) toListening.push(await clickAgain(call));
    return { toListening, toSilence };
  } finally {
    await call.close();
    for (const { close, stop } of opened.reverse()) await (close ?? stop)();
  }
}

async function interrupt({ page, wire, spoken }) {
  await wire.until(({ type, role, status }) => {
    return type === "speech-update" && role === "assistant" && status === "started";
  });
  await wait(protectedMs);
  wire.turnPage();
  return page.evaluate(async (sound) => {
    const silence = globalThis.sound.untilSilent();
    const beganAt = performance.now();
    const [silentAt] = await Promise.all([silence, globalThis.sayIntoMicrophone(sound)]);
    return silentAt - beganAt;
  }, spoken[interruption].wav.toString("base64"));
}

async function clickAgain({ page, wire }) {
  await page.getByRole("button", { name: "Detener" }).click();
  const start = page.getByRole("button", { name: "Iniciar con su voz" });
  await start.waitFor();
  wire.turnPage();
  const clickedAt = performance.now();
  await start.click();
  await wire.until(({ type, data }) => type === "app" && data === "listening");
  return performance.now() - clickedAt;
}
