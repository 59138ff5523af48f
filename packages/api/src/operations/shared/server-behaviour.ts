import { acts, each, type Fields, warned } from "../../behaviour/marks.ts";

/** What becomes of the address of a developer's own server. */
export const serverBehaviour: Fields = {
  ...each(acts, "url", "timeoutSeconds", "headers", "credentialId"),
  backoffPlan: warned("Messages are sent again for two minutes; a tool's server is asked once."),
};
