import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

describeOnPostgres("two servers on one database", (postgres) => {
  test("end a call, hear its recording, list it and chat, each from the other", async () => {
    const token = randomUUID();
    const env = {
      PLATFORM_PRIVATE_TOKEN: token,
      PLATFORM_PUBLIC_TOKEN: randomUUID(),
      DATA_KEY: randomBytes(32).toString("base64"),
      DATABASE_URL: postgres.server().url,
    };
    const store = await postgres.emptyStore();
    const open = async (more: object = {}): Promise<TestServer> => {
      const server = await openTestServer({ store, env: { ...env, ...more } });
      await server.http.listen({ host: "127.0.0.1", port: 0 });
      return server;
    };
    const one = await open({ ROOM_ORIGIN: "https://one.dilo.example" });
    const other = await open({ KEY_DIR: one.config.keyDir });
    const ask = async (server: TestServer, path: string, method = "GET", body?: object) => {
      const { port } = server.http.server.address() as AddressInfo;
      const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
      const more = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return fetch(`http://127.0.0.1:${port}/platform${path}`, more);
    };
    const json = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json() as Promise<never>;
    try {
      const assistant = { firstMessage: "Hola.", artifactPlan: { recordingEnabled: true } };
      const call: { id: string; webCallUrl: string } = await json(one, "/call/web", "POST", { assistant });
      expect(call.webCallUrl).toContain("wss://one.dilo.example/platform/room/");
      const { port } = one.http.server.address() as AddressInfo;
      const room = new WebSocket(call.webCallUrl.replace("wss://one.dilo.example", `ws://127.0.0.1:${port}`));
      await once(room, "open");
      room.send(JSON.stringify({ type: "join", version: 1, abilities: { recognition: true, speech: true } }));
      room.send(JSON.stringify({ type: "app", data: "playable" }));
      for (let frames = 0; frames < 50; frames += 1) {
        one.clock.advance(20);
        room.send(Buffer.alloc(640, 1));
      }
      const isNow = (status: string) =>
        vi.waitFor(async () => expect(await json(other, `/call/${call.id}`)).toMatchObject({ status }), {
          timeout: 30_000,
        });
      await isNow("in-progress");
      expect(await json(other, "/call")).toMatchObject([{ id: call.id, status: "in-progress" }]);

      const session: { id: string } = await json(one, "/session", "POST", { assistant });
      await json(one, "/chat", "POST", { sessionId: session.id, input: "Uno" });
      await json(other, "/chat", "POST", { sessionId: session.id, input: "Dos" });
      const { messages }: { messages: { content: string }[] } = await json(one, `/session/${session.id}`);
      expect(messages.map(({ content }) => content)).toEqual(expect.arrayContaining(["Uno", "Dos"]));

      // What the person leaves is written by the first server, and heard from the second.
      one.clock.advance(1000);
      const closed = once(room, "close");
      room.send(JSON.stringify({ type: "leave" }));
      await closed;
      await isNow("ended");
      const wav = await ask(other, `/recording/${call.id}/stereo.wav`);
      expect({ status: wav.status, bytes: (await wav.arrayBuffer()).byteLength > 32_000 }).toEqual({
        status: 200,
        bytes: true,
      });

      const ongoing: typeof call = await json(one, "/call/web", "POST", { assistant });
      expect(one.services.platform?.activeCalls()).toBe(1);
      expect((await ask(other, `/call/${ongoing.id}`, "DELETE")).status).toBe(200);
      await expect.poll(() => one.services.platform?.activeCalls()).toBe(0);
    } finally {
      for (const server of [one, other]) {
        await server.services.platform?.close();
        await server.close();
      }
    }
  });
});
