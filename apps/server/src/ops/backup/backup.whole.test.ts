import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Env } from "../../settings/env.ts";
import { listKeys } from "../../store/keys/key-files.ts";
import { describeOnPostgres } from "../../store/postgres/testing-postgres.ts";
import { savedForms } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { emptyTables, migrations, placeEmptyStore } from "../../store/testing.ts";
import { openPglite } from "../../store/via-pglite.ts";
import { type Browser, openTestServer, type TestServer } from "../../testing/test-server.ts";
import { runOps } from "../ops.ts";
import { listenForOps } from "../running-server.ts";
import { storeWorks } from "../store-works.ts";

const heardAt = "2026-11-20T11:00:00.000Z";

const tokens = {
  PLATFORM_PRIVATE_TOKEN: "an-operators-private-token",
  PLATFORM_PUBLIC_TOKEN: "an-operators-public-token-",
} as const;

/** One of the two stores: how it is opened for a server, and an empty one to restore into. */
interface Place {
  /** @returns the store and the settings by which the commands find it, but DATA_DIR */
  open(dataDir: string): Promise<{ readonly store: Store; readonly env: Env }>;
  /** Makes an empty one in DATA_DIR. @returns its settings */
  empty(dataDir: string): Promise<Env>;
  /** The server's own store is over: its process ends, or its rows are gone. */
  end(store: Store): Promise<void>;
}

function backupContract(name: string, place: () => Place): void {
  describe(name, () => {
    let scratch: string;
    let server: TestServer;
    let rosa: Browser;
    let env: Env;
    let store: Store;
    let listening: Server | undefined;
    beforeEach(async () => {
      scratch = await mkdtemp(join(tmpdir(), "dilo-backup-"));
      const dataDir = join(scratch, "data");
      await mkdir(dataDir);
      const opened = await place().open(dataDir);
      store = opened.store;
      env = { DATA_DIR: dataDir, ...tokens, ...opened.env };
      server = await openTestServer({ store, env });
      const { config, services, clock } = server;
      if (config.store.kind === "embedded") {
        listening = await listenForOps({ ...services, config, db: store.db, clock }, storeWorks);
      }
      rosa = server.browser();
      await rosa.enter();
    });
    afterEach(async () => {
      listening?.close();
      await server.close().catch(() => {});
      await rm(scratch, { recursive: true, force: true });
    });

    async function ops(words: readonly string[], other: Env = {}): Promise<{ code: number; text: string }> {
      let text = "";
      const write = (more: string) => {
        text += more;
      };
      const all: Env = { ...env, ...other };
      // Each command is a process of its own: what the last one held is free.
      const dataDir = String(all["DATA_DIR"]);
      const names = await readdir(dataDir).catch((): string[] => []);
      for (const name of names) if (name.startsWith("lock.")) await rm(join(dataDir, name));
      return { code: await runOps(words, { env: all, migrations, write, clock: server.clock }), text };
    }
    const at = (...names: string[]) => join(scratch, ...names);
    const save = async (said: string) =>
      (await rosa.send("POST", "/submit-form", { body: { formType: "N-400", data: { nombre_completo: said } } })).json<{
        id: string;
      }>().id;
    /** A session of the voice platform. @returns its path */
    const talk = async (said: string) => {
      const headers = { authorization: `Bearer ${tokens.PLATFORM_PRIVATE_TOKEN}` };
      const body = { name: said, assistant: { firstMessage: said } };
      const made = await server.http.inject({ method: "POST", url: "/platform/session", headers, payload: body });
      expect(made.statusCode).toBe(201);
      return { headers, url: `/platform/session/${made.json().id}` };
    };
    const keep = (said: string) =>
      rosa.send("PUT", "/draft/answers/telefono", { body: { formType: "N-400", said, heardAt } });

    /** Another server on what was restored. */
    async function read(restored: Env, id: string) {
      const dataDir = String(restored["DATA_DIR"]);
      const other = restored["DATABASE_URL"] ? { store } : { store: await openPglite({ dataDir, migrations }) };
      const again = await openTestServer({ ...other, env: restored });
      const browser = again.browser();
      for (const [cookie, value] of rosa.cookies) browser.cookies.set(cookie, value);
      const answer = await browser.send("GET", `/form/${id}`);
      await again.close();
      return answer;
    }

    test("goes on under writes, and comes back whole with its keys within seconds", async () => {
      const id = await save("Rosa Ficticia");
      await talk("Rosa Ficticia");
      let written = 0;
      let isOver = false;
      const writing = (async () => {
        while (!isOver) {
          const answer = await keep(String(written));
          expect(answer.statusCode).toBe(204);
          written += 1;
        }
      })();
      const made = await ops(["backup", at("backup"), "--keys", at("keys")]);
      isOver = true;
      await writing;
      expect(made).toMatchObject({ code: 0, text: expect.stringContaining("Backed up") });
      expect(written).toBeGreaterThan(0);
      expect((await readdir(at("backup"))).sort()).toEqual(expect.arrayContaining(["backup.json", "rows.gz"]));
      expect(await readFile(at("backup", "rows.gz"), "latin1")).not.toContain("Rosa");
      expect(await ops(["backup", at("backup")])).toMatchObject({
        code: 1,
        text: expect.stringContaining("is there already"),
      });

      await place().end(store);
      const target = {
        DATA_DIR: at("restored"),
        KEY_DIR: at("restored", "keys"),
        ...(await place().empty(at("restored"))),
      };
      const without = await ops(["restore", at("backup")], target);
      expect(without).toMatchObject({
        code: 1,
        text: expect.stringMatching(/1 forms, 1 drafts, .*calls, chats and files could not be opened/),
      });
      // A first try breaks off among the files; the second one is whole.
      const restore = () => ops(["restore", at("backup"), "--keys", at("keys")], target);
      const letter = "form_x.job_x.letter";
      await mkdir(at("backup", "outbox"), { recursive: true });
      await writeFile(at("backup", "outbox", letter), "sealed");
      await writeFile(at("restored", "outbox"), "in the way");
      expect(
        await restore().then(
          ({ code }) => code,
          () => 1,
        ),
      ).toBe(1);
      await rm(at("restored", "outbox"));
      // As if it had broken off among the keys.
      await rm(at("restored", "keys", "copies"));
      const restored = await restore();
      expect(await readFile(at("restored", "keys", "copies"), "utf8")).toBe(`${at("keys")}\n`);
      expect(await readdir(at("restored", "outbox"))).toEqual([letter]);
      expect(restored).toMatchObject({ code: 0, text: expect.stringContaining("All of it can be opened.") });
      expect((await ops(["restore", at("backup")], target)).code).toBe(1);
      const form = await read({ ...env, ...target }, id);
      expect(form.json()).toMatchObject({ data: { nombre_completo: "Rosa Ficticia" } });
    });

    test("does not bring back what was erased since, and says what cannot be opened", async () => {
      const id = await save("Rosa Ficticia");
      await talk("Rosa que queda");
      const gone = await talk("Rosa que se va");
      expect((await ops(["backup", at("backup"), "--keys", at("keys")])).code).toBe(0);
      const verified = await ops(["verify-deletion"]);
      expect(verified).toMatchObject({ code: 0, text: expect.stringContaining("All of it can be opened.") });
      const before = await listKeys(at("keys"));
      expect((await rosa.send("DELETE", "/my-data")).statusCode).toBe(200);
      expect((await server.http.inject({ method: "DELETE", ...gone })).statusCode).toBe(200);
      expect((await listKeys(at("keys"))).length).toBeLessThan(before.length);
      await place().end(store);
      const target = {
        DATA_DIR: at("restored"),
        KEY_DIR: at("restored", "keys"),
        ...(await place().empty(at("restored"))),
      };
      const restored = await ops(["restore", at("backup"), "--keys", at("keys")], target);
      expect(restored).toMatchObject({
        code: 0,
        text: expect.stringMatching(/Cannot be opened.*1 forms, 1 drafts.*, 1 calls/),
      });
      // What is destroyed from now on must go there too.
      expect((await ops(["status"], target)).text).toContain(`copy of keys  ${at("keys")}`);
      expect((await read({ ...env, ...target }, id)).statusCode).toBe(404);
    });

    test("DATA_KEY is changed while the server runs, in the copies too", async () => {
      const id = await save("Rosa Ficticia");
      expect((await ops(["backup", "--keys", at("keys")])).code).toBe(0);
      const talked = await talk("Rosa Ficticia");
      const isOurs = env["DATA_KEY"] !== undefined;
      if (isOurs) expect((await ops(["rotate-keys"])).text).toContain("Set NEW_DATA_KEY");
      const next = Buffer.alloc(32, 9).toString("base64");
      const rotated = await ops(["rotate-keys"], { NEW_DATA_KEY: next });
      expect(rotated).toMatchObject({ code: 0, text: expect.stringContaining("sealed under") });
      // The server that runs has its keys already.
      expect((await rosa.send("GET", `/form/${id}`)).statusCode).toBe(200);
      expect((await keep("tres")).statusCode).toBe(204);
      expect((await server.http.inject({ method: "GET", ...talked })).json()).toMatchObject({ name: "Rosa Ficticia" });
      const old = isOurs ? await ops(["letters"]) : undefined;
      if (old) expect(old).toMatchObject({ code: 1, text: expect.stringContaining("does not open") });
      expect(await ops(["letters"], isOurs ? { DATA_KEY: next } : {})).toMatchObject({ code: 0 });
      const copy = { KEY_DIR: at("keys"), ...(isOurs ? { DATA_KEY: next } : {}) };
      expect(await ops(["letters"], copy)).toMatchObject({ code: 0 });
    });

    test("deletes at once what has expired, in the copies too, and tells when one is away", async () => {
      const id = await save("Rosa Ficticia");
      expect((await ops(["backup", "--keys", at("keys")])).code).toBe(0);
      await store.db
        .update(savedForms)
        .set({ expiresAt: new Date("2026-11-01T00:00:00Z") })
        .where(eq(savedForms.id, id));
      const late = await ops(["verify-deletion"]);
      expect(late).toMatchObject({ code: 1, text: expect.stringContaining("1 have expired") });
      expect((await ops(["status"])).text).toMatch(/deletion +LATE/);
      expect(await ops(["purge-now"])).toMatchObject({ code: 0, text: expect.stringContaining("Deleted 1 forms") });
      const here = await listKeys(server.config.keyDir);
      expect((await listKeys(at("keys"))).filter((key) => !here.includes(key))).toEqual([]);
      expect(await ops(["verify-deletion"])).toMatchObject({ code: 0 });
      expect((await ops(["status"])).text).toMatch(/forms +0/);
      await rm(at("keys"), { recursive: true });
      for (const command of ["purge-now", "verify-deletion", "status"]) {
        expect(await ops([command])).toMatchObject({ code: 1, text: expect.stringMatching(/cannot be reached/i) });
      }
    });
  });
}

describe("the embedded store's backup", () => {
  backupContract("by the running server", () => ({
    open: async (dataDir) => {
      await placeEmptyStore(dataDir);
      return { store: await openPglite({ dataDir, migrations }), env: {} };
    },
    empty: async (dataDir) => {
      await placeEmptyStore(dataDir);
      return {};
    },
    end: async () => {},
  }));

  test("a damaged or unfinished backup is refused", async () => {
    const dir = await mkdtemp(join(tmpdir(), "dilo-damaged-"));
    let text = "";
    const write = (more: string) => {
      text += more;
    };
    const env = { DATA_DIR: join(dir, "data") };
    expect(await runOps(["restore", dir], { env, migrations, write })).toBe(1);
    expect(text).toContain("There is no whole backup");
    await writeFile(join(dir, "rows.gz"), "x");
    await writeFile(join(dir, "backup.json"), JSON.stringify({ format: 1, sha256: "other", rows: {} }));
    expect(await runOps(["restore", dir], { env, migrations, write })).toBe(1);
    expect(text).toContain("is damaged");
    await rm(dir, { recursive: true });
  });
});

describeOnPostgres("PostgreSQL's backup", (postgres) => {
  const DATA_KEY = Buffer.alloc(32, 7).toString("base64");
  backupContract("by a process of its own", () => ({
    open: async () => ({ store: await postgres.emptyStore(), env: { DATABASE_URL: postgres.server().url, DATA_KEY } }),
    empty: async (dataDir) => {
      await mkdir(dataDir);
      return { DATABASE_URL: postgres.server().url };
    },
    end: (store) => emptyTables(store.db),
  }));
});
