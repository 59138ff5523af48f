// How long a caller waits for the built server: from the INVITE to the first sound, and from the end of what is said to
// the answer. The server has been up for a while. The caller is written out by hand and shares nothing with our telephone.
import { setTimeout as wait } from "node:timers/promises";
import { record } from "@dilo/testing/espeak";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { readWav, toWav } from "@dilo/testing/wav";
import { openStubLanguageModel } from "../../packages/platform/src/testing/stub-language-model.ts";
import { callByHand, payloadsOf, quietPayload, startServer } from "./by-hand.ts";
import { newAddress } from "./parties.ts";

/** As a transcriber writes it: with its full stop, by which a turn with a model is known to be whole. */
const phrase = "Buenos días, necesito ayuda con mi solicitud.";
/** In the middle of a sentence no transcriber writes one: who pauses there is waited for. */
const halves = ["Buenos días, necesito ayuda", "con mi solicitud de ciudadanía."] as const;
/** Milliseconds. */
const pauseMs = 900;
const number = "+13055550111";

/** Milliseconds of each call to its first sound, and of each turn to its answer; and pauses that ended no turn. */
export async function measureWaits({ calls, turns, pauses }: { calls: number; turns: number; pauses: number }) {
  const whole = halves.join(" ");
  const transcriber = await startFakeTranscriber({
    answers: [
      { text: phrase, wav: record(phrase) },
      { text: halves[0], wav: record(halves[0]) },
      { text: whole, wav: withPause() },
    ],
  });
  const model = await openStubLanguageModel(() => ["Con mucho gusto le ayudo."]);
  const caller = newAddress();
  const server = await startServer(caller, {
    ...{ TRANSCRIBER_URL: transcriber.url, MODEL_URL: model.url, MODEL_NAME: "small" },
  });
  const { id: assistantId } = await server.post("assistant", {
    name: "Ayuda",
    firstMessage: "Buenos días.",
    model: { provider: "openai", model: "gpt-4o", messages: [{ role: "system", content: "Sea breve." }] },
  });
  const { credentialId } = server;
  await server.post("phone-number", { provider: "byo-phone-number", number, credentialId, assistantId });
  await wait(5500);
  await server.warm();
  const said = payloadsOf(phrase);
  const paused = [...payloadsOf(halves[0]), ...Array(pauseMs / 20).fill(quietPayload), ...payloadsOf(halves[1])];
  try {
    const toSound: number[] = [];
    for (let at = 0; at < calls; at += 1) {
      const call = await callByHand({ from: caller, to: server.address, number });
      toSound.push((await call.loud()) - call.invitedAt);
      await call.hangUp();
    }
    const toAnswer: number[] = [];
    let unheard = 0;
    for (let at = 0; at < turns; at += 1) {
      const call = await callByHand({ from: caller, to: server.address, number });
      await call.loud();
      await call.quiet();
      const endedAt = await call.say(said);
      const soundAt = await Promise.race([call.loud(), wait(6000, undefined)]);
      if (soundAt === undefined) unheard += 1;
      else toAnswer.push(soundAt - endedAt);
      await call.hangUp();
    }
    let inOnePiece = 0;
    for (let at = 0; at < pauses; at += 1) {
      const call = await callByHand({ from: caller, to: server.address, number });
      await call.loud();
      await call.quiet();
      const before = model.asked().length;
      await call.say(paused);
      await Promise.race([call.loud(), wait(6000)]);
      const asked = model.asked().slice(before);
      if (asked.length === 1 && asked[0]?.messages.at(-1)?.content === whole) inOnePiece += 1;
      await call.hangUp();
    }
    return { toSound, toAnswer, unheard, inOnePiece };
  } finally {
    await server.stop();
    await transcriber.close();
    await model.close();
  }
}

/** Both halves as they are said, 16 kHz. */
function withPause(): Buffer {
  const [first, second] = halves.map((half) => readWav(record(half)).samples) as [Int16Array, Int16Array];
  const end = first.findLastIndex((sample) => Math.abs(sample) > 300) + 1;
  const samples = new Int16Array(end + 16 * pauseMs + second.length);
  samples.set(first.subarray(0, end));
  samples.set(second, end + 16 * pauseMs);
  return toWav({ samples, sampleRate: 16_000 });
}
