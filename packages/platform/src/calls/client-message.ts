import type { ClientMessage } from "@dilo/api";
import { ClientMessageSchema } from "@dilo/api/room";
import { parseJson } from "../parse-json.ts";

/** Parses an app message of the client; undefined when it is none this platform knows. */
export function parseClientMessage(text: string): ClientMessage | undefined {
  return ClientMessageSchema.safeParse(parseJson(text)).data;
}
