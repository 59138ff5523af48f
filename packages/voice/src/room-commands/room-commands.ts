import type { RoomCommandName, RoomState } from "../rooms/media-room.ts";
import { VoiceError } from "../voice-error.ts";
import { integrations, permissions, trayButtons } from "./control-rules.ts";
import {
  inputSettings,
  levelObserver,
  mediaPlayer,
  mediaPlayerUpdate,
  recording,
  sendSettings,
  simulcast,
  userData,
} from "./media-rules.ts";
import { dialOut, dtmf, refer, transfer } from "./telephony-rules.ts";
import { firstViolation, type UncheckedInput, type ValidationRule } from "./validation-rule.ts";

interface RoomCommand {
  /** When it may be asked for; the gate is looked at before the rules. */
  readonly gate: "after-join" | "before-join" | "any-time";
  readonly rules: readonly ValidationRule[];
}

/** What can be asked of the call library beyond a plain call, and its rules (specification, section 5 and 6). */
export const roomCommands = {
  startDialOut: { gate: "after-join", rules: dialOut },
  sendDTMF: { gate: "after-join", rules: dtmf },
  sipCallTransfer: { gate: "after-join", rules: transfer },
  sipRefer: { gate: "after-join", rules: refer },
  startRecording: { gate: "after-join", rules: recording },
  startRemoteMediaPlayer: { gate: "after-join", rules: [...mediaPlayer, ...simulcast] },
  updateRemoteMediaPlayer: { gate: "after-join", rules: mediaPlayerUpdate },
  updateCustomIntegrations: { gate: "after-join", rules: integrations },
  updateCustomTrayButtons: { gate: "after-join", rules: trayButtons },
  updatePermissions: { gate: "after-join", rules: permissions },
  updateSendSettings: { gate: "any-time", rules: sendSettings },
  updateInputSettings: { gate: "any-time", rules: inputSettings },
  setUserData: { gate: "any-time", rules: userData },
  startRemoteParticipantsAudioLevelObserver: { gate: "any-time", rules: levelObserver },
  preAuth: { gate: "before-join", rules: [] },
  startCamera: { gate: "before-join", rules: [] },
  testCallQuality: { gate: "before-join", rules: [] },
} as const satisfies Record<RoomCommandName, RoomCommand>;

/**
 * Lets an command through, or says what is wrong with it.
 * @throws VoiceError `only-after-join`, `not-after-join`, `invalid` with the violated rule's message
 */
export function assertCommandAllowed(name: RoomCommandName, input: UncheckedInput, state: RoomState): void {
  const { gate, rules }: RoomCommand = roomCommands[name];
  if (gate === "after-join" && state !== "joined") {
    throw new VoiceError("only-after-join", `${name}() only supported after join.`);
  }
  if (gate === "before-join" && (state === "joined" || state === "joining")) {
    throw new VoiceError("not-after-join", `${name}() not supported after joining a meeting.`);
  }
  const message = firstViolation(rules, input);
  if (message !== undefined) throw new VoiceError("invalid", message);
}
