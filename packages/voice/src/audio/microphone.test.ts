import { expect, test, vi } from "vitest";
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

test("a microphone that was denied, one that is not there and one in use are told in sentences of their own", async () => {
  const said = new Set<string>();
  for (const name of ["NotAllowedError", "NotFoundError", "NotReadableError", "OverconstrainedError"]) {
    const getUserMedia = () => Promise.reject(Object.assign(new Error("no"), { name }));
    vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
    const failure = await openMicrophone(true).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: deviceErrorCode(Object.assign(new Error("no"), { name })) });
    said.add(String(failure));
  }
  vi.unstubAllGlobals();
  expect([...said]).toHaveLength(4);
  expect([...said][0]).toContain("denied");
  expect([...said][1]).toContain("There is no microphone.");
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
