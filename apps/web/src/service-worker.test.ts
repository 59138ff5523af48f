import { describe, expect, test, vi } from "vitest";
import source from "../public/sw.js?raw";

type Fetch = (request: string | { readonly url: string }) => Promise<Response>;

const origin = "https://dilo.example";
const files = ["/assets/interview-1.js"];
const unreachable: Fetch = () => Promise.reject(new TypeError("offline"));
/** A server of one build, which says who answered. */
const server =
  (build: string): Fetch =>
  async (request) => {
    const path = new URL(typeof request === "string" ? request : request.url, origin).pathname;
    const styles = path === "/sin-conexion" ? `<link href="/assets/style-${build}.css">` : "";
    return new Response(`${build} ${path} ${styles}`);
  };

/** A browser's caches, as far as the worker needs them; `Vary` and what an address carries do not count. */
function openCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | { readonly url: string }) =>
    new URL(typeof request === "string" ? request : request.url, origin).pathname;
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      match: async (request: string) => held.get(pathOf(request))?.clone(),
      put: async (request: string, answer: Response) => void held.set(pathOf(request), answer),
      addAll: async (paths: string[]) => {
        for (const path of paths) held.set(path, new Response(path));
      },
    };
  };
  return {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: string) => {
      const found = [...all.values()].find((held) => held.has(pathOf(request)));
      return found?.get(pathOf(request))?.clone();
    },
  };
}

/** The worker of one build, run in a browser with these caches. */
function start(reach: Fetch, { caches = openCaches(), version = "1" } = {}) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const self = {
    addEventListener: (kind: string, listen: (event: unknown) => void) => (listeners[kind] = listen),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    location: { origin },
  };
  const built = source
    .replace("const formFiles = [];", `const formFiles = ${JSON.stringify(files)};`)
    .replace('const version = "none";', `const version = "${version}";`);
  let network = reach;
  new Function("self", "fetch", "caches", built)(self, (request: string) => network(request), caches);
  const happen = async (kind: string, event: object = {}) => {
    const waits: unknown[] = [];
    listeners[kind]?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  };
  return {
    goOffline: () => {
      network = unreachable;
    },
    reach: (next: Fetch) => {
      network = next;
    },
    install: async () => {
      await happen("install");
      await happen("activate");
    },
    keepForm: (more: readonly string[] = []) => happen("message", { data: { keepForm: more } }),
    /** What is answered in the worker's name; undefined for what it lets pass. */
    ask: async (path: string, { mode = "cors", method = "GET" } = {}) => {
      const respondWith = vi.fn<(answer: Promise<Response>) => void>();
      const request = { url: new URL(path, origin).href, mode, method };
      listeners["fetch"]?.({ request, respondWith, waitUntil: () => undefined });
      return (await respondWith.mock.calls[0]?.[0])?.text();
    },
  };
}

const navigation = { mode: "navigate" };

test("a page that is reached is what the server sends", async () => {
  const worker = start(server("first"));
  await worker.install();
  expect(await worker.ask("/ayuda", navigation)).toContain("first /ayuda");
});

test("a page that is not reached is answered by what works without a connection", async () => {
  const worker = start(server("first"));
  await worker.install();
  worker.goOffline();
  expect(await worker.ask("/ayuda", navigation)).toContain("/sin-conexion");
  expect(await worker.ask("/form", navigation)).toContain("/sin-conexion");
  expect(await worker.ask("/assets/style-first.css")).toBe("/assets/style-first.css");
  await expect(start(unreachable).ask("/ayuda", navigation)).rejects.toThrow("offline");
});

test("calls, answers and files never pass through it", async () => {
  const worker = start(server("first"));
  await worker.install();
  await worker.keepForm();
  expect(await worker.ask("/draft")).toBeUndefined();
  expect(await worker.ask("/draft/telefono", { method: "PUT" })).toBeUndefined();
  expect(await worker.ask("/form", { mode: "navigate", method: "POST" })).toBeUndefined();
  expect(await worker.ask("/form/form_1/pdf")).toBeUndefined();
  expect(await worker.ask("https://voice.example/assets/room.js")).toBeUndefined();
});

describe("the form page, once it was opened", () => {
  test("opens without a network, whatever its address carries, with its settings and what it has loaded", async () => {
    const worker = start(server("first"));
    await worker.install();
    await worker.keepForm(["/assets/en-1.js"]);
    worker.goOffline();
    for (const path of ["/form?session_id=cs_1", "/config", "/assets/interview-1.js", "/assets/en-1.js"]) {
      const mode = path.startsWith("/form") ? "navigate" : "cors";
      expect(await worker.ask(path, { mode })).toContain(`first ${path.split("?")[0]}`);
    }
    await expect(worker.ask("/assets/never-loaded.js")).rejects.toThrow("offline");
  });

  test("is the server's own as long as that answers", async () => {
    const worker = start(server("first"));
    await worker.install();
    await worker.keepForm();
    worker.reach(server("second"));
    expect(await worker.ask("/form", navigation)).toContain("second /form");
  });

  test("does not wait for a network that does not move", async () => {
    vi.useFakeTimers();
    const worker = start(server("first"));
    await worker.install();
    await worker.keepForm();
    worker.reach(() => new Promise(() => undefined));
    const asked = worker.ask("/form", navigation);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await asked).toContain("first /form");
    vi.useRealTimers();
  });

  test("waits for no settings that do not come, and shows no error page of a server on the way", async () => {
    vi.useFakeTimers();
    const worker = start(server("first"));
    await worker.install();
    await worker.keepForm();
    worker.reach(() => new Promise(() => undefined));
    const asked = worker.ask("/config");
    await vi.advanceTimersByTimeAsync(5000);
    expect(await asked).toContain("first /config");
    vi.useRealTimers();
    worker.reach(async () => new Response("Bad Gateway", { status: 502 }));
    expect(await worker.ask("/form", navigation)).toContain("first /form");
    expect(await worker.ask("/config")).toContain("first /config");
    expect(await worker.ask("/ayuda", navigation)).toBe("Bad Gateway");
  });

  test("is not kept with the page of another version, which a second server may still send", async () => {
    const worker = start(server("first"));
    await worker.install();
    const other = '<script src="/assets/interview-2.js">';
    worker.reach(async (request) => new Response(request === "/form" ? other : "file"));
    await expect(worker.keepForm()).rejects.toThrow("not whole");
    const own = `<script src="${files[0]}">`;
    worker.reach(async (request) => new Response(request === "/form" ? own : "file"));
    await worker.keepForm();
    worker.goOffline();
    expect(await worker.ask("/form", navigation)).toBe(own);
  });

  test("a storage that is broken keeps nothing from the network", async () => {
    const broken = () => Promise.reject(new Error("The storage is broken."));
    const caches = { ...openCaches(), has: broken, match: broken, open: broken };
    const worker = start(server("first"), { caches });
    expect(await worker.ask("/form", navigation)).toContain("first /form");
    expect(await worker.ask("/config")).toContain("first /config");
    expect(await worker.ask("/assets/interview-1.js")).toContain("first /assets");
  });

  test("is kept whole or not at all", async () => {
    const worker = start(server("first"));
    await worker.install();
    worker.reach(async (request) => (request === files[0] ? new Response("", { status: 500 }) : new Response("page")));
    await expect(worker.keepForm()).rejects.toThrow("not whole");
    worker.goOffline();
    expect(await worker.ask("/form", navigation)).toContain("/sin-conexion");
  });

  test("is replaced by a new version's as a whole, and only where it was kept", async () => {
    const caches = openCaches();
    const first = start(server("first"), { caches });
    await first.install();
    await first.keepForm();
    const second = start(server("second"), { caches, version: "2" });
    await second.install();
    second.goOffline();
    expect(await second.ask("/form", navigation)).toContain("second /form");
    expect((await caches.keys()).sort()).toEqual(["dilo-form-2", "dilo-offline-2"]);

    const visitor = openCaches();
    await start(server("first"), { caches: visitor }).install();
    await start(server("second"), { caches: visitor, version: "2" }).install();
    expect(await visitor.keys()).toEqual(["dilo-offline-2"]);
  });
});
