import { expect, test } from "vitest";
import { silentTrack } from "../rooms/fake-room.ts";
import { deviceErrorCode, openMicrophone } from "./microphone.ts";

test.each([
  ["NotAllowedError", "permissions"],
  ["SecurityError", "permissions"],
  ["NotFoundError", "not-found"],
  ["NotReadableError", "in-use"],
  ["AbortError", "in-use"],
  ["OverconstrainedError", "constraints"],
  ["TypeError", "not-found"],
])("%s means %s", (name, code) => {
  expect(deviceErrorCode(Object.assign(new Error("no"), { name }))).toBe(code);
});

test("a page without microphones says not-found", async () => {
  await expect(openMicrophone(true)).rejects.toMatchObject({ name: "VoiceError", code: "not-found" });
});

test("the caller's own track is used, and left running", async () => {
  const track = silentTrack();
  const microphone = await openMicrophone(track);
  expect(microphone.track).toBe(track);
  microphone.close();
});
