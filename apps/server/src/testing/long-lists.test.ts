import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestServer } from "./test-server.ts";

const mebibyte = 1024 * 1024;

test("of long lists whose answers nobody reads there are so many, and no more; short ones are answered", async () => {
  const token = randomUUID();
  const server = await openTestServer({ env: { PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: randomUUID() } });
  onTestFinished(() => server.close());
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const authorization = `Bearer ${token}`;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/platform${path}`, { headers: { authorization } });
  const [org] = (await (await ask("/org")).json()) as { id: string }[];
  const at = "2026-11-20T12:00:00.000Z";
  const known = sql`'id', number::text, 'orgId', ${org?.id}::text, 'createdAt', ${at}::text, 'updatedAt', ${at}::text`;
  const data = sql`jsonb_build_object(${known}, 'metadata', jsonb_build_object('said', repeat('a', ${mebibyte}::int)))`;
  await server.services.store.db.execute(
    sql`insert into platform_rows (kind, id, org_id, created_at, updated_at, data)
      select 'assistant', number::text, ${org?.id}::text, ${at}::timestamptz, ${at}::timestamptz, ${data}
      from generate_series(1, 20) as number`,
  );
  const list = async () => {
    const answer = await ask("/assistant?limit=1000");
    return [answer.status, (await answer.arrayBuffer()).byteLength > 20 * mebibyte];
  };
  for (let times = 0; times < 4; times += 1) expect(await list()).toEqual([200, true]);

  const sockets: Socket[] = [];
  const beginReading = async () => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.write(
      `GET /platform/assistant?limit=1000 HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n\r\n`,
    );
    // Its beginning, and nothing more.
    await once(socket, "readable");
  };
  for (let times = 0; times < 3; times += 1) await beginReading();
  const refused = await ask("/assistant?limit=1000");
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, "not-available"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/assistant?limit=1")).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await list()).toEqual([200, true]), { timeout: 10_000 });
});
