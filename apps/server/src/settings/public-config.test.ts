import { expect, test } from "vitest";
import { openTestServer } from "../testing/test-server.ts";
import { readConfig } from "./config.ts";
import type { Env } from "./env.ts";
import { publicConfigOf } from "./public-config.ts";

test("the page learns the price, who hears and who speaks", async () => {
  const server = await openTestServer({ env: { ASSISTANT_NAME: "Luz", OPERATOR_NAME: "Dilo SL" } });
  const answer = await server.browser().send("GET", "/config");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toEqual({
    assistantName: "Luz",
    confirm: "smart",
    pricing: { publishableKey: "", priceId: "price_embedded_999", amount: 999, price: 9.99 },
    payments: "embedded",
    voice: {
      platform: "embedded",
      baseUrl: "/platform",
      publicKey: "",
      transcriber: { kind: "browser", name: "" },
      speaker: {
        kind: server.services.hasLocalVoice ? "server" : "browser",
        name: "",
        isTest: server.services.hasLocalVoice,
      },
    },
    model: { kind: "none", name: "" },
    operator: { name: "Dilo SL", contact: "" },
    retentionHours: 72,
    limits: { calls: 20, forms: 20, mails: 10, days: 30 },
  });
  expect((await server.browser().send("GET", "/healthz")).json()).toEqual({ status: "ok", client: "private" });
  await server.close();
});

test.each<[Env, object]>([
  [{ VAPI_PUBLIC_KEY: "pk" }, { platform: "hosted", baseUrl: "https://api.vapi.ai", publicKey: "pk" }],
  [
    { TRANSCRIBER_URL: "https://api.whisper.example/v1" },
    { transcriber: { kind: "server", name: "api.whisper.example" } },
  ],
  [{ TRANSCRIBER_URL: "http://localhost:8000/v1" }, { transcriber: { kind: "server", name: "" } }],
  [{ DEEPGRAM_API_KEY: "secret" }, { transcriber: { kind: "server", name: "Deepgram" } }],
  [{ ELEVENLABS_API_KEY: "secret", ELEVENLABS_VOICE_ID: "v" }, { speaker: { kind: "server", name: "ElevenLabs" } }],
  [{ SPEECH_URL: "https://tts.example/v1" }, { speaker: { kind: "server", name: "tts.example", isTest: false } }],
  [{}, { speaker: { kind: "server", name: "", isTest: true } }],
  // A voice of one's own machine has no name either, and is no test voice.
  [{ SPEECH_URL: "http://localhost:8000/v1" }, { speaker: { kind: "server", name: "", isTest: false } }],
])("%o", (env, voice) => {
  const config = publicConfigOf(readConfig(env), true);
  expect(config.voice).toMatchObject(voice);
  expect(JSON.stringify(config)).not.toContain("secret");
});

test.each<[Env, object]>([
  [{ MODEL_URL: "https://api.reads.example/v1" }, { kind: "server", name: "api.reads.example" }],
  [{ MODEL_URL: "http://127.0.0.1:9000/v1" }, { kind: "server", name: "" }],
  [
    { MODEL_URL: "https://reads.example/v1", VAPI_PUBLIC_KEY: "pk" },
    { kind: "server", name: "reads.example" },
  ],
])("who reads again: %o", (env, model) => {
  const config = publicConfigOf(readConfig({ MODEL_NAME: "small", MODEL_KEY: "secret", ...env }), true);
  expect(config.model).toEqual(model);
  expect(JSON.stringify(config)).not.toContain("secret");
});
