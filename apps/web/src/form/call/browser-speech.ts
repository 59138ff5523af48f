// What the browser itself hears and speaks with, as a file of its own: only some servers leave that to it.
export { findBrowserSpeech } from "@dilo/voice";
