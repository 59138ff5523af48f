import { acts, actsByTelephone, each, type Fields, guarded, label, refused, warned } from "../behaviour/marks.ts";
import { serverBehaviour } from "../operations/tools/behaviour.ts";

const unreached = "No telephone is configured: nobody reaches this number.";

const passedOn = "Where nobody can answer, we call there, and join the two without a word.";

/** What becomes of the fields of a phone number. */
export const number: Fields = {
  provider: warned(
    "Numbers of this vendor are not reached here: only byo-phone-number, over a trunk of your own, and those that are imported.",
    { unless: (vendor) => vendor === "byo-phone-number" || vendor === "twilio" || vendor === "vonage" },
  ),
  ...each(label, "name", "number"),
  ...each(actsByTelephone(unreached), "assistantId", "workflowId", "squadId", "credentialId"),
  server: guarded(
    refused("Nothing is sent to a number's server: nobody reaches it.", {
      unless: (_, { hasTelephone }) => hasTelephone,
    }),
    serverBehaviour,
  ),
  hooks: warned("A number's hooks are not carried out: name those of the assistant."),
  fallbackDestination: guarded(actsByTelephone(unreached), {
    ...each(acts, "type", "number", "sipUri", "numberE164CheckEnabled"),
    ...each(label, "name", "description"),
    transferPlan: {
      timeout: acts,
      mode: warned(passedOn, { idle: ["blind-transfer"] }),
      sipVerb: warned(passedOn, { idle: ["dial"] }),
      ...each(warned(passedOn), "message", "holdAudioUrl", "transferCompleteAudioUrl", "twiml", "summaryPlan"),
      ...each(warned(passedOn), "sipHeadersInReferToEnabled", "fallbackPlan"),
      ...each(warned(passedOn), "dialTimeout", "contextEngineeringPlan"),
    },
    ...each(warned(passedOn), "message", "extension", "callerId", "sipHeaders"),
  }),
  numberE164CheckEnabled: warned("A number is kept as it is written."),
  ...each(
    warned("Numbers of this vendor are reached through a trunk of your own alone: byo-phone-number."),
    "smsEnabled",
    "twilioAccountSid",
    "twilioAuthToken",
    "twilioApiKey",
    "twilioApiSecret",
    "numberDesiredAreaCode",
    "sipUri",
    "authentication",
  ),
};

/** What becomes of the fields of a number that is imported: its calls come by its carrier's websocket. */
export const importedNumber: Fields = {
  ...each(label, "name", "number", "provider"),
  ...each(acts, "twilioPhoneNumber", "vonagePhoneNumber", "twilioAccountSid", "twilioAuthToken"),
  ...each(acts, "twilioApiKey", "twilioApiSecret", "credentialId", "assistantId", "workflowId", "squadId"),
  server: serverBehaviour,
  smsEnabled: warned("Nothing is done with messages."),
  hooks: warned("A number's hooks are not carried out: name those of the assistant."),
  fallbackDestination: warned("Nobody is called from an imported number: only a trunk's number has a fallback."),
};
