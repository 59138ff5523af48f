import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { type App, buildApp } from "../app.ts";
import { type Documents, openDocuments } from "../documents/documents.ts";
import { openLog } from "../http/logs.ts";
import { readLetters } from "../mail/letter-files.ts";
import { openServices, type Services } from "../services.ts";
import { type Config, readConfig } from "../settings/config.ts";
import type { Env } from "../settings/env.ts";
import type { Store } from "../store/store.ts";
import { emptyStore, emptyTables, migrations } from "../store/testing.ts";
import { type TestClock, testClock } from "./test-clock.ts";

/** The whole server, not listening, on embedded services and a folder of its own. */
export interface TestServer extends App {
  readonly clock: TestClock;
  readonly config: Config;
  readonly services: Services;
  readonly dataDir: string;
  /** Everything it has logged. */
  readonly logged: () => string;
  readonly clearLog: () => void;
  /** The letters in its outbox, opened: the oldest first. */
  readonly letters: () => Promise<readonly string[]>;
  readonly browser: () => Browser;
  /** As if it had just been opened: its store and outbox are empty, its clock is at the start, its log is blank. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A thread that makes documents takes a second to start from its source: all servers of this test thread share one. */
let threadDocuments: Documents | undefined;

function sharedDocuments(): Documents {
  threadDocuments ??= openDocuments();
  return threadDocuments;
}

export async function openTestServer(
  options: {
    readonly env?: Env;
    readonly store?: Store;
    readonly site?: string;
    readonly with?: Partial<Services>;
  } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-server-"));
  const config = readConfig({ DATA_DIR: dataDir, OFFICIAL_FORMS_DOWNLOAD: "off", ...options.env });
  const clock = testClock();
  let logged = "";
  const log = openLog((text) => {
    logged += text;
  }, clock);
  const store = options.store ?? (await emptyStore());
  const opened = await openServices(config, { clock, log, migrations, site: options.site, store });
  const services = { ...opened, documents: sharedDocuments(), ...options.with };
  const app = await buildApp(config, services);
  await app.http.ready();
  return {
    ...app,
    clock,
    config,
    services,
    dataDir,
    logged: () => logged,
    clearLog: () => {
      logged = "";
    },
    letters: () => readLetters(join(dataDir, "outbox"), services.vault),
    browser: () => new Browser(app, config.payments.priceId),
    async reset() {
      await emptyTables(store.db);
      await rm(join(dataDir, "outbox"), { recursive: true, force: true });
      clock.reset();
      logged = "";
    },
    async close() {
      await app.http.close();
      await app.worker.stop();
      await services.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server that outlives its test. */
export type SharedServer = Omit<TestServer, "close">;

const sharedServers = new Map<string, TestServer>();

/**
 * A server that the tests of this thread share, as if it had just been opened. Opening one for each test cost most of
 * the tests' processor time.
 * A test that needs other services, or that closes its server, opens one with `openTestServer`.
 */
export async function sharedTestServer(env: Env = {}): Promise<SharedServer> {
  const key = JSON.stringify(env);
  const known = sharedServers.get(key);
  if (known === undefined) {
    const server = await openTestServer({ env });
    process.once("exit", () => rmSync(server.dataDir, { recursive: true, force: true }));
    sharedServers.set(key, server);
    return server;
  }
  await known.reset();
  return known;
}

let browsers = 0;

/** Request limits count addresses: each browser has one of its own, as people have. All of them are this machine. */
function nextAddress(): string {
  browsers += 1;
  return `127.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
}

/** A browser as the server sees it: it keeps cookies and says which site its calls come from. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: App;
  readonly #priceId: string;
  readonly #address = nextAddress();

  constructor(app: App, priceId: string) {
    this.#app = app;
    this.#priceId = priceId;
  }

  async send(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    options: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<LightMyRequestResponse> {
    const isText = typeof options.body === "string";
    const answer = await this.#app.http.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: { host: "localhost:3000", origin: "http://localhost:3000", ...options.headers },
      cookies: Object.fromEntries(this.cookies),
      ...(options.body !== undefined && { payload: options.body as string | object }),
      ...(isText && { headers: { "content-type": "application/json", host: "localhost:3000", ...options.headers } }),
    });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    return answer;
  }

  /** Asks for a checkout at the server's own price. */
  async askForCheckout(): Promise<LightMyRequestResponse> {
    const body = {
      priceId: this.#priceId,
      successUrl: "http://localhost:3000/form?session_id={CHECKOUT_SESSION_ID}",
      cancelUrl: "http://localhost:3000/",
    };
    return this.send("POST", "/api/create-checkout-session", { body });
  }

  /** Begins a checkout. @returns the address of the page to pay on */
  async checkout(): Promise<string> {
    return (await this.askForCheckout()).json<{ url: string }>().url;
  }

  /** Pays on the test payment page. @returns the session's id */
  async pay(): Promise<string> {
    const page = new URL(await this.checkout());
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await this.send("POST", page.pathname, { body: "decision=pay", headers });
    return new URL(String(answer.headers.location)).searchParams.get("session_id") ?? "";
  }

  /** Pays, and comes back to the form with access. @returns the session's id */
  async enter(): Promise<string> {
    const sessionId = await this.pay();
    await this.comeBack(sessionId);
    return sessionId;
  }

  /** Opens the form again on the same payment. */
  async comeBack(sessionId: string): Promise<void> {
    await this.send("POST", "/api/verify-payment", { body: { sessionId } });
  }
}
