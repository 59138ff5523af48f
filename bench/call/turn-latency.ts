// How long from the end of a person's speech to the assistant's first sound, and answers with a pause inside.

import { setTimeout as wait } from "node:timers/promises";
import type { ReceivedMessage } from "./caller.ts";
import { openCaller } from "./caller.ts";
import type { Child } from "./child-process.ts";
import type { PlatformCommands } from "./platform-server.ts";
import { recordingOf, utterances, utterancesWithPause, withPause } from "./utterances.ts";

export interface Bench {
  readonly server: Child<PlatformCommands>;
  readonly transcriber: Awaited<ReturnType<typeof import("./fake-transcriber.ts").startFakeTranscriber>>;
}

export type Caller = Awaited<ReturnType<typeof openCaller>>;

export interface TurnFigures {
  /** the class of the answer */
  readonly kind: string;
  /** from the last frame of speech to the assistant's first sound */
  readonly silenceMs: number;
  /** from the final transcript to that sound */
  readonly endpointMs: number;
  readonly stagesMs: Record<string, number>;
}

const question = "¿Y ahora?";
const pauseSeconds = 1.5;
/** By then every answer is transcribed, in however many pieces. */
const settleMs = 6000;

/** Asks for each utterance `rounds` times, in one call a class, all at once. */
export async function measureTurns({
  server,
  transcriber,
  rounds,
}: Bench & { rounds: number }): Promise<TurnFigures[]> {
  await server.send("prepare", { texts: [question] });
  const each = utterances.map((utterance) => measureClass({ server, transcriber, rounds, utterance }));
  return (await Promise.all(each)).flat();
}

async function measureClass({
  server,
  transcriber,
  rounds,
  utterance: [expecting, kind, words],
}: Bench & { rounds: number; utterance: (typeof utterances)[number] }) {
  const recording = recordingOf(words);
  transcriber.know(words, recording);
  const call = await openCaller(await server.send("createCall", { firstMessage: question }));
  const rows: TurnFigures[] = [];
  await assistantDone(call, 1);
  for (let round = 1; round <= rounds; round += 1) {
    await ask(call, expecting, 2 * round);
    await call.say(recording);
    const said = await call
      .until(() => userTranscripts(call)[round - 1])
      .catch((cause) => {
        throw new Error(`${kind}: turn ${round} of ${rounds} was not transcribed.`, { cause });
      });
    if (said["transcript"] !== words) throw new Error(`${kind}: another answer was transcribed.`);
    const framesBefore = call.frames.length;
    call.send(addQuestion(undefined));
    const firstAt = await call.until(() => call.frames[framesBefore]);
    const stagesMs = await call.until(() => turnMetrics(call)[round - 1]);
    rows.push({ kind, silenceMs: firstAt - call.lastSpokenAt, endpointMs: firstAt - said.at, stagesMs });
    await assistantDone(call, 2 * round + 1);
  }
  call.close();
  return rows;
}

/** Counts the answers with a pause that were transcribed in one piece. */
export async function countWhole({ server, transcriber }: Bench) {
  await server.send("prepare", { texts: [question] });
  const whole = await Promise.all(utterancesWithPause.map((utterance) => isWhole({ server, transcriber, utterance })));
  return { whole: whole.filter(Boolean).length, of: whole.length };
}

async function isWhole({
  server,
  transcriber,
  utterance: [expecting, before, after],
}: Bench & { utterance: (typeof utterancesWithPause)[number] }) {
  const [first, second] = [recordingOf(before), recordingOf(after)];
  transcriber.know(before, first);
  transcriber.know(after, second);
  const call = await openCaller(await server.send("createCall", { firstMessage: question }));
  await assistantDone(call, 1);
  await ask(call, expecting, 2);
  await call.say(withPause(first, second, pauseSeconds));
  await wait(settleMs);
  const heard = userTranscripts(call).map(({ transcript }) => transcript);
  call.close();
  return heard.length === 1 && heard[0] === `${before} ${after}`;
}

/** @param expecting the field the answer is for */
function addQuestion(expecting: string | undefined) {
  return { type: "add-message", message: { role: "system", content: question }, ...(expecting && { expecting }) };
}

/** @param nth how often the assistant will have spoken */
async function ask(call: Caller, expecting: string, nth: number) {
  call.send(addQuestion(expecting));
  await assistantDone(call, nth);
}

/** Waits until the assistant has spoken this often. */
function assistantDone(call: Caller, times: number) {
  return call.until(() => call.messages.filter(isAssistantDone).length >= times);
}

const isAssistantDone = ({ type, role, status }: ReceivedMessage) =>
  type === "speech-update" && role === "assistant" && status === "stopped";

const turnMetrics = (call: Caller) => call.messages.flatMap(({ stagesMs }) => (stagesMs ? [stagesMs] : []));

function userTranscripts(call: Caller) {
  return call.messages.filter(({ type, role, transcriptType }) => {
    return type === "transcript" && role === "user" && transcriptType === "final";
  });
}
