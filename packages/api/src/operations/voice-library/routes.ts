import type { Route } from "../../operation.ts";
import { dated, get, list, post } from "../shared/make-routes.ts";

/** The routes of the voice library, below the platform's base URL. */
export const voiceLibraryRoutes = {
  listVoices: list("/voice-library/{provider}", dated),
  listAccents: get("/voice-library/{provider}/accents"),
  syncVoicesOf: post("/voice-library/sync/{provider}"),
  syncVoices: post("/voice-library/sync"),
  createSesameVoice: post("/voice-library/create-sesame-voice"),
} as const satisfies Record<string, Route>;
