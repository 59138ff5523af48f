/** @type {(keyof import("../../packages/voice/src/call/call-events.ts").CallEvents)[]} */
const events = [
  "call-start",
  "call-end",
  "camera-error",
  "call-start-success",
  "call-start-failed",
  "error",
  "message",
  "network-connection",
  "playback-blocked",
  "speech-start",
  "speech-end",
];

/**
 * The page the SDK's own tests run on: its button starts a call, `window.told` keeps what the call tells, and
 * `window.sdk` is the call and the number of audio contexts that are open.
 * @param {typeof import("../../packages/voice/src/index.ts").VoiceCall} VoiceCall
 * @param {import("../../packages/voice/src/rooms/media-room.ts").OpenRoom} rooms
 */
export function openPage(VoiceCall, rooms) {
  const contexts = [];
  globalThis.AudioContext = class extends AudioContext {
    constructor(options) {
      super(options);
      contexts.push(this);
    }
  };

  const told = [];
  const dailyConfig = { callObjectBundleUrlOverride: `${location.origin}/daily-call-machine.mjs` };
  // The page's policy allows no blob: scripts.
  const workletUrl = "/worklet.js";
  const call = new VoiceCall({ token: "token", baseUrl: "/platform", rooms, workletUrl, dailyConfig });
  for (const event of events) call.on(event, (...heard) => told.push({ event, heard }));
  document.querySelector("button")?.addEventListener("click", () => void call.start({ assistant: { name: "Dilo" } }));

  const openContexts = () => contexts.filter(({ state }) => state !== "closed").length;
  Object.assign(globalThis, { told, sdk: { call, openContexts } });
}
