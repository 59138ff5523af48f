import {
  acts,
  actsWith,
  byKind,
  each,
  type Fields,
  type Guarded,
  guarded,
  refused,
  warned,
} from "../../../behaviour/marks.ts";
import { languageIn } from "../../shared/languages.ts";

const noVoice = "No setting of this server and no credential of this org reaches this vendor's voices.";
const noAdapter = refused("This server cannot speak through this vendor.");

const common: Fields = {
  provider: acts,
  cachingEnabled: warned("Only the server's own voice remembers what it has said, in memory alone.", { idle: [true] }),
  chunkPlan: warned("The server cuts what is said into sentences itself."),
  fallbackPlan: warned("When this voice fails, the page's own takes over."),
};

const served = (vendor: string, fields: Fields): Guarded =>
  guarded(refused(noVoice, { unless: (_, { voices }) => voices.has(vendor) }), { ...common, ...fields });

/** Settings that are the server's own where its settings name the vendor. */
const chosen = (vendor: string, ...names: readonly string[]): Fields =>
  each(
    warned("The server's settings choose this vendor's voice.", {
      unless: (_, { voices }) => voices.get(vendor) === "credential",
    }),
    ...names,
  );

const language = actsWith(
  "A call is spoken in the language its transcriber names, else in this one, if it begins with a language's two letters, as in es or es-MX, else in Spanish.",
  (name, _, { heardIn }) => {
    const spoken = languageIn(name);
    return spoken !== undefined && (heardIn ?? spoken) === spoken;
  },
);

/** What becomes of an assistant's voice. */
export const voiceBehaviour = byKind("provider", {
  "11labs": served("11labs", {
    ...{ speed: acts, language },
    ...chosen("11labs", "voiceId", "model", "stability", "similarityBoost", "style", "useSpeakerBoost"),
    ...chosen("11labs", "pronunciationDictionaryLocators"),
    ...each(warned("It is not passed on to the voice."), "optimizeStreamingLatency", "enableSsmlParsing", "autoMode"),
  }),
  openai: served("openai", { speed: acts, ...chosen("openai", "voiceId", "model", "instructions") }),
  vapi: {
    ...common,
    voiceId: warned("This is the server's own voice, whichever name it is asked for by."),
    ...{ speed: acts, language },
    ...each(
      warned("The server's own voice has one version and its own dictionary."),
      "version",
      "pronunciationDictionary",
    ),
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
    "microsoft",
    "minimax",
    "neuphonic",
    "playht",
    "rime-ai",
    "sesame",
    "smallest-ai",
    "tavus",
    "wellsaid",
    "xai",
  ) as Readonly<Record<string, typeof noAdapter>>),
});
