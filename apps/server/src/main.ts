import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readLearned } from "@dilo/forms/learned";
import { prepareLookups } from "./answers/language/lookups.ts";
import { prepareNames } from "./answers/language/names-heard/meant-name.ts";
import { scheduleRetention } from "./answers/retention/retention.ts";
import { buildApp } from "./app.ts";
import { fixedTexts } from "./calls/fixed-texts.ts";
import { errorFacts, openLog } from "./http/logs.ts";
import { listenForOps } from "./ops/running-server.ts";
import { storeWorks } from "./ops/store-works.ts";
import { openServices } from "./services.ts";
import { readConfig } from "./settings/config.ts";
import { operatorMessage } from "./settings/operator-message.ts";
import { startTable } from "./settings/start-table.ts";
import { openDataDir } from "./store/data-dir/data-dir.ts";
import { lockDataDir } from "./store/data-dir/data-dir-lock.ts";

/** Longer than this nobody waits for a stop, calls and all: supervisors kill after 15 seconds and more. Milliseconds. */
const stopTimeoutMs = 14_000;

/** Where there are other servers, proxies get this long to notice that this one stops. Milliseconds. */
const noticeMs = 2500;

/** What somebody is saying in a call may take this long to end. Milliseconds. */
const lastWordsMs = 8000;

const root = join(import.meta.dirname, "..");
const clock = () => new Date();
const log = openLog((text) => process.stdout.write(text), clock);

// Left alone, Node would print the error's words, and a database's words repeat what people said.
process.on("uncaughtException", (error) => {
  log({ level: "error", event: "crashed", error: errorFacts(error) });
  process.exit(1);
});

try {
  await start();
} catch (error) {
  process.stderr.write(`${operatorMessage(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await openDataDir(config.dataDir);
  await lockDataDir(config.dataDir);
  const site = join(root, "../web/dist");
  const services = await openServices(config, { clock, log, migrations: join(root, "migrations"), site });
  const { http, worker, endCheckouts, monitoring, draining, platformTokensPath } = await buildApp(config, services);
  prepareNames();
  prepareLookups();
  readLearned();
  await http.listen({ host: config.host, port: config.port });
  await monitoring?.listen({ host: "127.0.0.1", port: config.monitoring.port ?? 0 });
  await scheduleRetention(services.store.db, clock, 0);
  worker.start();
  const stopEnding = endCheckouts.start();
  // The embedded store is this process's alone: it does the operator's commands itself.
  const isEmbedded = config.store.kind === "embedded";
  const ops = isEmbedded ? await listenForOps({ ...services, config, db: services.store.db }, storeWorks) : undefined;

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    log({ level: "info", event: "stopping" });
    draining.begin();
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    const close = async () => {
      const moved = services.platform?.drain(lastWordsMs);
      if (config.serverName !== undefined) await wait(noticeMs);
      await moved;
      await services.platform?.close();
      await http.close();
      await monitoring?.close();
      ops?.close();
      stopEnding();
      await worker.stop();
      await services.close();
    };
    close().then(
      () => {
        log({ level: "info", event: "stopped" });
        process.exit(0);
      },
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  void services.platform?.prepare(fixedTexts(config.assistantName)).then(() => {
    if (!isStopping) log({ level: "info", event: "sentences-ready" });
  });
  process.stdout.write(
    `${startTable(config, services.hasLocalVoice)}\n${tokensLine(platformTokensPath)}Ready: ${config.publicOrigin}\n`,
  );
}

function tokensLine(path: string | undefined): string {
  return path === undefined ? "" : `The voice platform's tokens are in ${path}: keep them elsewhere, then delete it.\n`;
}
