// usage: npm run bench:sdk [NAME]   packs the SDK, installs it in nine strangers' applications, and calls in each
// @ts-check

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@dilo/testing/free-port";
import { chromium } from "@playwright/test";
import { ensureBuilt, root, runNpm } from "../../scripts/bootstrap.mjs";
import { packVoice } from "../../scripts/pack.ts";
import { findChromium } from "../../scripts/test-tools.ts";
import { partsNamed } from "../figures.ts";
import { installToolchains, openStranger, type Stranger, strangers } from "./strangers.ts";

const token = "a-public-token-of-a-bench-";
const limitMs = 60_000;

const chosen = strangers.filter(({ name }) => name.includes(process.argv[2] ?? ""));
if (chosen.length === 0) partsNamed(strangers.map(({ name }) => name));
await ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), "dilo-bench-sdk-"));
const { tarball } = await packVoice(folder);
await checkPackage(tarball);
await installToolchains(tarball);
const server = await startPlatform();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
});
let failures = 0;
for (const stranger of chosen) {
  const began = performance.now();
  const failure = await callFrom(stranger).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${failure === undefined ? "ok    " : "FAILED"} ${stranger.name} (${seconds} s)${failure ? `\n${failure}` : ""}`,
  );
  if (failure !== undefined) failures += 1;
}
await browser.close();
await server.stop();
await rm(folder, { recursive: true, force: true });
process.exit(failures === 0 ? 0 : 1);

/** arethetypeswrong, from npm, on the tarball; publint looks at it in the tests. */
async function checkPackage(file: string) {
  const name = "@arethetypeswrong/cli@0.18.5";
  const { code, output } = await runNpm(["exec", "--yes", "--loglevel=error", `--package=${name}`, "--", "attw", file]);
  if (code !== 0) throw new Error(`${name} is not content:\n${output}`);
  console.log(`ok     ${name}`);
}

/** A whole call: the assistant's greeting is heard and shown, and the person hangs up. */
async function callFrom(stranger: Stranger) {
  const site = await openStranger(stranger, { baseUrl: `${server.origin}/platform`, token });
  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => void said.push(message.text()));
  page.on("pageerror", (error) => void said.push(error.message));
  page.setDefaultTimeout(limitMs);
  try {
    await page.goto(site.url);
    await page.getByRole("button", { name: /^(Llamar|Hable con nosotros)$/ }).click();
    await page.getByText("Buenos días. ¿En qué puedo ayudarle?").waitFor();
    await page.getByText(/Le escuchamos|El asistente está hablando/).waitFor();
    await page.getByRole("button", { name: "Colgar" }).click();
    await page.getByText(/^(Listo|La llamada terminó\.)$/).waitFor();
  } catch (error) {
    throw new Error(`${(error as Error).message.slice(0, 300)}\n${said.join("\n").slice(0, 1500)}`);
  } finally {
    await page.close();
    await site.close();
  }
}

/** Our own server, embedded services only. */
async function startPlatform() {
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-bench-data-"));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["apps/server/dist/main.js"], {
    cwd: root,
    env: {
      ...{ PATH, HOME, PORT: String(await freePort()), DATA_DIR: dataDir, OFFICIAL_FORMS_DOWNLOAD: "off" },
      PLATFORM_PRIVATE_TOKEN: "a-private-token-of-a-bench",
      PLATFORM_PUBLIC_TOKEN: token,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    const origin = /^Ready: (http\S+?)\/?$/.exec(line)?.[1];
    if (origin === undefined) continue;
    const stop = async () => {
      child.kill();
      await once(child, "exit");
      await rm(dataDir, { recursive: true, force: true });
    };
    return { origin, stop };
  }
  throw new Error("The server ended before it was ready.");
}
