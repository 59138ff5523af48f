import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

const final = { type: "transcript", transcriptType: "final" } as const;

async function begin(settings: object = {}) {
  const { body } = await fixture.do("createWebCall", { body: { assistant: { firstMessage: "Hola.", ...settings } } });
  const id = String(body["id"]);
  const watch = fixture.begun.at(-1)?.watch;
  if (watch === undefined) throw new Error("No call was begun.");
  const read = async () => {
    await fixture.resources.settled();
    return (await fixture.do("getCall", { parameters: { id } })).body;
  };
  const say = (transcript: string, mark: number, reply?: number) =>
    watch.onMessage({ ...final, role: "assistant", transcript }, { mark, reply });
  const hear = (transcript: string) =>
    watch.onMessage({ ...final, role: "user", transcript, turnId: "t", beganOverAssistant: false });
  return { id, watch, read, say, hear };
}

const rowsOf = async (id: string) =>
  (await fixture.db.execute(sql`select position from platform_call_messages where call_id = ${id}`)).rows;

test("a reply is one message, and only what was heard of it counts as said", async () => {
  const { watch, read, say, hear } = await begin();
  watch.onJoined();
  say("Hola.", 1);
  watch.onHeard?.(1, "Hola.");
  hear("Quiero una cita.");
  say("Con gusto.", 2, 1);
  watch.onHeard?.(2, "Con gusto.");
  say("Tengo el lunes a las nueve.", 3, 1);
  watch.onHeard?.(3, "Tengo el lunes");
  hear("El martes.");
  say("Nadie lo oye.", 4, 2);
  watch.onHeard?.(4, "");
  watch.onAdded?.({ role: "system", content: "Se llama Ana." });
  const said = [
    { role: "bot", message: "Hola." },
    { role: "user", message: "Quiero una cita." },
    { role: "bot", message: "Con gusto. Tengo el lunes" },
    { role: "user", message: "El martes." },
    { role: "system", message: "Se llama Ana." },
  ];
  expect((await read())["messages"]).toMatchObject(said);
  watch.onEnded("customer-ended-call");
  const row = await read();
  expect(row["messages"]).toMatchObject(said);
  expect(row["messages"]).toHaveLength(said.length);
  expect(row["artifact"]).toMatchObject({
    transcript: "AI: Hola.\nUser: Quiero una cita.\nAI: Con gusto. Tengo el lunes\nUser: El martes.\n",
    messagesOpenAIFormatted: said.map(({ role, message }) => ({
      role: role === "bot" ? "assistant" : role,
      content: message,
    })),
  });
});

test("while a call goes on each message is a row of its own; its row is written at its end, and they go with it", async () => {
  const { id, watch, read, hear } = await begin();
  watch.onJoined();
  const { updatedAt } = await read();
  for (const text of ["Uno.", "Dos.", "Tres."]) hear(text);
  expect(await read()).toMatchObject({ updatedAt, messages: [{ message: "Uno." }, {}, { message: "Tres." }] });
  const [listed] = (await fixture.do("listCalls", { query: { limit: "1" } })).body as unknown as {
    messages: unknown[];
  }[];
  expect(listed?.messages).toHaveLength(3);
  expect(await rowsOf(id)).toHaveLength(3);
  watch.onEnded("customer-ended-call");
  expect(await read()).toMatchObject({ status: "ended", messages: [{}, {}, { message: "Tres." }] });
  expect(await rowsOf(id)).toEqual([]);

  const deleted = await begin();
  deleted.hear("Bórreme.");
  await deleted.read();
  await fixture.do("deleteCall", { parameters: { id: deleted.id } });
  deleted.hear("Todavía.");
  await fixture.resources.settled();
  expect(await rowsOf(deleted.id)).toEqual([]);
});

test("what was said in a call whose server was killed is in its row once it is ended", async () => {
  const { id, watch, read, hear } = await begin();
  watch.onJoined();
  hear("Sigo aquí.");
  await read();
  await fixture.db.execute(
    sql`update platform_call_owners set beat_at = now() - interval '1 minute' where call_id = ${id}`,
  );
  await fixture.reopen().beat();
  expect(await read()).toMatchObject({ status: "ended", artifact: { transcript: "User: Sigo aquí.\n" } });
  expect(await rowsOf(id)).toEqual([]);
});

test("a call's row tells how long the person waited at each turn", async () => {
  const { watch, read } = await begin();
  watch.onJoined();
  for (const voice of [100, 300]) {
    const stagesMs = { silence: 400, transcriber: 200, endpointing: 50, answer: 250, voice, total: 900 + voice };
    watch.onMessage({ type: "turn-metrics", turnId: "t", stagesMs });
  }
  watch.onEnded("customer-ended-call");
  expect((await read())["artifact"]).toMatchObject({
    performanceMetrics: {
      turnLatencies: [{ modelLatency: 250, voiceLatency: 100, endpointingLatency: 450, turnLatency: 1000 }, {}],
      voiceLatencyAverage: 200,
      turnLatencyAverage: 1100,
    },
  });
});

test("a tool's use has both published shapes, as a developer's server gets it", async () => {
  const { watch, read } = await begin();
  watch.onJoined();
  watch.onMessage({ type: "tool-calls", toolCallList: [{ id: "1", name: "book", arguments: { day: "lunes" } }] });
  const { messages } = await read();
  expect(messages).toMatchObject([
    {
      role: "tool_calls",
      toolCalls: [
        {
          ...{ id: "1", type: "function", name: "book", arguments: { day: "lunes" } },
          function: { name: "book", arguments: '{"day":"lunes"}' },
        },
      ],
    },
  ]);
});
