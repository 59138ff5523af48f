import { watchSound } from "./page-sound.mjs";
import { openSpokenPage, startVoice } from "./spoken-page.mjs";

/**
 * Opens a spoken call of the form page, in its first question; see openSpokenPage for what else it takes.
 * @param {import("./tell-story.mjs").Scene} scene
 * @param {object} options
 * @param {readonly string[]} options.says everything the person will say
 * @param {"N-400" | "I-130"} [options.form]
 * @param {boolean | "blocked"} [options.hasWebRtc] false: a browser that knows no WebRTC; "blocked": a network that lets none through
 * @param {(sdp: string) => Promise<string>} [options.lead] gives WebRTC's answer other addresses to connect to
 * @param {Record<string, string>} [options.env] more settings of the server; nothing is read back unless they say so
 */
export async function openCall(scene, { hasWebRtc = true, lead, form = "I-130", env = {}, ...options }) {
  let wire;
  const prepare = async (page) => {
    wire = listenIn(page);
    if (lead) await page.exposeFunction("leadElsewhere", lead);
    await page.addInitScript(watchSound, hasWebRtc);
  };
  const opened = await openSpokenPage(scene, { ...options, form, env: { CONFIRM: "off", ...env }, prepare });
  const { page, spoken } = opened;
  await startVoice(page);
  return {
    ...opened,
    wire,
    /** Resolves when the assistant has asked something new, and is silent. */
    asked: () => wire.question(),
    /** Says a text into the microphone, now; resolves when it was said. */
    say: (text) => {
      wire.turnPage();
      return page.evaluate((sound) => globalThis.sayIntoMicrophone(sound), spoken[text].wav.toString("base64"));
    },
    /** Resolves when sound travels this way, in both directions. */
    travels: (way) => page.waitForFunction((wanted) => globalThis.sound.way() === wanted, way),
  };
}

/** How often a person says an answer that nobody understood. */
const mostTries = 3;

/**
 * Answers questions in their order, each once the assistant has asked it and is silent; and again, as people do, when it
 * asks the same once more.
 */
export async function answer(call, answers, { from = 1, of = Number.POSITIVE_INFINITY } = {}) {
  for (const [index, text] of answers.entries()) {
    const number = from + index + 1;
    const next =
      number > of ? call.page.getByRole("heading", { name: "Formulario Completado" }) : nth(call.page, number);
    await sayUntil(call, text, next);
  }
}

async function sayUntil(call, text, next) {
  await call.asked();
  for (let tries = 1; ; tries += 1) {
    await call.say(text);
    const isThere = next.waitFor().then(() => true);
    if (await Promise.race([isThere, call.asked().then(() => next.isVisible())])) return;
    // Whoever has no try left waits for the page to give up.
    if (tries === mostTries) return void (await isThere);
    isThere.catch(() => {});
  }
}

const nth = (page, number) => page.getByText(`Pregunta ${number} de`);

/** Reads along what goes over the room's WebSocket. */
function listenIn(page) {
  const arrived = [];
  const sent = [];
  const waiting = new Set();
  let readFrom = 0;
  let framesSent = 0;
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      if (typeof payload !== "string") framesSent += 1;
      else sent.push({ ...JSON.parse(payload), at: performance.now() });
      for (const look of waiting) look();
    });
    socket.on("framereceived", ({ payload }) => {
      if (typeof payload !== "string") return;
      arrived.push(readSignal(payload));
      for (const look of waiting) look();
    });
  });
  const until = (find) =>
    new Promise((resolve) => {
      const look = () => {
        const found = find(arrived.slice(readFrom), sent);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    /** Frames of the microphone that went over the socket. */
    framesSent: () => framesSent,
    /** What follows counts from here. */
    turnPage: () => {
      readFrom = arrived.length;
    },
    /** Resolves with the first arrival that passes the test. */
    until: (test) => until((news) => news.find(test)),
    /** Resolves with the first signal that the page has sent and that passes the test; `at` is when. */
    sent: (test) => until((_news, own) => own.find(test)),
    question: () =>
      until((news) => {
        const asked = news.findIndex(({ type, role, transcript }) => {
          return type === "transcript" && role === "assistant" && transcript.includes("¿");
        });
        if (asked < 0) return undefined;
        return news.slice(asked).find(({ type, role, status }) => {
          return type === "speech-update" && role === "assistant" && status === "stopped";
        });
      }),
  };
}

/** A signal, or the message inside it. */
function readSignal(payload) {
  const signal = JSON.parse(payload);
  return signal.type === "app" && signal.data.startsWith("{") ? JSON.parse(signal.data) : signal;
}
