import { acts, type Fields, label, refused, warned } from "../../../behaviour/marks.ts";
import { credentialBehaviour } from "../../credentials/behaviour.ts";
import { modelBehaviour } from "./models.ts";
import {
  artifactBehaviour,
  complianceBehaviour,
  serverBehaviour,
  startSpeakingBehaviour,
  stopSpeakingBehaviour,
} from "./plans.ts";
import { transcriberBehaviour } from "./transcribers.ts";
import { voiceBehaviour } from "./voices.ts";

/** What becomes of the settings that assistants and workflows share. */
export const conversationBehaviour: Fields = {
  transcriber: transcriberBehaviour,
  voice: voiceBehaviour,
  voicemailDetection: warned("Web calls reach no answering machine."),
  backgroundSound: warned("No sound is played behind the voice.", { idle: ["off"] }),
  observabilityPlan: warned("Conversations are traced nowhere."),
  credentials: credentialBehaviour,
  hooks: refused("No hook is carried out yet."),
  voicemailMessage: refused("Web calls reach no answering machine: nobody would hear it."),
  compliancePlan: complianceBehaviour,
  backgroundSpeechDenoisingPlan: warned("The page's own noise suppression cleans the sound."),
  analysisPlan: warned("Nothing is worked out after a call."),
  artifactPlan: artifactBehaviour,
  startSpeakingPlan: startSpeakingBehaviour,
  stopSpeakingPlan: stopSpeakingBehaviour,
  monitorPlan: warned("Nobody can listen in on a call."),
  credentialIds: refused("No credential is used yet."),
  server: serverBehaviour,
  keypadInputPlan: warned("Web calls have no keypad."),
};

/** What becomes of each field of an assistant: the one table of them. */
export const assistantBehaviour: Fields = {
  ...conversationBehaviour,
  model: modelBehaviour,
  name: label,
  firstMessage: acts,
  firstMessageInterruptionsEnabled: warned("The first message can always be interrupted.", { idle: [true] }),
  firstMessageMode: warned("The first message is said as it is written.", {
    idle: ["assistant-speaks-first", "assistant-waits-for-user"],
  }),
  clientMessages: warned("The page gets every kind of message this server sends."),
  serverMessages: refused("Nothing is sent to a server yet."),
  maxDurationSeconds: refused("Calls end after half an hour."),
  modelOutputInMessagesEnabled: warned("Messages hold what the assistant was to say.", { idle: [true] }),
  transportConfigurations: warned("No carrier is configured."),
  endCallMessage: warned("The assistant cannot end a call."),
  endCallPhrases: warned("The assistant cannot end a call."),
  metadata: label,
};

/** Settings put over an assistant's own for one conversation, and the values of its template variables. */
export const overridesBehaviour: Fields = { ...assistantBehaviour, variableValues: acts };
