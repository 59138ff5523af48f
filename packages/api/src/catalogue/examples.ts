import type { PlatformOperations } from "./platform-operations.ts";

const assistant = {
  name: "Recepción",
  firstMessage: "Buenos días, {{name}}. ¿En qué le ayudo?",
  maxDurationSeconds: 600,
  endCallPhrases: ["hasta luego"],
};

/** Bodies the documentation shows, where the least a schema takes says too little. Tests send every one of them. */
export const examples: Partial<Readonly<Record<keyof PlatformOperations, unknown>>> = {
  createAssistant: assistant,
  updateAssistant: { firstMessage: "Buenas tardes." },
  createWebCall: { assistant, assistantOverrides: { variableValues: { name: "Ana" } } },
  createChat: { assistant, assistantOverrides: { variableValues: { name: "Ana" } }, input: "Quiero una cita." },
  createChatResponse: { assistant, input: "Quiero una cita." },
  createSession: { assistant, name: "Ana", expirationSeconds: 3600 },
  createSquad: { name: "Recepción", members: [{ assistant }] },
  createTool: {
    type: "function",
    function: {
      name: "free_hours",
      description: "Tells which hours of a day are free.",
      parameters: { type: "object", properties: { day: { type: "string", format: "date" } }, required: ["day"] },
    },
    server: { url: "https://tools.dilo.example/hours", timeoutSeconds: 10 },
    messages: [{ type: "request-start", content: "Un momento, lo miro." }],
  },
  createCredential: {
    provider: "webhook",
    name: "Tools",
    authenticationPlan: { type: "hmac", secretKey: "an invented key", algorithm: "sha256" },
  },
  createToken: { tag: "public", name: "Web", restrictions: { allowedOrigins: ["https://shop.example"] } },
  queryAnalytics: {
    queries: [
      {
        table: "call",
        name: "endings",
        groupBy: "endedReason",
        operations: [{ operation: "count", column: "id", alias: "calls" }],
      },
    ],
  },
};
