// From the end of what a person says to the assistant's first sound, and answers with a pause inside.
import { paused, short, spoken, withPause } from "./answers.mjs";
import { openCaller } from "./caller.mjs";

const question = "¿Y ahora?";
const pauseSeconds = 1.5;
/** Longer than the pre-roll and the silence before a first writing down together. Seconds. */
const partMarginSeconds = 1.2;

/** Asks each short answer several times. @returns rows of { kind, silenceMs, endpointMs, stagesMs } */
export async function measureTurns({ house, transcriber, rounds }) {
  const rows = [];
  await house.ask("prepare", { texts: [question] });
  for (const [expecting, kind, words] of short) {
    const sound = spoken(words);
    transcriber.expect(words);
    const call = await openCaller(await house.ask("call", { firstMessage: question }));
    await silence(call, 1);
    for (let round = 1; round <= rounds; round += 1) {
      await ask(call, expecting, 2 * round);
      await call.say(sound);
      const said = await call.until(() => answers(call)[round - 1]);
      const framesBefore = call.frames.length;
      call.message(asking(undefined));
      const firstAt = await call.until(() => call.frames[framesBefore]);
      const { stagesMs } = await call.until(
        () => call.messages.filter(({ type }) => type === "turn-metrics")[round - 1],
      );
      rows.push({ kind, silenceMs: firstAt - call.lastSpokenAt, endpointMs: firstAt - said.at, stagesMs });
      await silence(call, 2 * round + 1);
    }
    call.close();
  }
  return rows;
}

/** @returns how many of the answers with a pause came in one piece */
export async function countWhole({ house, transcriber }) {
  let whole = 0;
  for (const [expecting, before, after] of paused) {
    const first = spoken(before);
    const text = `${before} ${after}`;
    transcriber.expect(text, { part: before, partSeconds: first.length / 16_000 + partMarginSeconds });
    const call = await openCaller(await house.ask("call", { firstMessage: question }));
    await silence(call, 1);
    await ask(call, expecting, 2);
    await call.say(withPause(first, spoken(after), pauseSeconds));
    await call.until(() => answers(call).find(({ transcript }) => transcript === text));
    if (answers(call).length === 1) whole += 1;
    call.close();
  }
  return { whole, of: paused.length };
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

function answers(call) {
  return call.messages.filter(({ type, role, transcriptType }) => {
    return type === "transcript" && role === "user" && transcriptType === "final";
  });
}
