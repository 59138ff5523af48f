// Many calls at once: what arrives late or not at all, and what a call costs.
import { setTimeout as wait } from "node:timers/promises";
import { openCaller } from "./caller.mjs";
import { openChild } from "./child-process.mjs";

const text = "Le voy a hacer unas preguntas sencillas sobre usted y su familia. Puede contestar con calma. ".repeat(3);
/** What a page holds back before it plays. Milliseconds. */
const jitterMs = 60;
const frameMs = 20;
const measuredMs = 12_000;

/** PCM calls that all listen while their microphones send. */
export async function loadPcm({ server, count }) {
  await server.ask("prepare", { texts: [text] });
  const calls = [];
  for (let opened = 0; opened < count; opened += 1) {
    calls.push(await openCaller(await server.ask("call", { firstMessage: text })));
  }
  const cost = await costOver(server, measuredMs, count);
  await Promise.all(calls.map((call) => call.until(() => call.messages.some(isStopped))));
  const late = calls.flatMap(({ frames }) => lateOf(frames));
  const most = Math.max(...calls.map(({ frames }) => frames.length));
  const lost = calls.reduce((sum, { frames }) => sum + most - frames.length, 0);
  for (const call of calls) call.close();
  return { lateShare: late.filter(Boolean).length / late.length, lostShare: lost / (most * count), ...cost };
}

/** WebRTC calls from a process of their own; the far end's statistics tell what had to be concealed. */
export async function loadRtc({ server, count }) {
  const callers = await openChild("rtc-callers.mjs", {});
  await server.ask("prepare", { texts: [text] });
  const urls = [];
  for (let opened = 0; opened < count; opened += 1) urls.push(await server.ask("call", { firstMessage: text }));
  const connected = await callers.ask("open", { urls });
  const before = await callers.ask("stats");
  const cost = await costOver(server, measuredMs, count);
  const after = await callers.ask("stats");
  await callers.ask("closeAll");
  callers.close();
  const concealed = after.map((call, at) => {
    return (call.concealed - before[at].concealed) / (call.received - before[at].received);
  });
  return { connected, concealedWorst: Math.max(...concealed), concealed: average(concealed), ...cost };
}

/** Call after call, each joined and left. @returns memory of the server along the way, MB */
export async function manyCalls({ server, count }) {
  const memory = [];
  for (let made = 1; made <= count; made += 1) {
    const call = await openCaller(await server.ask("call", { firstMessage: "Hola." }));
    await call.until(() => call.messages.some(isStopped));
    call.close();
    if (made % (count / 8) === 0) memory.push(Math.round((await server.ask("cost")).ownMb));
  }
  return memory;
}

async function costOver(server, ms, count) {
  const before = await server.ask("cost");
  await wait(ms);
  const after = await server.ask("cost");
  const share = (key) => (100 * (after[key] - before[key])) / ms / count;
  return { ownCpu: share("ownCpuMs"), mediaCpu: share("mediaCpuMs"), ownMb: after.ownMb, mediaMb: after.mediaMb };
}

/** Plays the frames as the page's worklet does: one that comes after its time is late, and what follows waits for it. */
function lateOf(frames) {
  let dueAt = frames[0] + jitterMs;
  return frames.map((at) => {
    const isLate = at > dueAt;
    dueAt = (isLate ? at + jitterMs : dueAt) + frameMs;
    return isLate;
  });
}

const isStopped = ({ type, role, status }) => type === "speech-update" && role === "assistant" && status === "stopped";
const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
