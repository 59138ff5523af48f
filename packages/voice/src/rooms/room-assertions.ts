import { longestAppMessage } from "@dilo/api";
import { VoiceError } from "../voice-error.ts";
import type { RoomState } from "./media-room.ts";

/** Asserts that an app message can be sent. @throws VoiceError `only-after-join`, `message-too-large` */
export function assertSendable(data: string, state: RoomState): void {
  if (state !== "joined") throw new VoiceError("only-after-join", "sendAppMessage() only supported after join.");
  // Daily's library counts the text as it travels, escaped and quoted.
  if (JSON.stringify(data).length > longestAppMessage) {
    throw new VoiceError("message-too-large", `Message data too large. Max size is ${longestAppMessage}`);
  }
}

/** Asserts that a room can be joined. @throws VoiceError `already-joined`, `invalid` once it was left */
export function assertJoinable(state: RoomState): void {
  if (state === "joining" || state === "joined") {
    throw new VoiceError("already-joined", "already joined meeting, call leave() before joining again");
  }
  if (state !== "new") throw new VoiceError("invalid", "This room was left; make another.");
}
