import type { ClientSignal, ReadClientMessage } from "@dilo/api";
import { ClientMessageSchema, ClientSignalSchema } from "@dilo/api/room";

/** Parses an app message of the client; undefined when it is none this platform knows. */
export function parseClientMessage(text: string): ReadClientMessage | undefined {
  return ClientMessageSchema.safeParse(parseJson(text)).data;
}

/** The field because of which an app message is not read: "message.content"; "" when that is not one field's fault. */
export function wrongFieldOf(text: string): string {
  const { error } = ClientMessageSchema.safeParse(parseJson(text));
  return error?.issues[0]?.path.join(".") ?? "";
}

/** Parses one text frame of the room's wire; undefined when it is no signal of this version. */
export function parseClientSignal(text: string): ClientSignal | undefined {
  return ClientSignalSchema.safeParse(parseJson(text)).data;
}

/** Parses JSON; undefined when the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
