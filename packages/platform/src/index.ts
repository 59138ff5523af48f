export { joinSamples } from "./audio/samples.ts";
export { type CallCounter, memoryCallCounter } from "./calls/call-counter.ts";
export type { ExpectedAnswers } from "./calls/session/call-state.ts";
export type { PlatformLog, PlatformLogEntry, TurnOutcome } from "./log.ts";
export { openPlatform, systemClock } from "./open-platform.ts";
export type { Platform, PlatformSettings } from "./platform.ts";
export { PlatformError, type PlatformErrorCode } from "./platform-error.ts";
export type { Responder } from "./responders/responder.ts";
export type { CallRooms } from "./rooms/call-rooms.ts";
export type { Media } from "./rooms/rtc/media.ts";
export {
  type DeepgramSettings,
  deepgramTranscriber,
  type ElevenLabsVoiceSettings,
  type EspeakSettings,
  type EspeakWasmSettings,
  elevenLabsVoice,
  findEspeakVoice,
  findEspeakWasmVoice,
  findMedia,
  type LiveKitPackages,
  type LiveKitSettings,
  loadLiveKit,
  type MediaSettings,
  type OpenAiResponderSettings,
  type OpenAiTranscriberSettings,
  type OpenAiVoiceSettings,
  openAiResponder,
  openAiTranscriber,
  openAiVoice,
  openLiveKitRooms,
  tryLiveKit,
} from "./services.ts";
export type { Transcriber } from "./speech/transcribers/transcriber.ts";
export type { OpenVad, Vad } from "./speech/vad/vad.ts";
export { cachedVoice } from "./speech/voices/cached-voice.ts";
export type { Voice } from "./speech/voices/voice.ts";
export { mintCallToken, readCallToken } from "./tokens/call-token.ts";
