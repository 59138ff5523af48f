import type { Route } from "../../operation.ts";
import { get } from "./make-routes.ts";

/** What can be heard of a recorded call: both sides apart, both mixed, or one of them. */
export const recordingTracks = ["stereo", "mono", "assistant", "customer"] as const;
export type RecordingTrack = (typeof recordingTracks)[number];

/** Where each track of a call's recording is, as WAV; the artifact of the call's row has the addresses. */
export const recordingRoutes: Readonly<Record<RecordingTrack, Route>> = {
  stereo: get("/recording/{id}/stereo.wav"),
  mono: get("/recording/{id}/mono.wav"),
  assistant: get("/recording/{id}/assistant.wav"),
  customer: get("/recording/{id}/customer.wav"),
};

/** The same track where the vendor's server SDK asks for it. */
export const recordingOfCall = (track: RecordingTrack): Route => get(`/call/{id}/${track}-recording`);

/** Where the bytes of an uploaded file are; the file's row has the address as its `url`. */
export const fileContentRoute: Route = get("/file/{id}/content");
