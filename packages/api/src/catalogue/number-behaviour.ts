import { actsByTelephone, each, type Fields, label, refused, warned } from "../behaviour/marks.ts";

const unreached = "No telephone is configured: nobody reaches this number.";

/** What becomes of the fields of a phone number. */
export const number: Fields = {
  provider: warned("Numbers of this vendor are not reached here: only byo-phone-number, over a trunk of your own.", {
    unless: (vendor) => vendor === "byo-phone-number",
  }),
  ...each(label, "name", "number"),
  ...each(actsByTelephone(unreached), "assistantId", "workflowId", "squadId", "credentialId"),
  server: refused("Nothing is sent to a number's server: nobody reaches it.", {
    unless: (_, { hasTelephone }) => hasTelephone,
  }),
  hooks: warned("A number's hooks are not carried out: name those of the assistant."),
  fallbackDestination: warned("Where nobody can answer, the caller is told so: calls are not passed on."),
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
