import type { Route } from "../call-spec.ts";

/** The routes of the voice library, below the platform's base URL. */
export const voiceLibraryRoutes = {
  listVoices: { method: "GET", path: "/voice-library/{provider}", list: "dated" },
  listAccents: { method: "GET", path: "/voice-library/{provider}/accents" },
  syncVoicesOf: { method: "POST", path: "/voice-library/sync/{provider}" },
  syncVoices: { method: "POST", path: "/voice-library/sync" },
  createSesameVoice: { method: "POST", path: "/voice-library/create-sesame-voice" },
} as const satisfies Record<string, Route>;
