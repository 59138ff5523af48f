import type { ClientSignal, ReadClientMessage } from "@dilo/api";
import { ClientMessageSchema, ClientSignalSchema } from "@dilo/api/room";

/** Parses an app message of the client; undefined when it is none this platform knows. */
export function parseClientMessage(text: string): ReadClientMessage | undefined {
  return ClientMessageSchema.safeParse(parseJson(text)).data;
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
