// Speech recognition and synthesis of the browser itself, as a chunk of its own: only some servers need it.
export { findBrowserSpeech } from "@dilo/voice";
