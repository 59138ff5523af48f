import { once } from "node:events";
import { cp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type FilePlace, filesInDatabase, filesInFolder } from "@dilo/platform/resources";
import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { WebSocket } from "ws";
import type { TestServer } from "../test-server.ts";
import { filesThatOpen, type SealedValue, sealedValues } from "./recovery-attempt.ts";

/** What one person leaves behind on the voice platform. */
export interface PlatformTraces {
  readonly values: readonly SealedValue[];
  readonly files: readonly FilePlace[];
  /** Deletes the call, the chat, its session, the file and the campaign. */
  remove(): Promise<void>;
}

/** Talks, chats and sends a file; the call goes on, and its messages for a developer's server do not arrive. */
export async function leavePlatformTraces(server: TestServer, token: string, name: string): Promise<PlatformTraces> {
  const said = `${name} Canaria`;
  if (!server.http.server.listening) await server.http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const { db } = server.services.store;
  const look = async () =>
    (await sealedValues(db, join(server.dataDir, "nowhere"))).filter(({ place }) => place[0] === "platform_rows");
  const before = new Set((await look()).map(({ bytes }) => String(bytes)));
  const ask = async (method: string, path: string, body?: object): Promise<{ readonly [field: string]: string }> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`http://127.0.0.1:${port}/platform${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === "POST" && { "idempotency-key": `${name}${path}` }),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as never;
  };
  const assistant = { firstMessage: `Hola, ${said}.`, server: { url: "http://localhost:9/" } };
  const session = await ask("POST", "/session", { name: said, assistant });
  const chat = await ask("POST", "/chat", { sessionId: session["id"], input: said });
  const form = new FormData();
  form.append("file", new File([said], `${said}.txt`));
  const file = await ask("POST", "/file", form);
  const call = await ask("POST", "/call/web", { assistant, assistantOverrides: { variableValues: { name: said } } });
  const room = new WebSocket(String(call["webCallUrl"]).replace(/^wss?:\/\/[^/]+/, `ws://127.0.0.1:${port}`));
  await once(room, "open");
  const signal = (message: object) => room.send(JSON.stringify(message));
  signal({ type: "join", version: 1, abilities: { recognition: true, speech: true } });
  signal({ type: "app", data: "playable" });
  signal({ type: "recognised", text: said, isFinal: true });
  const places = [session, chat, file, call].map((row) => String(row["id"]));
  let values: readonly SealedValue[] = [];
  await vi.waitFor(async () => {
    values = (await look()).filter(({ bytes }) => !before.has(String(bytes)));
    const fields = values.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(["call", "chat", "session", "file", "answer", "message 0", "passage 0"]),
    );
    const waiting = await db.execute(sql`select id from platform_messages where call_id = ${String(call["id"])}`);
    expect((waiting as unknown as { rows: object[] }).rows).not.toEqual([]);
  }, 10_000);
  room.close();
  await once(room, "close");
  const paths = ["session", "chat", "file", "call"];
  return {
    values,
    files: [{ orgId: String(call["orgId"] ?? file["orgId"]), id: String(file["id"]) }],
    remove: async () => {
      for (const [at, path] of paths.entries()) await ask("DELETE", `/${path}/${places[at]}`);
    },
  };
}

/** Copies the files' bytes as they lie now. @returns what tries keys on that copy, though the files are deleted by then */
export async function copyFiles({ dataDir, services }: TestServer, to: string) {
  const { db } = services.store;
  await cp(join(dataDir, "platform-files"), to, { recursive: true }).catch(() => {});
  await db.execute(sql`create table old_chunks as select * from platform_file_chunks`);
  return async (places: readonly FilePlace[], keys: readonly Uint8Array[]): Promise<number> => {
    await db.execute(sql`insert into platform_file_chunks select * from old_chunks on conflict do nothing`);
    const inFolder = await filesThatOpen((secrets) => filesInFolder(to, secrets), places, keys);
    const inDatabase = await filesThatOpen((secrets) => filesInDatabase(db, secrets), places, keys);
    return new Set([...inFolder, ...inDatabase]).size;
  };
}
