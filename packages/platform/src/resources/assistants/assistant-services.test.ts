import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
beforeAll(async () => {
  fixture = await openTestResources({ vendors: { voice: "11labs", transcriber: "deepgram" } });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  model = await openStubLanguageModel(({ messages }) => [`Usted dijo: ${messages.at(-1)?.content}`]);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await model.close();
});

const messages = [{ role: "system", content: "Sea breve." }];
const custom = (more: object = {}) => ({
  model: { provider: "custom-llm", model: "mine", url: model.url.replace("127.0.0.1", "localhost"), messages, ...more },
});
const keyOf = (requests: typeof model.requests) => requests.at(-1)?.headers["authorization"];

describe("a model of the developer's own", () => {
  test("is asked at its address, with its headers and the key of a credential sent along", async () => {
    const credentials = [{ provider: "custom-llm", apiKey: "invented-key" }];
    const assistant = { ...custom({ headers: { "x-tenant": "7" }, temperature: 0.5 }), credentials };
    const chat = await fixture.do("createChat", { body: { assistant, input: "Hola" } });
    expect(chat.body).toMatchObject({ output: [{ content: "Usted dijo: Hola" }], servedBy: { model: "custom-llm" } });
    expect(model.asked()[0]).toMatchObject({
      model: "mine",
      temperature: 0.5,
      messages: [messages[0], { content: "Hola" }],
    });
    expect(keyOf(model.requests)).toBe("Bearer invented-key");
    expect(model.requests.at(-1)?.headers["x-tenant"]).toBe("7");
    expect(chat.text).not.toContain("invented-key");
  });

  test("is not asked at a private address: the chat says so, and the words stay here", async () => {
    const url = model.url.replace("http://127.0.0.1", "https://localhost.");
    const body = { assistant: custom({ url }), input: "Hola" };
    const chat = await fixture.do("createChat", { body });
    expect(chat).toMatchObject({ status: 503, text: expect.stringContaining("developer's server") });
    expect(model.requests).toEqual([]);
  });

  test("serves a call too", async () => {
    const { body } = await fixture.do("createWebCall", { body: { assistant: custom() } });
    expect(body).toMatchObject({ servedBy: { model: "custom-llm", voice: "server", transcriber: "server" } });
    expect(fixture.begun.at(-1)?.from.services?.responder).toBeDefined();
  });
});

describe("vendors", () => {
  const voice = { provider: "openai", voiceId: "nova" } as const;
  const transcriber = { provider: "openai", model: "whisper-1", language: "en" } as const;

  test("that nobody has a key of are refused", async () => {
    for (const assistant of [{ voice }, { transcriber }, { voice: { provider: "cartesia", voiceId: "x" } }]) {
      const answer = await fixture.do("createAssistant", { body: assistant });
      expect(answer).toMatchObject({
        status: 400,
        text: expect.stringMatching(/^The body's field (voice|transcriber) is refused/),
      });
    }
  });

  test("of the server's settings serve with the voice and model the settings choose", async () => {
    const { body } = await fixture.do("createAssistant", {
      body: {
        voice: { provider: "11labs", voiceId: "x", speed: 0.9 },
        transcriber: { provider: "deepgram", model: "nova-2" },
      },
    });
    expect((body["warnings"] as { path: string }[]).map(({ path }) => path)).toEqual([
      "transcriber.model",
      "voice.voiceId",
    ]);
    const call = await fixture.do("createWebCall", { body: { assistantId: body["id"] } });
    expect(call.body["servedBy"]).toEqual({ model: "server", voice: "server", transcriber: "server" });
  });

  test("are asked with the org's own key, and only the assistant's credentials where it names some", async () => {
    const asked: Request[] = [];
    const credential = await fixture.do("createCredential", { body: { provider: "openai", apiKey: "sk-of-the-org" } });
    const other = await fixture.do("createCredential", { body: { provider: "groq", apiKey: "gsk-other" } });
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      asked.push(new Request(url, init));
      const chunk = { choices: [{ delta: { content: "Bien." }, finish_reason: "stop" }] };
      return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
    });
    const assistant = { model: { provider: "openai", model: "gpt-4o-mini", messages }, voice, transcriber };
    const made = await fixture.do("createAssistant", { body: assistant });
    expect([made.status, made.body["warnings"]]).toEqual([201, undefined]);
    const chat = await fixture.do("createChat", { body: { assistantId: made.body["id"], input: "Hola" } });
    expect(chat.body).toMatchObject({ output: [{ content: "Bien." }], servedBy: { model: "openai/gpt-4o-mini" } });
    expect(asked[0]?.url).toBe("https://api.openai.com/v1/chat/completions");
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer sk-of-the-org");
    expect(await asked[0]?.json()).toMatchObject({ model: "gpt-4o-mini" });
    const call = await fixture.do("createWebCall", { body: { assistantId: made.body["id"] } });
    const names = { model: "openai/gpt-4o-mini", voice: "openai/nova", transcriber: "openai/whisper-1" };
    expect(call.body["servedBy"]).toEqual(names);
    const limited = { ...assistant, credentialIds: [other.body["id"]] };
    expect((await fixture.do("createAssistant", { body: limited })).status).toBe(400);
    await fixture.do("deleteCredential", { parameters: { id: String(credential.body["id"]) } });
    const later = await fixture.do("createWebCall", { body: { assistantId: made.body["id"] } });
    expect(later).toMatchObject({ status: 400, text: expect.stringContaining("The assistant's field") });
  });

  test("are asked to write down with the model that the transcriber names", async () => {
    const models: unknown[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      models.push((await new Request(url, init).formData()).get("model"));
      return Response.json({ text: "Buenas." });
    });
    const credentials = [{ provider: "openai", apiKey: "sk-of-the-org" }];
    for (const model of ["whisper-1", "gpt-4o-transcribe"]) {
      const assistant = { transcriber: { ...transcriber, model }, credentials };
      const { status, text } = await fixture.do("createWebCall", { body: { assistant } });
      expect(status, text).toBe(201);
      const heard = fixture.begun.at(-1)?.from.services?.transcriber;
      const stream = heard?.listen({ language: "en", preRollFrames: 0, onPartial: () => {} });
      stream?.begin();
      stream?.hear(new Int16Array(320).fill(900));
      expect(await stream?.transcribe(new AbortController().signal)).toBe("Buenas.");
      stream?.close();
    }
    expect(models).toEqual(["whisper-1", "gpt-4o-transcribe"]);
  });
});
