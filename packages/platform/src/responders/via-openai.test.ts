import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Outbound } from "../outbound/outbound.ts";
import { openStubLanguageModel } from "../testing/stub-language-model.ts";
import { type Behaviour, openStubService } from "../testing/stub-service.ts";
import type { Toolbox } from "../tools/toolbox.ts";
import { isDelta, type ResponderTurn } from "./responder.ts";
import { openAiResponder } from "./via-openai.ts";

let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
let answer: readonly string[];
beforeEach(async () => {
  answer = ["¿En qué ", "le", " ayudo?"];
  model = await openStubLanguageModel(() => answer);
});
afterEach(() => model.close());

const turn: ResponderTurn = {
  assistant: {
    firstMessage: "Hola.",
    model: {
      provider: "openai",
      model: "gpt-4o",
      temperature: 0.2,
      maxTokens: 90,
      messages: [{ role: "system", content: "Sea breve." }],
    },
  },
  history: [],
  input: [{ role: "user", content: "Buenas" }],
};

async function ask(
  options: { readonly timeoutMs?: number; readonly signal?: AbortSignal; readonly turn?: ResponderTurn } = {},
) {
  const { timeoutMs, signal = new AbortController().signal } = options;
  const responder = openAiResponder({
    baseUrl: `${model.url}/v1`,
    key: "sk-invented",
    model: "small",
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const texts: string[] = [];
  for await (const piece of responder(options.turn ?? turn, signal)) {
    if (isDelta(piece)) texts.push(piece.text);
  }
  return texts;
}

test("gives the deltas of the answer as they come", async () => {
  expect(await ask()).toEqual(["¿En qué ", "le", " ayudo?"]);
});

test("tells the model the instructions, the greeting and the conversation, and asks for a stream", async () => {
  await ask({
    turn: {
      ...turn,
      history: [
        { role: "user", content: "Antes" },
        { role: "tool", content: "x" },
      ],
    },
  });
  const [request] = model.requests;
  expect(request).toMatchObject({ method: "POST", url: "/v1/chat/completions" });
  expect(request?.headers.authorization).toBe("Bearer sk-invented");
  expect(JSON.parse(request?.body.toString() ?? "")).toEqual({
    model: "small",
    stream: true,
    temperature: 0.2,
    max_tokens: 90,
    messages: [
      { role: "system", content: "Sea breve." },
      { role: "assistant", content: "Hola." },
      { role: "user", content: "Antes" },
      { role: "user", content: "Buenas" },
    ],
  });
});

test("does not greet twice", async () => {
  await ask({ turn: { ...turn, history: [{ role: "assistant", content: "Hola." }] } });
  expect(model.asked()[0]?.messages.filter(({ content }) => content === "Hola.")).toHaveLength(1);
});

test("a slow model is waited for", async () => {
  model.become("slow");
  expect(await ask()).toEqual(answer);
});

describe("a model that fails is told apart, and nothing it or anybody said is repeated", () => {
  test.each([
    ["broken", "unreachable"],
    ["refusing", "refused"],
    ["empty", "unreachable"],
    ["dying", "unreachable"],
    ["nonsense", "unreachable"],
  ] as const satisfies readonly (readonly [Behaviour, string])[])("%s: %s", async (behaviour, code) => {
    model.become(behaviour);
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "PlatformError", code });
    expect(String(error)).not.toContain("Buenas");
  });

  test("mute: timeout", async () => {
    model.become("mute");
    await expect(ask({ timeoutMs: 30 })).rejects.toMatchObject({ code: "timeout" });
  });

  test("gone: unreachable", async () => {
    await model.close();
    await expect(ask()).rejects.toMatchObject({ code: "unreachable" });
    model = await openStubLanguageModel(() => answer);
  });

  test.each([
    ["no words at all", []],
    ["words without end", Array<string>(11).fill("x".repeat(1000))],
  ])("%s: malformed", async (_, deltas) => {
    answer = deltas;
    await expect(ask()).rejects.toMatchObject({ code: "malformed" });
  });

  test.each([
    ["its own error in the middle", 'data: {"error":{"message":"Buenas"}}\n\n', "unreachable"],
    ["no JSON", "data: Buenas\n\n", "malformed"],
    ["another shape", 'data: {"choices":"Buenas"}\n\n', "malformed"],
    ["a refusal to go on", 'data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\n', "unreachable"],
  ])("%s: %s", async (_, text, code) => {
    const other = await openStubService("text/event-stream", () => [Buffer.from(text)]);
    try {
      const responder = openAiResponder({ baseUrl: other.url, key: "", model: "small" });
      const error: unknown = await responder(turn, new AbortController().signal)
        [Symbol.asyncIterator]()
        .next()
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code });
      expect(String(error)).not.toContain("Buenas");
      expect(other.requests[0]?.headers.authorization).toBeUndefined();
    } finally {
      await other.close();
    }
  });
});

test("a model that wants tools without end is stopped, and has failed", async () => {
  const part = { index: 0, id: "a", function: { name: "again", arguments: "{}" } };
  const wish = { choices: [{ delta: { tool_calls: [part] }, finish_reason: "tool_calls" }] };
  const endless = await openStubService("text/event-stream", () => [Buffer.from(`data: ${JSON.stringify(wish)}\n\n`)]);
  const tools: Toolbox = {
    definitions: [],
    run: async function* (calls) {
      yield { kind: "tool-calls", calls };
    },
  };
  try {
    const responder = openAiResponder({ baseUrl: endless.url, key: "", model: "small" });
    const whole = async () => {
      for await (const _ of responder({ ...turn, tools }, new AbortController().signal));
    };
    await expect(whole()).rejects.toMatchObject({ code: "malformed" });
    expect(endless.requests).toHaveLength(8);
  } finally {
    await endless.close();
  }
});

test.each([
  ["a second time where it fell over before it said anything", "broken", 2],
  ["once where it said no", "refusing", 1],
  ["once where it died in the middle of its answer", "dying", 1],
] as const)("is asked %s", async (_, behaviour, times) => {
  model.become(behaviour);
  await expect(ask()).rejects.toThrow();
  expect(model.requests).toHaveLength(times);
});

test("is called off", async () => {
  model.become("mute");
  const leaving = new AbortController();
  const asking = ask({ signal: leaving.signal });
  leaving.abort(new Error("gone"));
  await expect(asking).rejects.toThrow("gone");
});

test("events that say nothing keep nobody waiting, however many come", async () => {
  const empty = new TextEncoder().encode('data: {"choices":[{"index":0,"delta":{}}]}\n\n');
  const outbound: Outbound = async (_url, { signal }) => {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const sending = setInterval(() => controller.enqueue(empty), 5);
        signal.addEventListener("abort", () => {
          clearInterval(sending);
          controller.error(signal.reason);
        });
      },
    });
    return { status: 200, stream, text: async () => "" };
  };
  const responder = openAiResponder({ baseUrl: "http://x", key: "", model: "x", timeoutMs: 60, outbound });
  const pieces = responder(turn, new AbortController().signal)[Symbol.asyncIterator]();
  await expect(pieces.next()).rejects.toMatchObject({ code: "timeout" });
});

test("tells the tokens of a round, and which the service had read before", async () => {
  const usage = { prompt_tokens: 120, prompt_tokens_details: { cached_tokens: 64 }, completion_tokens: 12 };
  const events = [{ choices: [{ delta: { content: "Hola." } }] }, { choices: [], usage }];
  const told = events.map((event) => Buffer.from(`data: ${JSON.stringify(event)}\n\n`));
  const service = await openStubService("text/event-stream", () => [...told, Buffer.from("data: [DONE]\n\n")]);
  onTestFinished(() => service.close());
  const counted: unknown[] = [];
  const responder = openAiResponder({ baseUrl: service.url, key: "", model: "small" });
  const counting = { ...turn, onUsage: (one: object) => counted.push(one) };
  for await (const _ of responder(counting, new AbortController().signal));
  expect(counted).toEqual([{ promptTokens: 120, cachedPromptTokens: 64, completionTokens: 12 }]);
});
