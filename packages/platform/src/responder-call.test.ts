import { afterEach, beforeEach, expect, test } from "vitest";
import type { CallObserver } from "./calls/call-observer.ts";
import { openAiResponder } from "./index.ts";
import { RoomClient } from "./testing/room-client.ts";
import { openStubLanguageModel } from "./testing/stub-language-model.ts";
import { openTestPlatform, type TestPlatform } from "./testing/test-platform.ts";

let fixture: TestPlatform;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
beforeEach(async () => {
  model = await openStubLanguageModel(({ messages }) => ["Muy ", "bien. ", `Usted dijo: ${messages.at(-1)?.content}`]);
  const responder = openAiResponder({ baseUrl: model.url, key: "", model: "small" });
  fixture = await openTestPlatform({ responder });
});
afterEach(async () => {
  await fixture.close();
  await model.close();
});

const silent: CallObserver = { onJoined: () => {}, onMessage: () => {}, onEnded: () => {} };
const assistant = {
  firstMessage: "Hola.",
  model: { provider: "openai", model: "gpt-4o", messages: [{ role: "system", content: "Sea breve." }] },
};

async function join(webCallUrl: string): Promise<RoomClient> {
  const client = new RoomClient(webCallUrl);
  await client.join({ recognition: true, speech: false });
  return client;
}

test("an assistant with a model answers what it hears, sentence by sentence", async () => {
  const client = await join((await fixture.platform.beginCall({ assistant }, silent)).webCallUrl);
  expect(await client.question(1)).toMatchObject({ transcript: "Hola." });
  client.signal({ type: "recognised", text: "Quiero una cita", isFinal: true });
  expect(await client.question(2)).toMatchObject({ transcript: "Muy bien." });
  expect(await client.question(3)).toMatchObject({ transcript: "Usted dijo: Quiero una cita" });
  client.signal({ type: "recognised", text: "Mañana", isFinal: true });
  expect(await client.question(5)).toMatchObject({ transcript: "Usted dijo: Mañana" });
  expect(
    model
      .asked()
      .at(-1)
      ?.messages.map(({ content }) => content),
  ).toEqual(["Sea breve.", "Hola.", "Quiero una cita", "Muy bien. Usted dijo: Quiero una cita", "Mañana"]);
});

test("a message of the page is told to it, and answered only when that is wanted", async () => {
  const client = await join((await fixture.platform.beginCall({ assistant }, silent)).webCallUrl);
  await client.question(1);
  const message = { role: "system", content: "La persona se llama Ana." } as const;
  client.message({ type: "add-message", message, triggerResponseEnabled: false });
  client.message({ type: "add-message", message: { role: "user", content: "¿Cómo me llamo?" } });
  expect(await client.question(3)).toMatchObject({ transcript: "Usted dijo: ¿Cómo me llamo?" });
  expect(model.asked()).toHaveLength(1);
  expect(model.asked()[0]?.messages.at(-2)).toEqual(message);
});

test.each([
  ["broken", "Perdone, ahora no puedo contestar. Dígamelo otra vez, por favor."],
  ["dying", "Perdone, ahora no puedo contestar. Dígamelo otra vez, por favor."],
  ["refusing", "Lo siento, en esta llamada nadie puede contestar ahora."],
] as const)("with a %s model nobody waits in silence", async (behaviour, words) => {
  const client = await join((await fixture.platform.beginCall({ assistant }, silent)).webCallUrl);
  await client.question(1);
  model.become(behaviour);
  client.signal({ type: "recognised", text: "Quiero una cita", isFinal: true });
  expect(await client.heard("hang")).toEqual({ type: "hang", reason: "responder-failed" });
  expect(await client.question(2)).toMatchObject({ transcript: words });
  model.become("well");
  client.signal({ type: "recognised", text: "Una cita", isFinal: true });
  expect(await client.question(4)).toMatchObject({ transcript: "Usted dijo: Una cita" });
  expect(fixture.log).toContainEqual(expect.objectContaining({ event: "speech-failed", part: "responder" }));
});

test("the product's own call is word for word, whatever its assistant's settings", async () => {
  const { webCallUrl } = await fixture.platform.createWebCall(fixture.token(), { assistant });
  const client = await join(webCallUrl);
  await client.question(1);
  client.signal({ type: "recognised", text: "Quiero un consejo", isFinal: true });
  await client.userSaid(1);
  client.message({ type: "add-message", message: { role: "system", content: "¿Cuál es su nombre?" } });
  expect(await client.question(2)).toMatchObject({ transcript: "¿Cuál es su nombre?" });
  expect(model.requests).toEqual([]);
});
