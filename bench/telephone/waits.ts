// How long a caller waits for the built server: from the INVITE to the first sound, and from the end of what is said to
// the answer. The server has been up for a while. The caller is written out by hand and shares nothing with our telephone.
import { setTimeout as wait } from "node:timers/promises";
import { record } from "@dilo/testing/espeak";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { openStubLanguageModel } from "../../packages/platform/src/testing/stub-language-model.ts";
import { callByHand, payloadsOf, startServer } from "./by-hand.ts";
import { newAddress } from "./parties.ts";

const phrase = "Buenos días, necesito ayuda con mi solicitud";
const number = "+13055550111";

/** Milliseconds of each call to its first sound, and of each turn to its answer. */
export async function measureWaits({ calls, turns }: { calls: number; turns: number }) {
  const wav = record(phrase);
  const transcriber = await startFakeTranscriber({ answers: [{ text: phrase, wav }] });
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
    return { toSound, toAnswer, unheard };
  } finally {
    await server.stop();
    await transcriber.close();
    await model.close();
  }
}
