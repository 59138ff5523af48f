import { type Proof, talking } from "./proof.ts";

/** What a model's settings come to in its requests. */
export const models: readonly Proof[] = [
  {
    name: "a model of one's own",
    asked: {
      body: ({ model }) => ({
        assistant: {
          model: {
            ...{ provider: "custom-llm", model: "mine", url: `${model}/own`, temperature: 0.37, maxTokens: 141 },
            ...{ messages: [{ role: "system", content: "Sea breve." }], headers: { "x-tenant": "7" } },
          },
        },
      }),
    },
    shows: {
      "model.provider": [({ row }) => (row["servedBy"] as { model?: string }).model, "custom-llm"],
      "model.url": [({ asked }) => asked[0]?.path, "/own/chat/completions"],
      "model.model": [({ asked }) => asked[0]?.["model"], "mine"],
      "model.temperature": [({ asked }) => asked[0]?.["temperature"], 0.37],
      "model.maxTokens": [({ asked }) => asked[0]?.["max_tokens"], 141],
      "model.messages": [({ asked }) => asked[0]?.messages[0], { role: "system", content: "Sea breve." }],
      "model.headers": [({ asked }) => asked[0]?.headers["x-tenant"], "7"],
    },
  },
  {
    name: "a model that takes too long",
    only: "call",
    asked: {
      body: ({ server }) => ({
        assistant: { model: { provider: "custom-llm", model: "x", url: `${server}/slow`, timeoutSeconds: 1 } },
      }),
      reply: () => ({ afterMs: 3000 }),
      until: /^Perdone/,
    },
    shows: {
      "model.timeoutSeconds": [({ row }) => (row["problems"] as { code: string }[] | undefined)?.[0]?.code, "timeout"],
    },
  },
  {
    name: "the key of a stored credential",
    asked: {
      body: async ({ model, make }) => {
        const id = await make("createCredential", { provider: "custom-llm", apiKey: "an invented key" });
        return { assistant: { model: { provider: "custom-llm", model: "x", url: model }, credentialIds: [id] } };
      },
    },
    shows: {
      "credential.provider": [({ asked }) => asked[0]?.headers["authorization"], "Bearer an invented key"],
      "credential.apiKey": [({ asked }) => asked[0]?.headers["authorization"], "Bearer an invented key"],
      "assistant.credentialIds": [({ asked }) => asked[0]?.headers["authorization"], "Bearer an invented key"],
    },
  },
  {
    name: "the key of a credential that is written into the assistant",
    asked: {
      body: ({ model }) => ({
        assistant: {
          model: { provider: "custom-llm", model: "x", url: model },
          credentials: [{ provider: "custom-llm", apiKey: "another invented key" }],
        },
      }),
    },
    shows: {
      "assistant.credentials": [({ asked }) => asked[0]?.headers["authorization"], "Bearer another invented key"],
      "assistant.model": [({ asked }) => asked[0]?.["model"], "x"],
    },
  },
  {
    name: "a knowledge server",
    asked: {
      body: ({ server }) => ({
        assistant: {
          model: {
            ...talking,
            knowledgeBase: { provider: "custom-knowledge-base", server: { url: `${server}/know` } },
          },
        },
      }),
      reply: () => ({ json: { documents: [{ content: "Cuesta 675 dólares." }] } }),
    },
    shows: {
      "model.knowledgeBase.provider": [({ received }) => received[0]?.body.message?.["type"], "knowledge-base-request"],
      "model.knowledgeBase.server": [({ received }) => received[0]?.path, "/know"],
    },
  },
];
