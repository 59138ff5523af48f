import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ForeignHost, openForeignHost } from "./testing-foreign.ts";

/** Where `node scripts/run.mjs test-tools` puts the official client of the OpenAI API. */
const fetched = join(import.meta.dirname, "../../../../../node_modules/.cache/dilo/fetched/node_modules");
const hasClient = existsSync(join(fetched, "openai/package.json"));

interface Response {
  readonly id: string;
  readonly output_text: string;
  readonly previous_response_id: string | null;
}

/** What we use of the client, as its documentation shows it. */
interface OpenAi {
  readonly responses: {
    create(request: object): Promise<Response>;
    retrieve(id: string): Promise<Response>;
    delete(id: string): Promise<void>;
    stream(request: object): AsyncIterable<{ readonly type: string; readonly delta?: string }> & {
      finalResponse(): Promise<Response>;
    };
  };
}

/** Streams "Usted dijo: " and the last words it was told. */
const model: Server = createServer(async (request, response) => {
  const { messages } = JSON.parse(await text(request)) as { readonly messages: readonly { content: string }[] };
  asked.push(messages.map(({ content }) => content));
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of ["Usted dijo: ", messages.at(-1)?.content]) {
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  }
  response.end("data: [DONE]\n\n");
});
const asked: (readonly string[])[] = [];

let host: ForeignHost;
let client: OpenAi;
beforeAll(async () => {
  if (!hasClient) return;
  model.listen(0, "127.0.0.1");
  await once(model, "listening");
  const env = { MODEL_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`, MODEL_NAME: "small" };
  host = await openForeignHost({ ...env, MODEL_KEY: "sk-invented" });
  const { OpenAI } = createRequire(join(fetched, "openai/package.json"))("openai") as {
    readonly OpenAI: new (options: object) => OpenAi;
  };
  client = new OpenAI({ apiKey: host.token, baseURL: `${host.baseUrl}/chat`, maxRetries: 0 });
});
afterAll(async () => {
  await host?.close();
  model.closeAllConnections();
  model.close();
});

// The suite is skipped, and counted as not run, where the client has not been fetched.
const why = hasClient ? "" : " (not run: node scripts/run.mjs test-tools has not fetched it)";
describe.skipIf(!hasClient)(`the official client of the OpenAI API, 6.49.0${why}`, () => {
  const request = { model: "gpt-4o", instructions: "Sea breve." };

  test("holds a whole conversation, unchanged", async () => {
    const input = [{ role: "user", content: [{ type: "input_text", text: "Hola" }] }];
    const first = await client.responses.create({ ...request, input });
    expect(first.output_text).toBe("Usted dijo: Hola");
    const next = await client.responses.create({ ...request, previous_response_id: first.id, input: "¿Qué dije?" });
    expect(next).toMatchObject({ output_text: "Usted dijo: ¿Qué dije?", previous_response_id: first.id });
    expect(asked.at(-1)).toEqual(["Sea breve.", "Hola", "Usted dijo: Hola", "¿Qué dije?"]);
  });

  test("puts a streamed response together, piece by piece", async () => {
    const stream = client.responses.stream({ ...request, input: "Hola" });
    const pieces: (string | undefined)[] = [];
    for await (const event of stream) if (event.type === "response.output_text.delta") pieces.push(event.delta);
    expect(pieces).toEqual(["Usted dijo: ", "Hola"]);
    const whole = await stream.finalResponse();
    expect(whole.output_text).toBe("Usted dijo: Hola");
    const next = client.responses.stream({ ...request, previous_response_id: whole.id, input: "Siga" });
    const deltas: (string | undefined)[] = [];
    for await (const event of next) if (event.type === "response.output_text.delta") deltas.push(event.delta);
    expect(deltas).toEqual(["Usted dijo: ", "Siga"]);
    expect(await next.finalResponse()).toMatchObject({
      ...{ output_text: "Usted dijo: Siga", previous_response_id: whole.id },
    });
    expect(asked.at(-1)).toEqual(["Sea breve.", "Hola", "Usted dijo: Hola", "Siga"]);
  });

  test.each([false, true])("the vendor's first example, streamed: %s, asks a kept assistant", async (stream) => {
    const messages = [{ role: "system", content: "Ayude." }];
    const model = { provider: "openai", model: "gpt-4o", messages };
    const { id: assistantId } = await host.send("POST", "/assistant", { name: "Ana", model });
    const example = { model: "gpt-4o", input: "What is your return policy?", assistantId, stream };
    const answer: unknown = await client.responses.create(example);
    let said = (answer as Response).output_text;
    if (stream) {
      said = "";
      for await (const event of answer as ReturnType<OpenAi["responses"]["stream"]>)
        if (event.type === "response.output_text.delta") said += event.delta;
    }
    expect(said).toBe("Usted dijo: What is your return policy?");
    expect(asked.at(-1)).toEqual(["Ayude.", "What is your return policy?"]);
  });

  test("reads a kept response as it was answered, goes on from it, and deletes it", async () => {
    const made = await client.responses.create({ ...request, input: "Hola", metadata: { shop: "7" } });
    const read = await client.responses.retrieve(made.id);
    const { _request_id: __, ...answered } = made as Response & { readonly _request_id?: string };
    expect(read).toMatchObject(answered);
    const next = client.responses.stream({ ...request, previous_response_id: read.id, input: "Siga" });
    const whole = await next.finalResponse();
    expect(await client.responses.retrieve(whole.id)).toMatchObject({
      ...{ output_text: "Usted dijo: Siga", previous_response_id: made.id, instructions: "Sea breve." },
    });
    await client.responses.delete(made.id);
    await expect(client.responses.retrieve(made.id)).rejects.toMatchObject({
      ...{ status: 404, message: expect.stringContaining("no such chat") },
    });
  });

  test("tells in its own errors what is refused", async () => {
    const refused = client.responses.create({ ...request, input: "Hola", background: true });
    await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining("background") });
    const unknown = client.responses.create({ ...request, input: "Hola", previous_response_id: "none" });
    await expect(unknown).rejects.toMatchObject({ status: 400, message: expect.stringContaining("previousChatId") });
  });
});
