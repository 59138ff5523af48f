import { acts, byKind, each, type Fields, type Guarded, guarded, refused, warned } from "../../../behaviour/marks.ts";

const noVoice = "No setting of this server and no credential of this org reaches this vendor's voices.";
const noAdapter = refused("This server cannot speak through this vendor.");

const common: Fields = {
  ...each(acts, "provider", "voiceId"),
  cachingEnabled: warned("What was spoken is always cached, in memory alone.", { idle: [true] }),
  chunkPlan: warned("The server cuts what is said into sentences itself."),
  fallbackPlan: warned("When this voice fails, the page's own takes over."),
};

const served = (vendor: string, fields: Fields): Guarded =>
  guarded(refused(noVoice, { unless: (_, { voices }) => voices.has(vendor) }), { ...common, ...fields });

/** What becomes of an assistant's voice. */
export const voiceBehaviour = byKind("provider", {
  "11labs": served("11labs", {
    ...each(acts, "speed", "model", "stability", "similarityBoost", "style", "useSpeakerBoost"),
    language: acts,
    ...each(
      warned("It is not passed on to the voice."),
      "optimizeStreamingLatency",
      "enableSsmlParsing",
      "autoMode",
      "pronunciationDictionaryLocators",
    ),
  }),
  openai: served("openai", { ...each(acts, "speed", "model", "instructions") }),
  vapi: {
    ...common,
    voiceId: warned("This is the server's own voice, whichever name it is asked for by."),
    speed: acts,
  },
  "custom-voice": refused("A voice of the developer's own is not asked: no sound is fetched from its server."),
  ...(each(
    noAdapter,
    "azure",
    "cartesia",
    "deepgram",
    "hume",
    "inworld",
    "lmnt",
    "minimax",
    "neuphonic",
    "playht",
    "rime-ai",
    "sesame",
    "smallest-ai",
    "tavus",
  ) as Readonly<Record<string, typeof noAdapter>>),
});
