import type { LiveKitPackages } from "@dilo/platform";
import fastify from "fastify";
import { expect, test } from "vitest";
import { mountSafety } from "../../http/safety.ts";
import { mountLiveKit, openLiveKit } from "./livekit.ts";

const settings = { url: "wss://live.example", key: "key", secret: "secret" };

/** LiveKit's packages, of which nothing is called here. */
const packages = { sdk: { RoomServiceClient: class {} }, rtc: {} } as unknown as LiveKitPackages;

test("the start names the command that installs what LiveKit needs", async () => {
  await expect(openLiveKit(settings, async () => undefined)).rejects.toMatchObject({
    code: "invalid-settings",
    message: expect.stringMatching(/^LIVEKIT_URL is set, .* missing: npm install --no-save livekit-server-sdk@[\d.]+ /),
  });
});

test("pages get LiveKit's library from us, and may connect to LiveKit", async () => {
  const client = Buffer.from("export class Room {}\n".repeat(100));
  const liveKit = await openLiveKit(settings, async () => ({ ...packages, client }));
  const app = fastify();
  await mountSafety(app, { publicOrigin: "http://localhost", liveKitUrl: settings.url, usesStripeScript: false });
  mountLiveKit(app, liveKit);
  const answer = await app.inject({ url: "/livekit-client.js", headers: { host: "localhost" } });
  expect(answer.headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8" });
  expect(answer.body).toBe(client.toString());
  expect(answer.headers["content-security-policy"]).toContain(" wss://live.example https://live.example");
  await app.close();
});
