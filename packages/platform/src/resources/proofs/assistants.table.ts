import { policy } from "../../calls/session/policy.ts";
import type { Seen } from "./hold-conversation.ts";
import { type Proof, talking } from "./proof.ts";

const typesOf = ({ received }: Seen) => received.map(({ body }) => body.message?.["type"]);
const textOf = (value: unknown) => JSON.stringify(value) ?? "";
const soundOf =
  (name: string) =>
  ({ vendors }: Seen) =>
    (vendors[0]?.body["voice_settings"] as Readonly<Record<string, unknown>> | undefined)?.[name];
const twice = ["Hola", "Me llamo Zarzamora"];
const report = ["end-of-call-report"];
/** An assistant that a vendor's voice speaks for. */
const heard = (voice: object) => ({
  ...{ model: talking, firstMessage: "Buenos días." },
  credentials: [{ provider: "11labs", apiKey: "an invented key" }],
  voice: { provider: "11labs", voiceId: "rosa", ...voice },
});

/** What the settings of an assistant come to. */
export const assistants: readonly Proof[] = [
  {
    name: "the first message",
    asked: { body: { assistant: { model: talking, firstMessage: "Buenos días." } } },
    shows: {
      "assistant.firstMessage": [({ asked }) => asked[0]?.messages[0], { role: "assistant", content: "Buenos días." }],
    },
  },
  {
    name: "who waits for the person",
    only: "call",
    asked: {
      body: {
        assistant: { model: talking, firstMessage: "Buenos días.", firstMessageMode: "assistant-waits-for-user" },
      },
    },
    plain: { body: { assistant: { model: talking, firstMessage: "Buenos días." } } },
    shows: { "assistant.firstMessageMode": [({ said }) => said, ["Bien."]] },
  },
  {
    name: "names in the transcript",
    only: "call",
    asked: {
      body: {
        assistant: { model: talking, artifactPlan: { transcriptPlan: { assistantName: "Rosa", userName: "Cliente" } } },
      },
      said: twice,
    },
    plain: { body: { assistant: { model: talking } }, said: twice },
    shows: {
      "assistant.artifactPlan.transcriptPlan.assistantName": [
        ({ row }) => textOf(row["artifact"]).includes("Rosa: Bien."),
        true,
      ],
      "assistant.artifactPlan.transcriptPlan.userName": [
        ({ row }) => textOf(row["artifact"]).includes("Cliente: Hola"),
        true,
      ],
    },
  },
  {
    name: "words that are not kept",
    only: "call",
    asked: {
      body: { assistant: { model: talking, artifactPlan: { transcriptPlan: { enabled: false } } } },
      said: twice,
    },
    plain: { body: { assistant: { model: talking } }, said: twice },
    shows: {
      "assistant.artifactPlan.transcriptPlan.enabled": [({ row }) => textOf(row).includes("Zarzamora"), false],
    },
  },
  {
    name: "a confidential conversation",
    asked: { body: { assistant: { model: talking, compliancePlan: { hipaaEnabled: true } } }, said: ["Zarzamora"] },
    plain: { body: { assistant: { model: talking } }, said: ["Zarzamora"] },
    shows: {
      "assistant.compliancePlan.hipaaEnabled": [({ row }) => textOf(row).includes("Zarzamora"), false],
    },
  },
  {
    name: "the sound is kept",
    only: "call",
    asked: { body: { assistant: { ...heard({}), artifactPlan: { recordingEnabled: true } } } },
    plain: { body: { assistant: heard({}) } },
    shows: { "assistant.artifactPlan.recordingEnabled": [({ recorded }) => recorded > 0, true] },
  },
  {
    name: "a server is told",
    only: "call",
    asked: {
      body: ({ server }) => ({
        assistant: { model: talking, server: { url: `${server}/told` }, serverMessages: report },
      }),
      reply: () => ({}),
    },
    plain: {
      body: ({ server }) => ({ assistant: { model: talking, server: { url: server } } }),
      reply: () => ({}),
    },
    shows: {
      "assistant.server": [({ received }) => received[0]?.path, "/told"],
      "assistant.serverMessages": [typesOf, report],
    },
  },
  {
    name: "a page is told",
    only: "call",
    asked: { body: { assistant: { model: talking, clientMessages: ["transcript"] } } },
    shows: {
      "assistant.clientMessages": [({ page }) => [...new Set(page.map(({ type }) => type))], ["transcript"]],
    },
  },
  {
    name: "a phrase that ends the call",
    only: "call",
    asked: { body: { assistant: { model: talking, endCallPhrases: ["bien"] } } },
    shows: { "assistant.endCallPhrases": [({ row }) => row["endedReason"], "assistant-ended-call"] },
  },
  {
    name: "a tool at the end",
    only: "call",
    asked: {
      body: async ({ server, make }) => {
        const tool = { type: "function", function: { name: "tidy" }, server: { url: `${server}/tidy` } };
        const toolId = await make("createTool", { ...tool, server: { url: `${server}/stored` } });
        const oneOf = ["customer-ended-call"];
        const hook = {
          ...{ on: "call.ending", filters: [{ type: "oneOf", key: "call.endedReason", oneOf }] },
          do: [
            { type: "tool", tool },
            { type: "tool", toolId },
          ],
        };
        const other = { ...hook, filters: [{ type: "oneOf", key: "call.endedReason", oneOf: ["silence-timed-out"] }] };
        return { assistant: { model: talking, hooks: [hook, other] } };
      },
    },
    shows: {
      "assistant.hooks.on": [({ received }) => received.length, 2],
      "assistant.hooks.filters": [({ received }) => received.length, 2],
      "assistant.hooks.do.type": [({ received }) => received.length, 2],
      "assistant.hooks.do.tool": [({ received }) => received.some(({ path }) => path === "/tidy"), true],
      "assistant.hooks.do.toolId": [({ received }) => received.some(({ path }) => path === "/stored"), true],
    },
  },
  {
    name: "a stored assistant, with changes for one conversation",
    asked: {
      body: async ({ make }) => {
        const messages = [{ role: "system", content: "Hable como {{who}}." }];
        const assistantId = await make("createAssistant", { model: { ...talking, messages } });
        const assistantOverrides = { firstMessage: "Soy otra.", variableValues: { who: "Ana" } };
        return { assistantId, assistantOverrides };
      },
    },
    shows: {
      "call.assistantId": [({ asked }) => asked[0]?.messages[0]?.content, "Hable como Ana."],
      "call.assistantOverrides": [({ asked }) => asked[0]?.messages[1]?.content, "Soy otra."],
    },
  },
  {
    name: "an assistant for one conversation",
    asked: {
      body: { assistant: { model: { ...talking, messages: [{ role: "system", content: "Sea breve." }] } } },
    },
    shows: { "call.assistant": [({ asked }) => asked[0]?.messages[0]?.content, "Sea breve."] },
  },
  {
    name: "how fast it speaks",
    only: "call",
    asked: { body: { assistant: heard({ speed: 0.8 }) } },
    plain: { body: { assistant: heard({}) } },
    shows: { "assistant.voice.speed": [soundOf("speed"), 0.8 * policy.speakingRate] },
  },
  {
    name: "a voice of ElevenLabs",
    only: "call",
    asked: {
      body: {
        assistant: {
          ...{ model: talking, firstMessage: "Buenos días." },
          credentials: [{ provider: "11labs", apiKey: "an invented key" }],
          voice: {
            ...{ provider: "11labs", voiceId: "rosa", model: "eleven_turbo_v2_5", language: "pt", stability: 0.31 },
            ...{ similarityBoost: 0.41, style: 0.21, useSpeakerBoost: true },
            pronunciationDictionaryLocators: [{ pronunciationDictionaryId: "d1", versionId: "v1" }],
          },
        },
      },
    },
    shows: {
      "assistant.voice.provider": [({ vendors }) => vendors[0]?.url.startsWith("https://api.elevenlabs.io/"), true],
      "assistant.voice.voiceId": [({ vendors }) => vendors[0]?.url.includes("/rosa/"), true],
      "assistant.voice.model": [({ vendors }) => vendors[0]?.body["model_id"], "eleven_turbo_v2_5"],
      "assistant.voice.language": [({ vendors }) => vendors[0]?.body["language_code"], "pt"],
      "assistant.voice.stability": [soundOf("stability"), 0.31],
      "assistant.voice.similarityBoost": [soundOf("similarity_boost"), 0.41],
      "assistant.voice.style": [soundOf("style"), 0.21],
      "assistant.voice.useSpeakerBoost": [soundOf("use_speaker_boost"), true],
      "assistant.voice.pronunciationDictionaryLocators": [
        ({ vendors }) => vendors[0]?.body["pronunciation_dictionary_locators"],
        [{ pronunciation_dictionary_id: "d1", version_id: "v1" }],
      ],
    },
  },
  {
    name: "a voice of OpenAI",
    only: "call",
    asked: {
      body: {
        assistant: {
          ...{
            model: { provider: "custom-llm", model: "x", url: "https://dilo.example" },
            firstMessage: "Buenos días.",
          },
          credentials: [{ provider: "openai", apiKey: "an invented key" }],
          voice: { provider: "openai", voiceId: "nova", model: "gpt-4o-mini-tts", instructions: "Hable despacio." },
        },
      },
      said: [],
    },
    shows: { "assistant.voice.instructions": [({ vendors }) => vendors[0]?.body["instructions"], "Hable despacio."] },
  },
];
