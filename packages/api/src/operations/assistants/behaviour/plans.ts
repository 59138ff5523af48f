import { acts, actsUnless, each, type Fields, named, refused, warned } from "../../../behaviour/marks.ts";
import { structuredOutput } from "../../structured-outputs/behaviour.ts";

/** What becomes of what the law or the developer asks for. */
export const complianceBehaviour: Fields = {
  hipaaEnabled: acts,
  pciEnabled: refused("No service used here is certified for card data."),
  securityFilterPlan: refused("Nothing filters what people say."),
  recordingConsentPlan: refused("Nobody is asked for consent: ask for it before recordingEnabled is set."),
};

const workedOut = actsUnless(
  "It is worked out where a model answers: the server's, one of a credential, or the assistant's own custom-llm.",
  (_, { hasModel, models }) => hasModel || models.size > 0,
);
const one = each(workedOut, "enabled", "messages", "timeoutSeconds");

/** What becomes of the plan for what is worked out of a call. */
export const analysisBehaviour: Fields = {
  minMessagesThreshold: acts,
  summaryPlan: one,
  structuredDataPlan: { ...one, schema: workedOut },
  structuredDataMultiPlan: { key: acts, plan: { ...one, schema: workedOut } },
  successEvaluationPlan: { ...one, rubric: workedOut },
  outcomeIds: warned("Structured outputs take their place: artifactPlan.structuredOutputIds."),
};

const noOther = "It is kept where all recordings are, encrypted.";

/** What becomes of the plan for what is kept of a call. */
export const artifactBehaviour: Fields = {
  recordingEnabled: acts,
  recordingFormat: warned("Recordings are WAV files.", { idle: ["wav;l16"] }),
  recordingUseCustomStorageEnabled: warned(noOther),
  recordingPath: warned(noOther),
  videoRecordingEnabled: warned("Calls have no picture: none is recorded."),
  fullMessageHistoryEnabled: warned("The messages hold what was said."),
  ...each(warned("No packets are kept."), "pcapEnabled", "pcapS3PathPrefix", "pcapUseCustomStorageEnabled"),
  ...each(warned("No logs of a call are kept."), "loggingEnabled", "loggingUseCustomStorageEnabled", "loggingPath"),
  transcriptPlan: {
    ...each(acts, "enabled", "assistantName", "userName"),
  },
  structuredOutputIds: named("structured output", structuredOutput, workedOut),
  structuredOutputs: warned("Store them (POST /structured-output), and name them in structuredOutputIds."),
  ...each(warned("Calls get no scorecards."), "scorecards", "scorecardIds"),
};

const turns = warned("Pauses and the ends of sentences decide when somebody has finished speaking.");

/** What becomes of the plan for when the assistant begins to speak. */
export const startSpeakingBehaviour: Fields = {
  waitSeconds: acts,
  ...each(turns, "smartEndpointingEnabled", "smartEndpointingPlan", "customEndpointingRules"),
  transcriptionEndpointingPlan: acts,
};

/** What becomes of the plan for when the assistant falls silent. */
export const stopSpeakingBehaviour: Fields = {
  ...each(acts, "numWords", "voiceSeconds", "backoffSeconds"),
  ...each(
    warned("How long somebody speaks, or how many words, decides what interrupts the assistant."),
    "acknowledgementPhrases",
    "interruptionPhrases",
  ),
};
