// The server as `npm start` runs it, and bare Fastify routes over the same store, for run.ts. Started by fork.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { built, migrations, token } = JSON.parse(process.argv[2] ?? "{}");
const need = createRequire(new URL("../../apps/server/package.json", import.meta.url));
const Fastify: () => Bare = need("fastify");
const { and, eq } = await import(need.resolve("drizzle-orm"));
const [{ buildApp }, { readConfig }, { openLog }, { openServices }, { platformRows: table }] = await Promise.all(
  ["app", "config", "logs", "services", "schema"].map((name) => import(join(built, `${name}.js`))),
);

/** As much of Fastify as a bare route needs; the package is the server's. */
interface Bare {
  get(path: string, answer: Answer): void;
  post(path: string, answer: Answer): void;
  listen(where: { host: string; port: number }): Promise<string>;
  close(): Promise<void>;
}

type Answer = (request: { params: { id: string }; body: object }, reply: Reply) => Promise<unknown>;

interface Reply {
  code(status: number): Reply;
  type(type: string): Reply;
  send(text: string): unknown;
}

const dataDir = mkdtempSync(join(tmpdir(), "dilo-bench-"));
const config = readConfig({
  DATA_DIR: dataDir,
  OFFICIAL_FORMS_DOWNLOAD: "off",
  PLATFORM_PRIVATE_TOKEN: token,
  PLATFORM_PUBLIC_TOKEN: `${token}-public`,
});
const clock = () => new Date();
// Log lines are formatted as always, and discarded.
const services = await openServices(config, { clock, log: openLog(() => {}, clock), migrations, site: undefined });
const { http } = await buildApp(config, services);
const { db } = services.store;

const bare = Fastify();
bare.get("/assistant/:id", async ({ params }, reply) => {
  const isWanted = and(eq(table.kind, "assistant"), eq(table.id, params.id), eq(table.orgId, "bench"));
  const [found] = await db.select({ data: table.data }).from(table).where(isWanted);
  return reply.type("application/json").send(JSON.stringify(found.data));
});
bare.post("/assistant", async ({ body }, reply) => {
  const now = new Date();
  const row = { ...body, id: randomUUID(), orgId: "bench", createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const columns = { orgId: "bench", createdAt: now, updatedAt: now };
  // An assistant and its first version in one statement, as the platform keeps them.
  const version = { ...row, id: randomUUID(), assistantId: row.id, version: 1 };
  await db.insert(table).values([
    { ...columns, kind: "assistant", id: row.id, data: row },
    { ...columns, kind: "assistant-version", id: version.id, data: version },
  ]);
  return reply.code(201).type("application/json").send(JSON.stringify(row));
});

const listen = async (app: Pick<Bare, "listen">) => new URL(await app.listen({ host: "127.0.0.1", port: 0 })).origin;
const origins = { ours: `${await listen(http)}/platform`, bare: await listen(bare) };

process.on("message", () => process.send?.({ cpuUs: process.cpuUsage().user + process.cpuUsage().system }));
process.on("disconnect", () => void close());
process.send?.(origins);

async function close() {
  await services.platform.close();
  await Promise.all([http.close(), bare.close()]);
  await services.close();
  rmSync(dataDir, { recursive: true });
  process.exit(0);
}
