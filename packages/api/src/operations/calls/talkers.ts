import { assistantOverrides, assistantSettings } from "../assistants/assistant-settings.ts";
import { reference } from "../shared/common.ts";
import { squadSettings } from "../squads/squad-settings.ts";
import { workflowOverrides, workflowSettings } from "../workflows/workflow-settings.ts";

/** Which assistant or squad talks: a kept one by its id, or one made for this conversation alone. */
export const assistantOrSquad = {
  assistantId: reference,
  assistant: assistantSettings.optional(),
  squadId: reference,
  squad: squadSettings.optional(),
};

/** Who talks in a call or chat: an assistant, a squad or a workflow. */
export const talker = {
  ...assistantOrSquad,
  assistantOverrides: assistantOverrides.optional(),
  workflowId: reference,
  workflow: workflowSettings.optional(),
  workflowOverrides: workflowOverrides.optional(),
};
