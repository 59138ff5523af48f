import type { LineListener } from "@dilo/telephone";
import { expect, onTestFinished, test } from "vitest";
import { openPlatform, systemClock } from "../../index.ts";
import { KnownWords, timedVoice } from "../../testing/virtual-speech.ts";
import { isGreetingOfMachine, leavingMessages } from "./voicemail.ts";

test.each([
  "Hola, no puedo contestar. Deje su mensaje después del tono.",
  "Grabe su mensaje al oír la señal",
  "Ha llegado al buzón de voz de cinco cinco cinco",
  "Hi, you've reached Ann. Please leave a message after the beep.",
  "Please leave your name and number",
  "Your call has been forwarded to an automated voice messaging system",
  "The mailbox is full and cannot accept messages",
])("a machine says: %s", (words) => expect(isGreetingOfMachine(words)).toBe(true));

test.each([
  "Bueno, ¿quién habla?",
  "No está. ¿Quiere dejar un mensaje?",
  "Would you like to leave a message?",
  "Le dejé un mensaje ayer",
  "I can leave a message for him",
  "Ahorita no puedo hablar, llámeme después",
])("a person says: %s", (words) => expect(isGreetingOfMachine(words)).toBe(false));

test.each([{ voicemailDetection: "off" }, { voicemailDetection: { provider: "vapi", enabled: false } }, {}])(
  "no machine is looked for: %j",
  (assistant) => {
    const watch = { onJoined: () => {}, onMessage: () => {}, onEnded: () => {} };
    const context = { now: () => new Date(), endCall: () => expect.fail(), callOf: () => undefined, warn: () => {} };
    expect(leavingMessages({ context, callId: Promise.resolve(undefined), assistant }, watch)).toBe(watch);
  },
);

/** 20 ms of a tone of 1000 Hz, as a line brings it. */
const beep = Int16Array.from({ length: 160 }, (_, at) => 8000 * Math.sin((Math.PI * at) / 4));

test("a machine's beep is known as soon as it is over, however unevenly its packets come", async () => {
  const platform = await openPlatform({
    ...{ transcriber: new KnownWords(systemClock).transcriber, voice: timedVoice(() => 100) },
    ...{ tokens: { secret: new Uint8Array(32) }, publicOrigin: "http://localhost", maxCalls: 1 },
    responder: async function* () {},
  });
  onTestFinished(() => platform.close());
  let begun = (_id: string) => {};
  const callId = new Promise<string>((resolve) => {
    begun = resolve;
  });
  let endedReason: string | undefined;
  const watch = leavingMessages(
    {
      context: {
        now: () => new Date(),
        endCall: (id) => platform.endCall(id),
        callOf: (id) => platform.callOf(id),
        warn: (error) => expect.fail(String(error)),
      },
      callId,
      assistant: { voicemailDetection: { provider: "vapi" } },
    },
    {
      onJoined: () => {},
      onMessage: () => {},
      onEnded: (reason) => {
        endedReason = reason;
      },
    },
  );
  let listener: LineListener | undefined;
  const nothing = () => {};
  const line = { id: "", play: nothing, flush: nothing, sendDigits: nothing, hold: nothing, transfer: nothing };
  const made = await platform.beginCall({ assistant: { firstMessage: "Hola." } }, watch, {
    connect: (told) => {
      listener = told;
      return { ...line, hangUp: () => told.ended({ cause: "ended-here" }) };
    },
  });
  begun(made.id);
  listener?.answered();
  for (let frames = 0; frames < 12; frames += 1) {
    listener?.heard(beep);
    await new Promise((resolve) => setTimeout(resolve, frames % 2 === 0 ? 0 : 60));
  }
  expect(endedReason).toBeUndefined();
  listener?.heard(new Int16Array(160));
  listener?.heard(new Int16Array(160));
  await new Promise(setImmediate);
  expect(endedReason).toBe("voicemail");
});
