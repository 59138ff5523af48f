// @ts-check
// Many calls at once: which frames arrive late or not at all, and what a call costs.
import { setTimeout as wait } from "node:timers/promises";
import { openCaller } from "./caller.mjs";
import { openChild } from "./child-process.mjs";

/** @typedef {{ server: import("./child-process.mjs").Child<import("./platform-server.mjs").PlatformCommands>, count: number }} LoadOptions */

const text = "Le voy a hacer unas preguntas sencillas sobre usted y su familia. Puede contestar con calma. ".repeat(3);
/** What a page buffers before playback starts. Milliseconds. */
const jitterMs = 60;
const frameMs = 20;
const measuredMs = 12_000;

/** PCM calls that all receive speech while their microphones send. @param {LoadOptions} options */
export async function loadPcm({ server, count }) {
  await server.send("prepare", { texts: [text] });
  const calls = [];
  for (let opened = 0; opened < count; opened += 1) {
    calls.push(await openCaller(await server.send("createCall", { firstMessage: text })));
  }
  const usage = await usageOver(server, measuredMs, count);
  await Promise.all(calls.map((call) => call.until(() => call.messages.some(isAssistantDone))));
  const late = calls.flatMap(({ frames }) => lateFrames(frames));
  const most = Math.max(...calls.map(({ frames }) => frames.length));
  const lost = calls.reduce((sum, { frames }) => sum + most - frames.length, 0);
  for (const call of calls) call.close();
  return { lateShare: late.filter(Boolean).length / late.length, lostShare: lost / (most * count), ...usage };
}

/**
 * WebRTC calls from a process of their own; the receiver's statistics tell what had to be concealed.
 * @param {LoadOptions} options
 */
export async function loadRtc({ server, count }) {
  /** @type {import("./child-process.mjs").Child<import("./rtc-callers.mjs").RtcCommands>} */
  const callers = await openChild("rtc-callers.mjs", {});
  await server.send("prepare", { texts: [text] });
  const urls = [];
  for (let opened = 0; opened < count; opened += 1) urls.push(await server.send("createCall", { firstMessage: text }));
  const connected = await callers.send("open", { urls });
  const before = await callers.send("stats");
  const usage = await usageOver(server, measuredMs, count);
  const after = await callers.send("stats");
  await callers.send("closeAll");
  callers.close();
  const concealed = after.map((call, index) => {
    const start = before[index] ?? { concealed: 0, received: 0 };
    return (call.concealed - start.concealed) / (call.received - start.received);
  });
  return { connected, concealedWorst: Math.max(...concealed), concealed: average(concealed), ...usage };
}

/**
 * Call after call, each joined and left.
 * @param {LoadOptions} options
 * @returns {Promise<number[]>} the server's memory along the way, MB
 */
export async function manyCalls({ server, count }) {
  const memory = [];
  for (let made = 1; made <= count; made += 1) {
    const call = await openCaller(await server.send("createCall", { firstMessage: "Hola." }));
    await call.until(() => call.messages.some(isAssistantDone));
    call.close();
    if (made % (count / 8) === 0) memory.push(Math.round((await server.send("usage")).ownMb));
  }
  return memory;
}

/**
 * @param {LoadOptions["server"]} server
 * @param {number} ms
 * @param {number} count of calls that share the cost
 */
async function usageOver(server, ms, count) {
  const before = await server.send("usage");
  await wait(ms);
  const after = await server.send("usage");
  const share = (/** @type {"ownCpuMs" | "mediaCpuMs"} */ key) => (100 * (after[key] - before[key])) / ms / count;
  return {
    ownCpu: share("ownCpuMs"),
    mediaCpu: share("mediaCpuMs"),
    ownMb: Number(after.ownMb),
    mediaMb: Number(after.mediaMb),
  };
}

/**
 * Plays the frames as the page's worklet does: a frame that arrives after its time is late and delays those after it.
 * @param {number[]} frames when each arrived
 */
function lateFrames(frames) {
  let dueAt = (frames[0] ?? 0) + jitterMs;
  return frames.map((at) => {
    const isLate = at > dueAt;
    dueAt = (isLate ? at + jitterMs : dueAt) + frameMs;
    return isLate;
  });
}

/** @param {import("./caller.mjs").ReceivedMessage} message */
const isAssistantDone = ({ type, role, status }) =>
  type === "speech-update" && role === "assistant" && status === "stopped";

/** @param {number[]} values */
const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
