import { apiUrl } from "../session/platform.ts";

/** Where a call's recording is, for whoever is signed in: both sides apart. */
export function recordingUrl(callId: string): string {
  return `${apiUrl}/recording/${encodeURIComponent(callId)}/stereo.wav`;
}
