import { acts, actsOrRefused, byKind, each, type Fields, label, refused, warned } from "../../behaviour/marks.ts";

const modes = ["blind-transfer", "warm-transfer-say-message", "warm-transfer-say-summary"];

const plan: Fields = {
  mode: actsOrRefused(`Calls are passed on in these ways: ${modes.join(", ")}.`, (mode) =>
    modes.includes(String(mode)),
  ),
  ...each(acts, "message", "timeout"),
  sipVerb: actsOrRefused("A call is passed on by refer or by dial.", (verb) => verb === "refer" || verb === "dial"),
  summaryPlan: {
    enabled: acts,
    ...each(warned("This platform sums up in its own words."), "messages", "timeoutSeconds"),
  },
  fallbackPlan: each(acts, "message", "endCallEnabled"),
  ...each(warned("Who is on hold hears nothing of ours."), "holdAudioUrl", "transferCompleteAudioUrl"),
  twiml: refused("No TwiML is carried out here."),
  dialTimeout: warned("The other side rings for as long as timeout says."),
  contextEngineeringPlan: warned("Whoever takes the call is told what summaryPlan says."),
  sipHeadersInReferToEnabled: warned("A transfer carries no headers of yours."),
};

const ownNumber = warned("The call comes from the number that was called.");

/** What becomes of the places a call can be passed on to. */
export const transferBehaviour = byKind("type", {
  number: {
    ...each(acts, "type", "number", "numberE164CheckEnabled", "message", "description"),
    extension: refused("Whoever takes the call is called without an extension."),
    callerId: ownNumber,
    name: label,
    transferPlan: plan,
  },
  sip: {
    ...each(acts, "type", "sipUri", "message", "description"),
    sipHeaders: warned("A transfer carries no headers of yours."),
    callerId: ownNumber,
    name: label,
    transferPlan: plan,
  },
  assistant: refused("An assistant is no telephone: hand the conversation over with a handoff tool."),
});
