import type { OperationAnswer, OperationInput, PlatformOperations } from "@dilo/api";

export type Assistant = OperationAnswer<PlatformOperations["getAssistant"]>;
export type AssistantSettings = OperationInput<PlatformOperations["replaceAssistant"]>["body"];

/** What of an assistant is set by people: its id and dates are not. */
export function settingsOf(assistant: Assistant): AssistantSettings {
  const { id: _, orgId: __, createdAt: ___, updatedAt: ____, warnings: _____, ...settings } = assistant;
  return settings;
}
