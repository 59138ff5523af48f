/** The platform's adapters: the only file that names them. */
export { type OpenAiResponderSettings, openAiResponder } from "./responders/via-openai.ts";
export { tryLiveKit } from "./rooms/livekit/livekit-access.ts";
export { type LiveKitPackages, type LiveKitSettings, loadLiveKit } from "./rooms/livekit/livekit-packages.ts";
export { openLiveKitRooms } from "./rooms/livekit/livekit-rooms.ts";
export { findMedia, type MediaSettings } from "./rooms/rtc/media-process.ts";
export { WsPcmPeer } from "./rooms/via-ws-pcm.ts";
export { type DeepgramSettings, deepgramTranscriber } from "./speech/transcribers/via-deepgram.ts";
export { type OpenAiTranscriberSettings, openAiTranscriber } from "./speech/transcribers/via-openai.ts";
export { loadVad } from "./speech/vad/via-fvad.ts";
export { type ElevenLabsVoiceSettings, elevenLabsVoice } from "./speech/voices/via-elevenlabs.ts";
export { type EspeakSettings, findEspeakVoice } from "./speech/voices/via-espeak.ts";
export { type EspeakWasmSettings, findEspeakWasmVoice } from "./speech/voices/via-espeak-wasm.ts";
export { type OpenAiVoiceSettings, openAiVoice } from "./speech/voices/via-openai.ts";
