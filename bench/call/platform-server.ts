// The platform in a process of its own, as `npm start` runs it, for the callers of run.ts. Started by openChild.

import { once } from "node:events";
import { createServer as createHttp } from "node:http";
import type { AddressInfo } from "node:net";
import { findEspeakVoice, findMedia, mintCallToken, openAiTranscriber, openPlatform } from "@dilo/platform";
import { openLookups } from "../../apps/server/src/answers/language/lookups.ts";
import { expectedAnswers } from "../../apps/server/src/calls/expected-answers.ts";
import { cpuMsOf, memoryMb } from "../process-usage.ts";
import { answerCommands } from "./child-process.ts";
import { WebSocketServer } from "./platform-packages.ts";

const { transcriberUrl } = JSON.parse(process.argv[2] ?? "{}");
const secret = new Uint8Array(32).fill(7);

const http = createHttp();
const sockets = new WebSocketServer({ server: http });
http.listen(0, "127.0.0.1");
await once(http, "listening");
const { port } = http.address() as AddressInfo;
const publicOrigin = `http://127.0.0.1:${port}`;
const media = findMedia();
const platform = await openPlatform({
  transcriber: openAiTranscriber({ baseUrl: transcriberUrl, key: "", model: "fixed", name: "fake" }),
  voice: (await findEspeakVoice()) ?? "none",
  tokens: { secret },
  publicOrigin,
  maxCalls: 1000,
  media,
  expected: expectedAnswers({ clock: () => new Date(), lookups: openLookups() }),
});
sockets.on("connection", (socket, request) => {
  const url = new URL(request.url ?? "", publicOrigin);
  platform.acceptRoom(socket, url.pathname.split("/").at(-1) ?? "", url.searchParams.get("t") ?? undefined);
});

let subjects = 0;
const commands = {
  prepare: ({ texts }: { texts: string[] }): Promise<void> => platform.prepare(texts),
  createCall: async ({ firstMessage }: { firstMessage: string }): Promise<string> => {
    const token = mintCallToken({ secret, subject: `caller ${subjects++}`, now: Date.now(), ttlMs: 60_000 });
    return (await platform.createWebCall(token, { assistant: { firstMessage } })).webCallUrl;
  },
  usage: async () => ({
    ownCpuMs: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
    mediaCpuMs: await cpuMsOf(media?.processId()),
    ownMb: process.memoryUsage.rss() / 2 ** 20,
    mediaMb: await memoryMb(media?.processId(), "VmRSS"),
    calls: platform.activeCalls(),
  }),
};
export type PlatformCommands = typeof commands;
answerCommands(commands);
