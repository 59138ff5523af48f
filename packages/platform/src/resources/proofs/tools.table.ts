import type { Places, Seen } from "./hold-conversation.ts";
import { type Proof, talking } from "./proof.ts";

const withTools = (...tools: readonly object[]) => ({ assistant: { model: { ...talking, tools } } });
/** As a schema library writes it. */
const parameters = {
  ...{ $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", additionalProperties: false },
  properties: {
    city: { type: "string", default: "León", minLength: 1 },
    days: { type: "integer", minimum: 1, exclusiveMaximum: 8 },
    at: { anyOf: [{ $ref: "#/$defs/hour" }, { type: "null" }] },
  },
  ...{ required: ["city"], $defs: { hour: { type: ["integer", "string"], enum: [9, "noon"] } } },
};
const offered = ({ asked }: Seen) => asked[0]?.tools?.[0];
const first = ({ received }: Seen) => received[0];

const weather = ({ server }: Places) => ({
  ...{ type: "function", server: { url: `${server}/weather`, headers: { "x-tenant": "7" } } },
  function: { name: "weather", description: "Dice el tiempo.", parameters },
  messages: [{ type: "request-start", content: "Un momento." }],
});
const order = ({ server }: Places) => ({
  ...{ type: "apiRequest", name: "order", description: "Encarga algo.", method: "PUT", url: `${server}/orders/{{id}}` },
  headers: { type: "object", properties: { "x-tenant": { type: "string", value: "8" } } },
  body: { type: "object", properties: { id: { type: "string" } } },
  messages: [{ type: "request-start", content: "Lo encargo." }],
});

const own = { type: "function", function: { name: "weather" } };

/** What tools offer to the model, and what they do when it uses them. */
export const tools: readonly Proof[] = [
  {
    name: "a function",
    asked: { body: (places) => withTools(weather(places)), wants: { name: "weather", arguments: { city: "León" } } },
    shows: {
      "model.tools(function).type": [(seen) => offered(seen)?.type, "function"],
      "model.tools(function).function.name": [(seen) => offered(seen)?.function.name, "weather"],
      "model.tools(function).function.description": [
        (seen) => offered(seen)?.function["description"],
        "Dice el tiempo.",
      ],
      "model.tools(function).function.parameters": [(seen) => offered(seen)?.function["parameters"], parameters],
      "model.tools(function).server.url": [(seen) => first(seen)?.path, "/weather"],
      "model.tools(function).server.headers": [(seen) => first(seen)?.headers["x-tenant"], "7"],
      "model.tools(function).messages": [({ said }) => said[0], "Un momento."],
    },
  },
  {
    name: "a function that is not waited for",
    asked: {
      body: (places) => withTools({ ...weather(places), messages: [], async: true }),
      wants: { name: "weather" },
      reply: () => ({ json: {}, afterMs: 200 }),
    },
    shows: {
      "model.tools(function).async": [({ said }) => said[0]?.includes("its result is not known"), true],
    },
  },
  {
    name: "an API that is late",
    asked: {
      body: (places) =>
        withTools({
          ...order(places),
          messages: [{ type: "request-response-delayed", content: "Ya casi.", timingMilliseconds: 100 }],
        }),
      wants: { name: "order", arguments: { id: "7" } },
      reply: () => ({ json: {}, afterMs: 400 }),
    },
    shows: { "model.tools(apiRequest).messages.timingMilliseconds": [({ said }) => said[0], "Ya casi."] },
  },
  {
    name: "a function whose server takes too long",
    asked: {
      body: ({ server }) =>
        withTools({ type: "function", function: { name: "weather" }, server: { url: server, timeoutSeconds: 1 } }),
      wants: { name: "weather" },
      reply: () => ({ json: {}, afterMs: 1500 }),
    },
    shows: {
      "model.tools(function).server.timeoutSeconds": [
        ({ said }) => said[0],
        "Me dicen: Error: the tool failed or did not answer in time.",
      ],
    },
  },
  {
    name: "a function whose server knows us by a credential",
    asked: {
      body: async ({ server, make }) => {
        const authenticationPlan = { type: "bearer", token: "an invented token", headerName: "x-token" };
        const credentialId = await make("createCredential", { provider: "webhook", authenticationPlan });
        return withTools({ type: "function", function: { name: "weather" }, server: { url: server, credentialId } });
      },
      wants: { name: "weather" },
    },
    shows: {
      "model.tools(function).server.credentialId": [
        (seen) => first(seen)?.headers["x-vapi-secret"],
        "an invented token",
      ],
      "credential.authenticationPlan(bearer).type": [
        (seen) => first(seen)?.headers["x-vapi-secret"],
        "an invented token",
      ],
      "credential.authenticationPlan(bearer).token": [(seen) => first(seen)?.headers["x-token"], "an invented token"],
      "credential.authenticationPlan(bearer).headerName": [
        (seen) => first(seen)?.headers["x-token"],
        "an invented token",
      ],
    },
  },
  {
    name: "an API's request",
    asked: { body: (places) => withTools(order(places)), wants: { name: "order", arguments: { id: "7" } } },
    shows: {
      "model.tools(apiRequest).type": [(seen) => first(seen)?.body, { id: "7" }],
      "model.tools(apiRequest).name": [(seen) => offered(seen)?.function.name, "order"],
      "model.tools(apiRequest).description": [(seen) => offered(seen)?.function["description"], "Encarga algo."],
      "model.tools(apiRequest).body": [
        (seen) => offered(seen)?.function["parameters"],
        { type: "object", properties: { id: { type: "string" } } },
      ],
      "model.tools(apiRequest).method": [(seen) => first(seen)?.method, "PUT"],
      "model.tools(apiRequest).url": [(seen) => first(seen)?.path, "/orders/7"],
      "model.tools(apiRequest).headers": [(seen) => first(seen)?.headers["x-tenant"], "8"],
      "model.tools(apiRequest).messages.type": [({ said }) => said[0], "Lo encargo."],
      "model.tools(apiRequest).messages.content": [({ said }) => said[0], "Lo encargo."],
    },
  },
  {
    name: "an API that knows us by a credential, and takes too long",
    asked: {
      body: async (places) => {
        const authenticationPlan = {
          type: "hmac",
          secretKey: "an invented key",
          algorithm: "sha256",
          signatureHeader: "x-mine",
        };
        const credentialId = await places.make("createCredential", { provider: "webhook", authenticationPlan });
        return withTools({ ...order(places), messages: [], credentialId, timeoutSeconds: 1 });
      },
      wants: { name: "order", arguments: { id: "7" } },
      reply: () => ({ json: {}, afterMs: 1500 }),
    },
    shows: {
      "model.tools(apiRequest).credentialId": [
        (seen) => String(first(seen)?.headers["webhook-signature"]).slice(0, 3),
        "v1,",
      ],
      "model.tools(apiRequest).timeoutSeconds": [
        ({ said }) => said[0],
        "Me dicen: Error: the tool failed or did not answer in time.",
      ],
      "credential.authenticationPlan(hmac).type": [(seen) => String(first(seen)?.headers["x-mine"]).length, 64],
      "credential.authenticationPlan(hmac).secretKey": [(seen) => String(first(seen)?.headers["x-mine"]).length, 64],
      "credential.authenticationPlan(hmac).signatureHeader": [
        (seen) => String(first(seen)?.headers["x-mine"]).length,
        64,
      ],
    },
  },
  {
    name: "the end of a call",
    asked: {
      body: {
        assistant: { model: { ...talking, tools: [{ type: "endCall" }] }, endCallMessage: "Que le vaya bien." },
      },
      wants: { name: "endCall" },
      until: /^Que le vaya bien\.$/,
    },
    shows: {
      "model.tools(endCall).type": [({ said }) => said.at(-1), "Que le vaya bien."],
      "assistant.endCallMessage": [({ said }) => said.at(-1), "Que le vaya bien."],
    },
  },
  {
    name: "what is said at the end of a call",
    asked: {
      body: withTools({ type: "endCall", messages: [{ type: "request-start", content: "Hasta la vista." }] }),
      wants: { name: "endCall" },
      until: /^Hasta la vista\.$/,
    },
    shows: { "model.tools(endCall).messages": [({ said }) => said.at(-1), "Hasta la vista."] },
  },
  {
    name: "a look into documents",
    asked: {
      body: async ({ upload }) => {
        const fileIds = [await upload("La tarifa es de 675 dólares.")];
        const base = { name: "Guia", provider: "google", description: "Las tarifas", fileIds };
        const messages = [{ type: "request-start", content: "Lo busco." }];
        return withTools({ type: "query", knowledgeBases: [base], messages });
      },
      wants: { name: "search_Guia", arguments: { query: "tarifa" } },
    },
    shows: {
      "model.tools(query).type": [({ said }) => said.at(-1)?.includes("675 dólares"), true],
      "model.tools(query).knowledgeBases.name": [(seen) => offered(seen)?.function.name, "search_Guia"],
      "model.tools(query).knowledgeBases.description": [
        (seen) => String(offered(seen)?.function["description"]).includes("Las tarifas"),
        true,
      ],
      "model.tools(query).knowledgeBases.fileIds": [({ said }) => said.at(-1)?.includes("675 dólares"), true],
      "model.tools(query).messages": [({ said }) => said[0], "Lo busco."],
    },
  },
  {
    name: "a function that names no server",
    asked: {
      body: ({ server }) => ({
        ...{ assistant: { server: { url: `${server}/own` }, serverMessages: [], model: { ...talking, tools: [own] } } },
      }),
      wants: { name: "weather" },
    },
    shows: { "assistant.server": [(seen) => first(seen)?.path, "/own"] },
  },
  {
    name: "a stored tool",
    asked: {
      body: async (places) => {
        const toolIds = [await places.make("createTool", { ...weather(places), messages: [] })];
        return { assistant: { model: { ...talking, toolIds } } };
      },
      wants: { name: "weather" },
    },
    shows: { "model.toolIds": [({ said }) => said[0], "Me dicen: Hace sol."] },
  },
];
