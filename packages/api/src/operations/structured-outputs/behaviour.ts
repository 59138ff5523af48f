import { acts, each, type Fields, guarded, label, refused, warned } from "../../behaviour/marks.ts";
import { modelBehaviour } from "../assistants/behaviour/models.ts";

/** What becomes of the fields of a structured output. */
export const structuredOutput: Fields = {
  ...each(label, "name", "description"),
  ...each(acts, "schema", "assistantIds", "workflowIds"),
  model: guarded(
    warned("What is asked for says its description: messages of its model are not sent.", {
      unless: (model) => (model as { readonly messages?: unknown }).messages === undefined,
    }),
    modelBehaviour,
  ),
  type: warned("A model finds it: patterns are not compared.", { idle: ["ai"] }),
  regex: warned("A model finds it: patterns are not compared."),
  conditions: warned("It is worked out after every call."),
  compliancePlan: refused("What is found is stored with its call: compliancePlan of the assistant keeps it out."),
};
