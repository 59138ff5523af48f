// usage: npm run dev   one process: the site reloads in the browser as you write, the server is opened again when its sources change

import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer, type InlineConfig } from "vite";
import { root } from "./bootstrap.mjs";

/** A page that is still open holds its connection; nobody waits longer than this for it. Milliseconds. */
const stopWithinMs = 2000;

const web = await openVite("apps/web", { appType: "spa", server: { middlewareMode: true } });
const sources = await openVite("apps/server", {
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false },
});
const load = (path: string) => sources.ssrLoadModule(`/src/${path}`);

const config = (await load("settings/config.ts"))["readConfig"](process.env);
await (await load("store/data-dir/data-dir-lock.ts"))["lockDataDir"](config.dataDir);
let server = await openServer();
console.log(`Ready: ${config.publicOrigin}`);

let changes = Promise.resolve();
sources.watcher.on("change", (path) => {
  if (!path.endsWith(".test.ts")) changes = changes.then(reopen);
});
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

function openVite(app: string, options: InlineConfig) {
  const folder = join(root, app);
  return createServer({ configFile: join(folder, "vite.config.ts"), root: folder, logLevel: "warn", ...options });
}

async function openServer() {
  const { openServices } = await load("services.ts");
  const { buildApp } = await load("app.ts");
  const { openLog } = await load("http/logs.ts");
  const clock = () => new Date();
  const log = openLog((text: string) => process.stdout.write(text), clock);
  const services = await openServices(config, {
    clock,
    log,
    migrations: join(root, "apps/server/migrations"),
    site: undefined,
  });
  const { http, worker } = await buildApp(config, services);
  http.addHook("onRequest", answerFromSources);
  await http.listen({ host: config.host, port: config.port });
  worker.start();
  return {
    async close() {
      await services.platform?.close();
      await http.close();
      await worker.stop();
      await services.close();
    },
  };
}

/** What the server does not know, the site does. Our content policy would keep out what Vite puts into its pages. */
async function answerFromSources(
  request: { is404: boolean; raw: IncomingMessage },
  reply: { hijack: () => void; raw: ServerResponse<IncomingMessage> },
) {
  if (!request.is404) return;
  reply.hijack();
  for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
  web.middlewares(request.raw, reply.raw);
}

async function reopen() {
  try {
    await server.close();
    server = await openServer();
    console.log("The server runs from its changed sources.");
  } catch (error) {
    console.error(error);
  }
}

function stop() {
  setTimeout(() => process.exit(0), stopWithinMs).unref();
  changes = changes.then(async () => {
    await Promise.allSettled([server.close(), web.close(), sources.close()]);
    process.exit(0);
  });
}
