import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { talkInRoom } from "./foreign/testing-foreign.ts";

const tokens = {
  PLATFORM_PRIVATE_TOKEN: "an-operators-private-token",
  PLATFORM_PUBLIC_TOKEN: "an-operators-public-token-",
};

let server: TestServer;
let origin: string;
beforeEach(async () => {
  server = await openTestServer({ env: tokens });
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(server.http.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await server.services.platform?.close();
  await server.close();
});

const ask = (path: string, token = tokens.PLATFORM_PRIVATE_TOKEN, more: RequestInit = {}) =>
  fetch(`${origin}${path}`, {
    ...more,
    headers: { authorization: `Bearer ${token}`, ...(more.body && { "content-type": "application/json" }) },
  });

async function begin(
  token: string,
  artifactPlan: object,
): Promise<{ readonly id: string; readonly webCallUrl: string }> {
  const body = JSON.stringify({ assistant: { firstMessage: "Hola.", artifactPlan } });
  const answer = await ask("/platform/call/web", token, { method: "POST", body });
  return (await answer.json()) as { readonly id: string; readonly webCallUrl: string };
}

const talk = (webCallUrl: string) => talkInRoom({ server, baseUrl: origin }, webCallUrl);

async function folderOfOrg(): Promise<string> {
  const [org] = (await (await ask("/platform/org")).json()) as { readonly id: string }[];
  return join(server.dataDir, "platform-files", org?.id ?? "");
}

const recordingsKept = async (): Promise<readonly string[]> => readdir(await folderOfOrg()).catch(() => []);

async function ended(id: string): Promise<{ readonly artifact: Readonly<Record<string, string>> }> {
  for (;;) {
    const row = (await (await ask(`/platform/call/${id}`)).json()) as {
      readonly status: string;
      readonly artifact: never;
    };
    if (row.status === "ended") return row;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("a call is recorded when its assistant says so; members alone hear it, and it goes with its row", async () => {
  const { id, webCallUrl } = await begin(tokens.PLATFORM_PRIVATE_TOKEN, { recordingEnabled: true });
  await talk(webCallUrl);
  const { artifact } = await ended(id);
  expect(await recordingsKept()).toEqual([`${id}.sealed`]);
  const path = `/platform/recording/${id}/mono.wav`;
  expect(artifact["recordingUrl"]).toBe(`http://localhost:3000${path}`);

  const answer = await ask(path);
  expect(answer.headers.get("content-type")).toBe("audio/wav");
  const wav = Buffer.from(await answer.arrayBuffer());
  expect(wav.toString("latin1", 0, 4)).toBe("RIFF");
  expect(wav.length).toBe(Number(answer.headers.get("content-length")));
  const tone = [...wav.subarray(44).keys()].filter((at) => at % 2 === 0 && wav.readInt16LE(44 + at) === 1234);
  expect(tone.length).toBe(50 * 320);
  for (const track of ["mono", "stereo", "assistant", "customer"]) {
    const sound = async (at: string) => Buffer.from(await (await ask(`/platform/${at}`)).arrayBuffer());
    expect(await sound(`call/${id}/${track}-recording`)).toEqual(await sound(`recording/${id}/${track}.wav`));
  }
  expect((await ask(`/platform/call/${id}/mono-recording`, tokens.PLATFORM_PUBLIC_TOKEN)).status).toBe(403);

  expect((await ask(path, "nobody-knows-this-token-at-all")).status).toBe(401);
  expect((await ask(path, tokens.PLATFORM_PUBLIC_TOKEN)).status).toBe(403);
  expect((await fetch(`${origin}${path}`)).status).toBe(401);
  expect((await ask("/platform/recording/2f6b0c1e-5a0e-4a53-9f43-0d8f5a9a6c11/mono.wav")).status).toBe(404);
  expect((await ask(`/platform/recording/${id}/all.wav`)).status).toBe(404);

  expect((await ask(`/platform/call/${id}`, undefined, { method: "DELETE" })).status).toBe(200);
  expect((await ask(path)).status).toBe(404);
  expect(await recordingsKept()).toEqual([]);
});

test("a recording that was changed on the disk is not sent, and the log says so", async () => {
  const { id, webCallUrl } = await begin(tokens.PLATFORM_PRIVATE_TOKEN, { recordingEnabled: true });
  await talk(webCallUrl);
  await ended(id);
  const path = join(await folderOfOrg(), `${id}.sealed`);
  const sealed = await readFile(path);
  await writeFile(path, sealed.subarray(0, -1));
  const answer = await ask(`/platform/recording/${id}/mono.wav`);
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 500,
    body: { statusCode: 500, code: "failed", message: "Something went wrong on the server." },
  });
  expect(server.logged()).toContain('"code":"damaged-file"');
  expect(server.logged()).not.toContain(path);
});

test.each([{}, { recordingEnabled: false }])("nothing is recorded of a call with %j", async (artifactPlan) => {
  const { id, webCallUrl } = await begin(tokens.PLATFORM_PRIVATE_TOKEN, artifactPlan);
  await talk(webCallUrl);
  expect((await ended(id)).artifact).not.toHaveProperty("recordingUrl");
  expect(await recordingsKept()).toEqual([]);
});

test("the product's own call is never recorded, whatever the page asks for", async () => {
  const browser = server.browser();
  await browser.enter();
  const { token } = (await browser.send("POST", "/api/voice-token", {})).json<{ token: string }>();
  const { webCallUrl } = await begin(token, { recordingEnabled: true });
  expect(webCallUrl).toContain("/platform/room/");
  await talk(webCallUrl);
  await server.services.platform?.close();
  await server.http.close();
  expect(await readdir(server.dataDir)).not.toContain("platform-files");
});

test("whoever is signed in to the console hears a call there by their cookie, and no page elsewhere does", async () => {
  const { id, webCallUrl } = await begin(tokens.PLATFORM_PRIVATE_TOKEN, { recordingEnabled: false });
  const path = `/console/api/call/${id}/listen`;
  const signedIn = await ask("/console/session", undefined, { method: "POST" });
  const [cookie = ""] = String(signedIn.headers.get("set-cookie")).split(";");
  const listen = (headers: Record<string, string>) =>
    new WebSocket(`${origin.replace("http", "ws")}${path}`, { headers });
  for (const [headers, status] of [
    [{}, 401],
    [{ authorization: `Bearer ${tokens.PLATFORM_PRIVATE_TOKEN}` }, 401],
    [{ cookie, origin: "https://evil.example" }, 403],
  ] as const) {
    const [error] = await once(listen(headers), "error");
    expect((error as Error).message).toContain(String(status));
  }
  const ear = listen({ cookie });
  let bytes = 0;
  ear.on("message", (piece: Buffer) => {
    bytes += piece.length;
  });
  await once(ear, "open");
  const closed = once(ear, "close");
  await talk(webCallUrl);
  expect((await closed)[0]).toBe(1000);
  expect(bytes).toBeGreaterThan(16_000);
});

test("whoever listens in hears a call over its address, with a private token alone", async () => {
  const { id, webCallUrl } = await begin(tokens.PLATFORM_PRIVATE_TOKEN, { recordingEnabled: false });
  const listen = (token: string) =>
    new WebSocket(`${origin.replace("http", "ws")}/platform/call/${id}/listen`, {
      headers: { authorization: `Bearer ${token}` },
    });
  for (const [token, status] of [
    [tokens.PLATFORM_PUBLIC_TOKEN, 403],
    ["a-token-that-nobody-has-made", 401],
  ] as const) {
    const [error] = await once(listen(token), "error");
    expect((error as Error).message).toContain(String(status));
  }
  const ear = listen(tokens.PLATFORM_PRIVATE_TOKEN);
  const heard: Buffer[] = [];
  ear.on("message", (piece: Buffer) => heard.push(piece));
  await once(ear, "open");
  const closed = once(ear, "close");
  await talk(webCallUrl);
  expect((await closed)[0]).toBe(1000);
  const all = Buffer.concat(heard);
  const person = Array.from({ length: all.length / 4 }, (_, at) => all.readInt16LE(at * 4));
  expect(person.filter((sample) => sample === 1234).length).toBe(16_000);
});
