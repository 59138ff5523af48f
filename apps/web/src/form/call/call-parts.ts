// What only a call needs of the page, as one chunk: who writes loads none of it.
export { VoiceConsent } from "../consent/voice-consent.tsx";
export { CallHost } from "./call-host.ts";
export { CaptionList } from "./caption-list.tsx";
export { VoiceDock } from "./voice-dock.tsx";
