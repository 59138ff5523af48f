// @ts-check
// How long from the end of a person's speech to the assistant's first sound, and answers with a pause inside.
import { setTimeout as wait } from "node:timers/promises";
import { openCaller } from "./caller.mjs";
import { recordingOf, utterances, utterancesWithPause, withPause } from "./utterances.mjs";

/**
 * @typedef {object} Bench
 * @property {import("./child-process.mjs").Child<import("./platform-server.mjs").PlatformCommands>} server
 * @property {Awaited<ReturnType<typeof import("./fake-transcriber.mjs").startFakeTranscriber>>} transcriber
 *
 * @typedef {Awaited<ReturnType<typeof openCaller>>} Caller
 *
 * @typedef {object} TurnFigures
 * @property {string} kind the class of the answer
 * @property {number} silenceMs from the last frame of speech to the assistant's first sound
 * @property {number} endpointMs from the final transcript to that sound
 * @property {Record<string, number>} stagesMs
 */

const question = "¿Y ahora?";
const pauseSeconds = 1.5;
/** By then every answer is transcribed, in however many pieces. */
const settleMs = 6000;

/**
 * Asks for each utterance `rounds` times, in one call a class, all at once.
 * @param {Bench & { rounds: number }} bench
 * @returns {Promise<TurnFigures[]>}
 */
export async function measureTurns({ server, transcriber, rounds }) {
  await server.send("prepare", { texts: [question] });
  const each = utterances.map((utterance) => measureClass({ server, transcriber, rounds, utterance }));
  return (await Promise.all(each)).flat();
}

/** @param {Bench & { rounds: number, utterance: typeof utterances[number] }} bench */
async function measureClass({ server, transcriber, rounds, utterance: [expecting, kind, words] }) {
  const recording = recordingOf(words);
  transcriber.know(words, recording);
  const call = await openCaller(await server.send("createCall", { firstMessage: question }));
  /** @type {TurnFigures[]} */
  const rows = [];
  await assistantDone(call, 1);
  for (let round = 1; round <= rounds; round += 1) {
    await ask(call, expecting, 2 * round);
    await call.say(recording);
    const said = await call.until(() => userTranscripts(call)[round - 1]);
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

/** Counts the answers with a pause that were transcribed in one piece. @param {Bench} bench */
export async function countWhole({ server, transcriber }) {
  await server.send("prepare", { texts: [question] });
  const whole = await Promise.all(utterancesWithPause.map((utterance) => isWhole({ server, transcriber, utterance })));
  return { whole: whole.filter(Boolean).length, of: whole.length };
}

/** @param {Bench & { utterance: typeof utterancesWithPause[number] }} bench */
async function isWhole({ server, transcriber, utterance: [expecting, before, after] }) {
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

/** @param {string | undefined} expecting the field the answer is for */
function addQuestion(expecting) {
  return { type: "add-message", message: { role: "system", content: question }, ...(expecting && { expecting }) };
}

/**
 * @param {Caller} call
 * @param {string} expecting
 * @param {number} nth how often the assistant will have spoken
 */
async function ask(call, expecting, nth) {
  call.send(addQuestion(expecting));
  await assistantDone(call, nth);
}

/** Waits until the assistant has spoken this often. @param {Caller} call @param {number} times */
function assistantDone(call, times) {
  return call.until(() => call.messages.filter(isAssistantDone).length >= times);
}

/** @param {import("./caller.mjs").ReceivedMessage} message */
const isAssistantDone = ({ type, role, status }) =>
  type === "speech-update" && role === "assistant" && status === "stopped";

/** @param {Caller} call */
const turnMetrics = (call) => call.messages.flatMap(({ stagesMs }) => (stagesMs ? [stagesMs] : []));

/** @param {Caller} call */
function userTranscripts(call) {
  return call.messages.filter(({ type, role, transcriptType }) => {
    return type === "transcript" && role === "user" && transcriptType === "final";
  });
}
