import {
  acts,
  actsByTelephone,
  byKind,
  each,
  type Fields,
  guarded,
  label,
  type Mark,
  named,
  refused,
  warned,
} from "../behaviour/marks.ts";
import { assistantBehaviour } from "../operations/assistants/behaviour/assistant.ts";
import { credentialBehaviour } from "../operations/credentials/behaviour.ts";
import { serverBehaviour } from "../operations/tools/behaviour.ts";
import { squad, workflow } from "./resource-behaviour.ts";

const unreached = "No telephone is configured: nobody reaches this number.";
const noMessages = warned("Nothing is done with messages.");
const passedOn = "Where nobody can answer, we call there, and join the two without a word.";

/** Whom a caller is given to, where nobody here is to answer. */
const destination: Fields = {
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
};

const actions: Fields = { on: acts, do: { ...each(acts, "type", "exact"), destination } };

/** What a number does while it rings, or with a caller who is still there when the call has ended. */
const hook = byKind("on", {
  "call.ringing": { ...actions, filters: warned("A call that rings is not filtered: the hook acts for each.") },
  "call.ending": { ...actions, filters: acts },
});

/** Who answers a number, and what reaches it. */
const talkersNamed = (mark: Mark): Fields => ({
  assistantId: named("assistant", assistantBehaviour, mark),
  workflowId: named("workflow", workflow, mark),
  squadId: named("squad", squad, mark),
  credentialId: named("credential", credentialBehaviour, mark),
});

/** What becomes of the fields of a phone number. */
export const number: Fields = {
  provider: warned(
    "Numbers of this vendor are not reached here: only byo-phone-number, over a trunk of your own, and those that are imported.",
    { unless: (vendor, { hasTelephone }) => vendor !== "telnyx" && (vendor !== "vapi" || hasTelephone) },
  ),
  ...each(label, "name", "number"),
  ...talkersNamed(actsByTelephone(unreached)),
  server: guarded(
    refused("Nothing is sent to a number's server: nobody reaches it.", {
      unless: (_, { hasTelephone }) => hasTelephone,
    }),
    serverBehaviour,
  ),
  hooks: guarded(actsByTelephone(unreached), hook),
  fallbackDestination: guarded(actsByTelephone(unreached), destination),
  numberE164CheckEnabled: warned("A number is kept as it is written."),
  smsEnabled: noMessages,
  ...each(acts, "twilioAccountSid", "twilioAuthToken", "twilioApiKey", "twilioApiSecret"),
  sipUri: actsByTelephone(unreached),
  numberDesiredAreaCode: warned("No numbers are bought here: name a sipUri, at which the trunks of the org call."),
  authentication: warned("Callers are known by the addresses of the org's trunks alone."),
};

/** What becomes of the fields of a number that is imported: its calls come by its carrier's websocket. */
export const importedNumber: Fields = {
  ...each(label, "name", "number", "provider"),
  ...each(acts, "twilioPhoneNumber", "vonagePhoneNumber", "twilioAccountSid", "twilioAuthToken"),
  ...each(acts, "twilioApiKey", "twilioApiSecret"),
  ...talkersNamed(acts),
  server: serverBehaviour,
  smsEnabled: noMessages,
  hooks: hook,
  fallbackDestination: destination,
};
