import {
  acts,
  actsByTelephone,
  actsUnless,
  each,
  type Fields,
  guarded,
  label,
  refused,
  warned,
} from "../../../behaviour/marks.ts";
import { credentialBehaviour } from "../../credentials/behaviour.ts";
import { assistantInTool, credentialNamed, serverBehaviour } from "../../tools/behaviour.ts";
import { hookBehaviour } from "./hooks.ts";
import { modelBehaviour } from "./models.ts";
import {
  analysisBehaviour,
  artifactBehaviour,
  complianceBehaviour,
  startSpeakingBehaviour,
  stopSpeakingBehaviour,
} from "./plans.ts";
import { transcriberBehaviour } from "./transcribers.ts";
import { voiceBehaviour } from "./voices.ts";

/** What becomes of the settings that assistants and workflows share. */
export const conversationBehaviour: Fields = {
  transcriber: transcriberBehaviour,
  voice: voiceBehaviour,
  voicemailDetection: guarded(actsByTelephone("Web calls reach no answering machine.", { idle: ["off"] }), {
    ...each(acts, "provider", "enabled"),
    ...each(
      warned("A machine is known by its words, and told the message when it has finished."),
      ...["beepMaxAwaitSeconds", "backoffPlan", "voicemailDetectionTypes", "machineDetectionTimeout"],
      ...["machineDetectionSpeechThreshold", "machineDetectionSpeechEndThreshold", "machineDetectionSilenceTimeout"],
    ),
    type: warned("A machine is known by its words.", { idle: ["transcript"] }),
  }),
  backgroundSound: warned("No sound is played behind the voice.", { idle: ["off"] }),
  observabilityPlan: warned("Conversations are traced nowhere."),
  credentials: credentialBehaviour,
  hooks: hookBehaviour,
  voicemailMessage: refused("Web calls reach no answering machine: nobody would hear it.", {
    unless: (_, { hasTelephone }) => hasTelephone,
  }),
  compliancePlan: complianceBehaviour,
  backgroundSpeechDenoisingPlan: warned("The page's own noise suppression cleans the sound."),
  analysisPlan: analysisBehaviour,
  artifactPlan: artifactBehaviour,
  startSpeakingPlan: startSpeakingBehaviour,
  stopSpeakingPlan: stopSpeakingBehaviour,
  monitorPlan: {
    listenEnabled: warned("Members of the org can listen in on every call (monitor.listenUrl).", { idle: [true] }),
    listenAuthenticationEnabled: warned("It is always asked for.", { idle: [true] }),
    monitorIds: warned("No monitors watch calls here."),
    controlEnabled: warned("Members of the org can steer every call (monitor.controlUrl).", {
      idle: [true],
    }),
    controlAuthenticationEnabled: warned("It is always asked for.", { idle: [true] }),
  },
  credentialIds: credentialNamed,
  server: serverBehaviour,
  keypadInputPlan: actsByTelephone("Web calls have no keypad."),
};

/** The kinds of messages that a page can be sent. */
const clientKinds = [
  "transcript",
  "transcript[transcriptType='final']",
  "speech-update",
  "status-update",
  "hang",
  "tool-calls",
  "tool-calls-result",
  "user-interrupted",
  "turn-metrics",
];

/** The kinds of messages that a developer's server can be sent. */
const serverKinds = [
  "conversation-update",
  "end-of-call-report",
  "hang",
  "speech-update",
  "status-update",
  "tool-calls",
  "transcript",
  "transcript[transcriptType='final']",
  "user-interrupted",
];

/** What becomes of each field of an assistant: the one table of them. */
export const assistantBehaviour: Fields = {
  ...conversationBehaviour,
  model: modelBehaviour,
  name: label,
  firstMessage: acts,
  firstMessageInterruptionsEnabled: acts,
  firstMessageMode: actsUnless(
    "No model is configured to make a message up: the first message is said as it is written.",
    (mode, { hasModel, models }) =>
      mode !== "assistant-speaks-first-with-model-generated-message" || hasModel || models.size > 0,
  ),
  clientMessages: actsUnless(
    `Of these kinds, the page gets those this server sends: ${clientKinds.join(", ")}.`,
    (kinds) => [kinds].flat().every((kind) => clientKinds.includes(String(kind))),
  ),
  serverMessages: actsUnless(
    `Of these kinds, the assistant's server gets those this platform sends, where it names one: ${serverKinds.join(", ")}.`,
    (kinds, _served, { hasServer }) => {
      const named = [kinds].flat();
      return named.every((kind) => serverKinds.includes(String(kind))) && (hasServer !== false || named.length === 0);
    },
  ),
  maxDurationSeconds: acts,
  silenceTimeoutSeconds: acts,
  modelOutputInMessagesEnabled: warned("Messages always hold what the assistant was to say.", { idle: [true] }),
  transportConfigurations: warned("No carrier is configured."),
  endCallMessage: acts,
  endCallPhrases: acts,
  metadata: label,
};

// Its tools hold and name assistants in their turn.
Object.assign(assistantInTool, assistantBehaviour);

/** Settings put over an assistant's own for one conversation, and the values of its template variables. */
export const overridesBehaviour: Fields = { ...assistantBehaviour, variableValues: acts };
