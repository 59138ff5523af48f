import type { ClientSignal } from "@dilo/api";
import { ClientSignalSchema } from "@dilo/api/room";
import { parseJson } from "../parse-json.ts";

/** Parses one text frame of the room's wire; undefined when it is no signal of this version. */
export function parseClientSignal(text: string): ClientSignal | undefined {
  return ClientSignalSchema.safeParse(parseJson(text)).data;
}
