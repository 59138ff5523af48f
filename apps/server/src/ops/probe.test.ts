import type { LiveKitPackages } from "@dilo/platform";
import { expect, test } from "vitest";
import { ServerError } from "../server-error.ts";
import { tableOf, tryAll } from "./probe.ts";
import { liveKitProbe } from "./probes.ts";

test("each service has a line, and one that hangs fails instead of holding up the others", async () => {
  const secret = "postgres://dilo:hunter2@db";
  const findings = await tryAll(
    [
      { service: "store", by: "embedded" },
      { service: "mail", by: "SMTP", attempt: async () => "lets us in" },
      {
        service: "payments",
        by: "Stripe",
        attempt: async () => Promise.reject(new ServerError("check-failed", "Not our price.")),
      },
      { service: "hearing", by: "somebody", attempt: () => new Promise(() => {}) },
      {
        service: "speaking",
        by: "somebody",
        attempt: async () => {
          const cause = Object.assign(new Error(secret), { code: "ECONNREFUSED" });
          throw new Error(secret, { cause });
        },
      },
    ],
    20,
  );
  expect(tableOf(findings)).toBe(
    [
      "  store     embedded  -       nothing to try",
      "  mail      SMTP      ok      lets us in",
      "  payments  Stripe    failed  Not our price.",
      "  hearing   somebody  failed  No answer within 0.02 s.",
      "  speaking  somebody  failed  It failed. (ECONNREFUSED)",
    ].join("\n"),
  );
});

test.each([
  ["that answers", undefined, { result: "ok", note: "makes a room, and deletes it" }],
  ["that does not take our key", 401, { result: "failed", note: "LiveKit refuses our key or secret. (refused)" }],
  ["that is not there", "away", { result: "failed", note: "LiveKit could not be reached. (unreachable)" }],
])("a LiveKit server %s", async (_name, status, expected) => {
  const rooms = new Set<string>();
  const asked = async (work: () => void) => {
    if (status !== undefined) throw Object.assign(new Error("https://live.example?token=secret"), { status });
    work();
  };
  class RoomServiceClient {
    createRoom = ({ name }: { readonly name: string }) => asked(() => rooms.add(name));
    deleteRoom = (name: string) => asked(() => rooms.delete(name));
  }
  const packages = { sdk: { RoomServiceClient }, rtc: {}, client: Buffer.from("") } as unknown as LiveKitPackages;
  const settings = { url: "wss://live.example", key: "key", secret: "secret" };
  const probe = liveKitProbe(settings, async () => ({ ...packages, client: Buffer.from("") }));
  expect(await tryAll([probe])).toEqual([{ service: "rooms", by: "LiveKit at live.example", ...expected }]);
  expect(rooms).toEqual(new Set());
});

test("a LiveKit server whose packages are not installed is told with the command that installs them", async () => {
  const settings = { url: "wss://live.example", key: "key", secret: "secret" };
  const [finding] = await tryAll([liveKitProbe(settings, async () => undefined)]);
  expect(finding).toMatchObject({ result: "failed", note: expect.stringContaining("npm install --no-save") });
});
