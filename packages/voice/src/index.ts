export { findBrowserSpeech } from "./browser-speech/find.ts";
export type * from "./call-events.ts";
export { callLibraryVersion, limits, videoRecording } from "./limits.ts";
export type { AudioSource, Microphone, OpenMicrophone } from "./microphone.ts";
export type * from "./rooms/room.ts";
export type { OpenSpeaker, Speaker } from "./speaker.ts";
export { VoiceCall } from "./voice-call.ts";
export type { ReconnectableCall, StartOptions, VoiceCallOptions } from "./voice-call-options.ts";
export * from "./voice-error.ts";
