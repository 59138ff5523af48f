// usage: npx tsx bench/platform/tool-call.ts [rounds] [--record]   how long a spoken question that needs a tool waits for its answer
// From the last frame of speech sent to the first sound received, over our PCM room in real time. A developer's tool
// and each of the model's two answers take 100 ms; the transcriber takes none. Needs espeak-ng.
// Ends with 1 when the goal is missed.
import { setTimeout as wait } from "node:timers/promises";
import type { Voice } from "@dilo/platform";
import { whyNoSpeech } from "@dilo/testing/espeak";
import { openCaller } from "../call/caller.ts";
import { recordingOf } from "../call/utterances.ts";
import { endUnlessAble, load, machine, ms, numberNamed, openFigures, spread } from "../figures.ts";

const rounds = numberNamed(20);
const delayMs = 100;
/** The median's bar. Milliseconds. */
const barMs = 1200;
/** A person listens to the first words: who talks through them is taken for a television. Milliseconds. */
const listeningMs = 1500;
const question = "¿Qué tiempo hace?";

endUnlessAble(whyNoSpeech());
console.log(`${machine()} at the start\n`);

const { openTestPlatform } = await import("../../packages/platform/src/testing/test-platform.ts");
const { openStubToolModel } = await import("../../packages/platform/src/testing/stub-tool-model.ts");
const { openDeveloperServer } = await import("../../packages/platform/src/testing/developer-server.ts");
const { findEspeakVoice, openAiResponder } = await import("../../packages/platform/src/index.ts");
const { openToolbox } = await import("../../packages/platform/src/tools/open-toolbox.ts");
const { readTools } = await import("../../packages/platform/src/tools/tool-settings.ts");
const { openOutbound } = await import("../../packages/platform/src/outbound/outbound.ts");

/** When the tool's answers were sent; each is another one, so that no voice has it ready. */
const toolAnsweredAt: number[] = [];
const developer = await openDeveloperServer(() => {
  toolAnsweredAt.push(performance.now() + delayMs);
  const result = `Hace ${toolAnsweredAt.length} grados.`;
  return { json: { results: [{ toolCallId: "call_0", result }] }, afterMs: delayMs };
});
const model = await openStubToolModel([{ name: "weather", arguments: { city: "León" } }], { afterMs: delayMs });
const transcriber = {
  name: "stub",
  listen: () => ({ hear() {}, begin() {}, transcribe: async () => question, end() {}, close() {} }),
};
/** Speaks half a second of a tone, at once. */
const instantVoice = {
  name: "stub",
  id: "instant",
  async *speak() {
    yield Int16Array.from({ length: 8000 }, (_, at) => 8000 * Math.sin(at / 6));
  },
};
const { platform, close } = await openTestPlatform({ transcriber, voice: instantVoice });

const { row, close: closeFigures } = openFigures("platform");
const answers = await measureCall({ voice: instantVoice });
const medianMs = ms(
  answers.map(({ silenceMs }) => silenceMs),
  0.5,
);
const isMet = medianMs <= barMs;
printTurns("the answer's first sound, a voice that needs no time", answers, { goal: `p50 ${barMs} ms`, isMet });
printTurns(
  "the answer's first sound, espeak-ng",
  await measureCall({ voice: (await findEspeakVoice()) ?? instantVoice }),
);
const announced = await measureCall({ voice: instantVoice, announcement: "Un momento." });
const inTime = announced.filter(({ isToolAnswered }) => !isToolAnswered).length;
const what = "the first sound of the tool's `request-start` message";
printTurns(`${what}, ${inTime} of ${rounds} before the tool answered`, announced);
await Promise.all([close(), model.close(), developer.close()]);
console.log(`\n${load()} at the end`);
process.exit(closeFigures());

export interface ToolTurn {
  /** from the last frame of speech to the first sound */
  readonly silenceMs: number;
  /** the part of it until the turn was over and the model was asked */
  readonly endpointMs: number;
  /** whether the tool had answered before the sound */
  readonly isToolAnswered: boolean;
}

/**
 * Asks the question `rounds` times in one call.
 * @param options announcement: what the assistant says while the tool works
 * @throws Error when a sound came that cannot be the one that is measured
 */
async function measureCall({ voice, announcement }: { voice: Voice; announcement?: string }): Promise<ToolTurn[]> {
  const call = await openCaller(await beginCall({ voice, announcement }));
  /** How often the assistant has finished speaking. */
  let silences = 1;
  await call.until(() => assistantStops(call)[silences - 1]);
  await wait(listeningMs);
  const turns: ToolTurn[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const [framesBefore, answersBefore] = [call.frames.length, toolAnsweredAt.length];
    await call.say(recordingOf(question));
    const firstAt = await call.until(() => call.frames[framesBefore]);
    const said = await call.until(() => userTranscripts(call)[round - 1]);
    silences += announcement === undefined ? 1 : 2;
    await call.until(() => assistantStops(call)[silences - 1]);
    const isToolAnswered = firstAt > (toolAnsweredAt[answersBefore] ?? Number.POSITIVE_INFINITY);
    if (!isToolAnswered && announcement === undefined) throw new Error(`Round ${round}: another sound came first.`);
    const endedAt = call.lastSpokenAt;
    turns.push({ silenceMs: firstAt - endedAt, endpointMs: said.at - endedAt, isToolAnswered });
  }
  call.close();
  return turns;
}

/** Begins a call whose assistant has the tool. */
async function beginCall({ voice, announcement }: { voice: Voice; announcement: string | undefined }) {
  const messages = announcement === undefined ? [] : [{ type: "request-start", content: announcement }];
  const tool = { type: "function", function: { name: "weather" }, server: { url: developer.url }, messages };
  const tools = openToolbox({
    search: async () => "",
    openFill: () => (text) => text,
    tools: readTools([tool]),
    server: undefined,
    outbound: openOutbound({ privateHosts: ["localhost"] }),
    secretOf: async () => undefined,
    endCallMessage: undefined,
    about: async () => ({}),
    now: () => new Date(),
  });
  const responder = openAiResponder({ baseUrl: model.url, key: "", model: "stub" });
  const assistant = { firstMessage: "Hola.", model: { provider: "openai" } };
  const observer = { onJoined() {}, onMessage() {}, onEnded() {} };
  const services = { responder, tools, voice };
  return (await platform.beginCall({ assistant }, observer, { services })).webCallUrl;
}

function assistantStops({ messages }: Awaited<ReturnType<typeof openCaller>>) {
  return messages.filter(
    ({ type, role, status }) => type === "speech-update" && role === "assistant" && status === "stopped",
  );
}

function userTranscripts({ messages }: Awaited<ReturnType<typeof openCaller>>) {
  return messages.filter(
    ({ type, role, transcriptType }) => type === "transcript" && role === "user" && transcriptType === "final",
  );
}

function printTurns(what: string, turns: ToolTurn[], goal?: { goal: string; isMet: boolean }) {
  const untilOver = ms(
    turns.map(({ endpointMs }) => endpointMs),
    0.5,
  );
  const figure = `${spread(turns.map(({ silenceMs }) => silenceMs))}; the turn was over after ${untilOver} ms`;
  row(`a tool call in a spoken call: ${what}`, figure, goal);
}
