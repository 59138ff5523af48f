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
  /** When the command is allowed; checked before the input. */
  readonly timing: "after-join" | "before-join" | "any-time";
  readonly rules: readonly ValidationRule[];
}

/** The commands of the call library beyond a plain call, with their validation rules (specification, sections 5 and 6). */
export const roomCommands = {
  startDialOut: { timing: "after-join", rules: dialOut },
  sendDTMF: { timing: "after-join", rules: dtmf },
  sipCallTransfer: { timing: "after-join", rules: transfer },
  sipRefer: { timing: "after-join", rules: refer },
  startRecording: { timing: "after-join", rules: recording },
  startRemoteMediaPlayer: { timing: "after-join", rules: [...mediaPlayer, ...simulcast] },
  updateRemoteMediaPlayer: { timing: "after-join", rules: mediaPlayerUpdate },
  updateCustomIntegrations: { timing: "after-join", rules: integrations },
  updateCustomTrayButtons: { timing: "after-join", rules: trayButtons },
  updatePermissions: { timing: "after-join", rules: permissions },
  updateSendSettings: { timing: "any-time", rules: sendSettings },
  updateInputSettings: { timing: "any-time", rules: inputSettings },
  setUserData: { timing: "any-time", rules: userData },
  startRemoteParticipantsAudioLevelObserver: { timing: "any-time", rules: levelObserver },
  preAuth: { timing: "before-join", rules: [] },
  startCamera: { timing: "before-join", rules: [] },
  testCallQuality: { timing: "before-join", rules: [] },
} as const satisfies Record<RoomCommandName, RoomCommand>;

/**
 * Asserts that a command is allowed now and that its input is valid.
 * @throws VoiceError `only-after-join`, `not-after-join`, `invalid` with the violated rule's message
 */
export function assertCommandAllowed(name: RoomCommandName, input: UncheckedInput, state: RoomState): void {
  const { timing, rules }: RoomCommand = roomCommands[name];
  if (timing === "after-join" && state !== "joined") {
    throw new VoiceError("only-after-join", `${name}() only supported after join.`);
  }
  if (timing === "before-join" && (state === "joined" || state === "joining")) {
    throw new VoiceError("not-after-join", `${name}() not supported after joining a meeting.`);
  }
  const message = firstViolation(rules, input);
  if (message !== undefined) throw new VoiceError("invalid", message);
}
