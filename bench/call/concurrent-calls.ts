// Many calls at once: which frames arrive late or not at all, and what a call costs.

import { setTimeout as wait } from "node:timers/promises";
import type { ReceivedMessage } from "./caller.ts";
import { openCaller } from "./caller.ts";
import type { Child } from "./child-process.ts";
import { openChild } from "./child-process.ts";
import type { PlatformCommands } from "./platform-server.ts";
import type { RtcCommands } from "./rtc-callers.ts";

export type LoadOptions = { server: Child<PlatformCommands>; count: number };

const text = "Le voy a hacer unas preguntas sencillas sobre usted y su familia. Puede contestar con calma. ".repeat(3);
/** What a page buffers before playback starts. Milliseconds. */
const jitterMs = 60;
const frameMs = 20;
const measuredMs = 12_000;

/** PCM calls that all receive speech while their microphones send. */
export async function loadPcm({ server, count }: LoadOptions) {
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

/** WebRTC calls from a process of their own; the receiver's statistics tell what had to be concealed. */
export async function loadRtc({ server, count }: LoadOptions) {
  const callers: Child<RtcCommands> = await openChild("rtc-callers.ts", {});
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
 * @returns the server's memory along the way, MB
 */
export async function manyCalls({ server, count }: LoadOptions): Promise<number[]> {
  const memory = [];
  for (let made = 1; made <= count; made += 1) {
    const call = await openCaller(await server.send("createCall", { firstMessage: "Hola." }));
    await call.until(() => call.messages.some(isAssistantDone));
    call.close();
    if (made % (count / 8) === 0) memory.push(Math.round((await server.send("usage")).ownMb));
  }
  return memory;
}

/** @param count of calls that share the cost */
async function usageOver(server: LoadOptions["server"], ms: number, count: number) {
  const before = await server.send("usage");
  await wait(ms);
  const after = await server.send("usage");
  const share = (key: "ownCpuMs" | "mediaCpuMs") => (100 * (after[key] - before[key])) / ms / count;
  return {
    ownCpu: share("ownCpuMs"),
    mediaCpu: share("mediaCpuMs"),
    ownMb: Number(after.ownMb),
    mediaMb: Number(after.mediaMb),
  };
}

/**
 * Plays the frames as the page's worklet does: a frame that arrives after its time is late and delays those after it.
 * @param frames when each arrived
 */
function lateFrames(frames: number[]) {
  let dueAt = (frames[0] ?? 0) + jitterMs;
  return frames.map((at) => {
    const isLate = at > dueAt;
    dueAt = (isLate ? at + jitterMs : dueAt) + frameMs;
    return isLate;
  });
}

const isAssistantDone = ({ type, role, status }: ReceivedMessage) =>
  type === "speech-update" && role === "assistant" && status === "stopped";

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
