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
import { anyLanguage, languageIn } from "../../shared/languages.ts";

const noTranscriber = "No setting of this server and no credential of this org reaches this vendor's transcriber.";
const noAdapter = refused("This server cannot listen through this vendor.");

const common: Fields = {
  provider: acts,
  language: actsWith(
    `No language begins with these two letters, as in es or es-MX: a call is heard in its voice's language, else in Spanish.`,
    (name) => name === anyLanguage || languageIn(name) !== undefined,
  ),
  fallbackPlan: warned("When this transcriber fails, the page says so and offers typing."),
};

const served = (vendor: string, fields: Fields): Guarded =>
  guarded(refused(noTranscriber, { unless: (_, { transcribers }) => transcribers.has(vendor) }), {
    ...common,
    model: warned("The server's settings choose this vendor's model.", {
      unless: (_, { transcribers }) => transcribers.get(vendor) === "credential",
    }),
    ...fields,
  });

/** What becomes of an assistant's transcriber. */
export const transcriberBehaviour = byKind("provider", {
  deepgram: served("deepgram", {
    ...each(
      warned("It is not passed on to the transcriber."),
      "confidenceThreshold",
      "smartFormat",
      "mipOptOut",
      "numerals",
      "preflightThreshold",
      "eotThreshold",
      "eotTimeoutMs",
      "keywords",
      "keyterm",
      "profanityFilter",
    ),
    languages: warned("One language is heard: the one that language names."),
    redaction: refused("Nothing is redacted: transcriptPlan.enabled: false keeps the words out altogether."),
    endpointing: warned("The server itself decides when a turn is over: startSpeakingPlan."),
  }),
  openai: served("openai", {}),
  vapi: {
    ...common,
    ...each(
      warned("This is the server's own transcriber, whichever version is asked for."),
      "version",
      "languages",
      "keywords",
      "turnTaking",
    ),
  },
  "custom-transcriber": refused(
    "A transcriber of the developer's own is not asked: it would be sent the person's voice.",
  ),
  ...(each(
    noAdapter,
    "11labs",
    "assembly-ai",
    "azure",
    "cartesia",
    "gladia",
    "google",
    "soniox",
    "speechmatics",
    "talkscriber",
    "xai",
  ) as Readonly<Record<string, typeof noAdapter>>),
});
