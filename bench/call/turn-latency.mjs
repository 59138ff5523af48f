// From the end of what a person says to the assistant's first sound, and answers with a pause inside.
import { setTimeout as wait } from "node:timers/promises";
import { openCaller } from "./caller.mjs";
import { paused, short, spoken, withPause } from "./utterances.mjs";

const question = "¿Y ahora?";
const pauseSeconds = 1.5;
/** By then every answer is written down, in however many pieces. */
const settleMs = 6000;

/** Asks each short answer `rounds` times, one call a class, all at once. @returns rows of { kind, silenceMs, endpointMs, stagesMs } */
export async function measureTurns({ server, transcriber, rounds }) {
  await server.ask("prepare", { texts: [question] });
  const each = short.map(([expecting, kind, words]) =>
    measureClass({ server, transcriber, rounds, expecting, kind, words }),
  );
  return (await Promise.all(each)).flat();
}

async function measureClass({ server, transcriber, rounds, expecting, kind, words }) {
  const sound = spoken(words);
  transcriber.know(words, sound);
  const call = await openCaller(await server.ask("call", { firstMessage: question }));
  const rows = [];
  await silence(call, 1);
  for (let round = 1; round <= rounds; round += 1) {
    await ask(call, expecting, 2 * round);
    await call.say(sound);
    const said = await call.until(() => answers(call)[round - 1]);
    if (said.transcript !== words) throw new Error(`${kind}: another answer was heard.`);
    const framesBefore = call.frames.length;
    call.message(asking(undefined));
    const firstAt = await call.until(() => call.frames[framesBefore]);
    const { stagesMs } = await call.until(() => metrics(call)[round - 1]);
    rows.push({ kind, silenceMs: firstAt - call.lastSpokenAt, endpointMs: firstAt - said.at, stagesMs });
    await silence(call, 2 * round + 1);
  }
  call.close();
  return rows;
}

/** @returns how many of the answers with a pause came in one piece */
export async function countWhole({ server, transcriber }) {
  await server.ask("prepare", { texts: [question] });
  const whole = await Promise.all(paused.map((answer) => isWhole({ server, transcriber, answer })));
  return { whole: whole.filter(Boolean).length, of: whole.length };
}

async function isWhole({ server, transcriber, answer: [expecting, before, after] }) {
  const [first, second] = [spoken(before), spoken(after)];
  transcriber.know(before, first);
  transcriber.know(after, second);
  const call = await openCaller(await server.ask("call", { firstMessage: question }));
  await silence(call, 1);
  await ask(call, expecting, 2);
  await call.say(withPause(first, second, pauseSeconds));
  await wait(settleMs);
  const heard = answers(call).map(({ transcript }) => transcript);
  call.close();
  return heard.length === 1 && heard[0] === `${before} ${after}`;
}

function asking(expecting) {
  return { type: "add-message", message: { role: "system", content: question }, ...(expecting && { expecting }) };
}

async function ask(call, expecting, nth) {
  call.message(asking(expecting));
  await silence(call, nth);
}

/** The assistant has spoken so often, and is silent. */
function silence(call, times) {
  return call.until(() => call.messages.filter(isStopped).length >= times);
}

const isStopped = ({ type, role, status }) => type === "speech-update" && role === "assistant" && status === "stopped";

const metrics = (call) => call.messages.filter(({ type }) => type === "turn-metrics");

function answers(call) {
  return call.messages.filter(({ type, role, transcriptType }) => {
    return type === "transcript" && role === "user" && transcriptType === "final";
  });
}
