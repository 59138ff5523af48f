import type { RoomCommandName, RoomState } from "../rooms/media-room.ts";
import { VoiceError } from "../voice-error.ts";
import { checkInputSettings } from "./input-settings-checks.ts";
import {
  checkLevelObserver,
  checkMediaPlayer,
  checkMediaPlayerStop,
  checkMediaPlayerUpdate,
  checkPreAuth,
  checkRecording,
  checkSendSettings,
  checkUserData,
} from "./media-checks.ts";
import { checkPermissions } from "./permission-checks.ts";
import type { Check, UncheckedInput } from "./refuse.ts";
import { checkDialOut, checkDtmf, checkRefer, checkTransfer } from "./telephony-checks.ts";

export { checkIntegrations, checkTrayButtons } from "./call-option-checks.ts";
export { checkUserData } from "./media-checks.ts";

interface RoomCommand {
  /** When the command is allowed; checked before the input. Prebuilt: never, only in Daily's own user interface. */
  readonly timing: "after-join" | "before-join" | "any-time" | "prebuilt";
  readonly check?: Check;
}

/** The commands of the call library beyond a plain call (specification, sections 5 and 6). */
export const roomCommands = {
  startDialOut: { timing: "after-join", check: checkDialOut },
  stopDialOut: { timing: "after-join" },
  sendDTMF: { timing: "after-join", check: checkDtmf },
  sipCallTransfer: { timing: "after-join", check: checkTransfer },
  sipRefer: { timing: "after-join", check: checkRefer },
  startRecording: { timing: "after-join", check: checkRecording },
  stopRecording: { timing: "after-join" },
  startRemoteMediaPlayer: { timing: "after-join", check: checkMediaPlayer },
  updateRemoteMediaPlayer: { timing: "after-join", check: checkMediaPlayerUpdate },
  stopRemoteMediaPlayer: { timing: "after-join", check: checkMediaPlayerStop },
  setCustomIntegrations: { timing: "prebuilt" },
  updateCustomIntegrations: { timing: "prebuilt" },
  updateCustomTrayButtons: { timing: "prebuilt" },
  updatePermissions: { timing: "after-join", check: checkPermissions },
  updateSendSettings: { timing: "any-time", check: checkSendSettings },
  updateInputSettings: { timing: "any-time", check: checkInputSettings },
  setUserData: { timing: "any-time", check: checkUserData },
  startRemoteParticipantsAudioLevelObserver: { timing: "any-time", check: checkLevelObserver },
  preAuth: { timing: "before-join", check: checkPreAuth },
  startCamera: { timing: "before-join" },
  testCallQuality: { timing: "before-join" },
} as const satisfies Record<RoomCommandName, RoomCommand>;

/**
 * Asserts that a command is allowed now and that its input is valid.
 * @throws VoiceError `only-after-join`, `not-after-join`, `not-supported` for what only Daily's Prebuilt has, `invalid`
 *   with the sentence of the rule that is broken
 */
export function assertCommandAllowed(
  name: RoomCommandName,
  input: UncheckedInput,
  state: RoomState = "new",
  isOwnRoom = false,
): void {
  const { timing, check } = commandNamed(name);
  if (isOwnRoom) refuseInOwnRoom(name, timing);
  if (timing === "prebuilt") {
    throw new VoiceError("not-supported", `${name}() is only supported as part of Daily's Prebuilt`);
  }
  if (timing === "after-join" && state !== "joined") {
    throw new VoiceError("only-after-join", `${name}() only supported after join.`);
  }
  if (timing === "before-join" && (state === "joined" || state === "joining")) {
    throw new VoiceError("not-after-join", `${name}() not supported after joining a meeting.${insteadOf(name)}`);
  }
  check?.(input);
}

/** What does in our own room what a command does in Daily's. */
const instead: Partial<Record<RoomCommandName, string>> = {
  startRecording: "the assistant's artifactPlan.recordingEnabled records it",
  stopRecording: "the assistant's artifactPlan.recordingEnabled records it",
  startRemoteMediaPlayer: "say() has the assistant speak",
  startDialOut: "POST /call calls a telephone",
  sendDTMF: "a dtmf tool of the assistant presses keys",
  sipCallTransfer: "a transferCall tool of the assistant passes the call on",
  sipRefer: "a transferCall tool of the assistant passes the call on",
};

/** Our own room has none of the commands: that is known before a call begins. */
function refuseInOwnRoom(name: RoomCommandName, timing: RoomCommand["timing"]): never {
  const hint = instead[name] ?? (timing === "prebuilt" ? "it is part of Daily's Prebuilt" : "Daily's rooms can");
  throw new VoiceError("not-supported", `Our own room cannot ${name}(): ${hint}.`);
}

function commandNamed(name: RoomCommandName): RoomCommand {
  if (!Object.hasOwn(roomCommands, name)) throw new VoiceError("invalid", `There is no command ${String(name)}().`);
  return roomCommands[name];
}

function insteadOf(name: RoomCommandName): string {
  return name === "startCamera" ? " Did you mean to use setLocalAudio() and/or setLocalVideo() instead?" : "";
}
