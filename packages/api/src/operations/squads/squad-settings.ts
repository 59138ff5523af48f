import { z } from "zod";
import { assistantOverrides, assistantSettings } from "../assistants/assistant-settings.ts";
import { id, later, type Shape, text } from "../shared/common.ts";
import { memberDestination } from "../tools/transfers.ts";

const member = z.strictObject({
  assistantDestinations: z.array(memberDestination).optional(),
  assistantId: id.nullable().optional(),
  assistant: assistantSettings.optional(),
  assistantOverrides: assistantOverrides.optional(),
  ...later("assistantVersion"),
});

const settings = z.strictObject({
  name: text,
  members: z.array(member),
  membersOverrides: assistantOverrides.optional(),
});

/** Assistants who give the call to each other; the first member begins. */
export interface SquadSettings extends z.infer<typeof settings> {}
export const squadSettings: Shape<SquadSettings> = settings;
export const squadFields = settings.shape;
