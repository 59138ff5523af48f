import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/house/built.mjs";
import { root } from "../scripts/house/run.mjs";
import { none, sum } from "../scripts/house/tally.mjs";
import { launchBrowser } from "./browser.mjs";
import { startServer } from "./server.mjs";

const folder = join(root, "e2e");
const limitMs = 300_000;

/**
 * Tells the stories one after another, each with a server, a data folder and a browser of its own.
 *
 * A story is a file `<name>.e2e.mjs` that exports `name` (what the person does), `run(scene)`, and, when it needs them,
 * `needs()` (a sentence when it cannot run here), `env` (the server's settings), `browserArgs` (Chromium's flags)
 * and `limitMs` (how long it may take).
 * It fails by throwing, or when a page had an error nobody expected. A product that does not build counts as one failure.
 * @param {{ chromium: string, only?: string }} options `only`: part of the file names to run
 * @returns {Promise<import("../scripts/house/tally.mjs").Tally>}
 */
export async function runStories({ chromium, only = "" }) {
  try {
    await ensureBuilt();
  } catch (error) {
    console.log(error.message);
    return { ...none, failed: 1 };
  }
  const files = (await readdir(folder)).filter((file) => file.endsWith(".e2e.mjs") && file.includes(only)).sort();
  const tallies = [];
  for (const file of files) tallies.push(await tell(file, await import(join(folder, file)), chromium));
  return sum(tallies);
}

async function tell(file, story, chromium) {
  const lack = await story.needs?.();
  if (lack) {
    console.log(`not run ${story.name} (${file}): ${lack}`);
    return { ...none, skipped: 1 };
  }
  const began = performance.now();
  const opened = [];
  const stray = (reason) =>
    opened.push({ problems: [`nobody waited for: ${reason?.stack ?? reason}`], close: () => undefined });
  process.on("unhandledRejection", stray);
  try {
    const scene = await openScene(story, chromium, opened);
    await within(story.limitMs ?? limitMs, story.run(scene));
    const problems = opened.flatMap(({ problems = [] }) => problems);
    if (problems.length > 0) throw new Error(`The pages had errors of their own:\n${problems.join("\n")}`);
    await closeAll(opened);
    console.log(`ok     ${story.name} (${seconds(began)} s)`);
    return { ...none, passed: 1 };
  } catch (error) {
    console.log(`FAILED ${story.name} (${file}, ${seconds(began)} s)\n${error.stack}`);
    await leaveTraces(file, opened);
    await closeAll(opened).catch((problem) => console.log(problem.message));
    return { ...none, failed: 1 };
  } finally {
    process.off("unhandledRejection", stray);
  }
}

/**
 * What a story gets.
 * @typedef {object} Scene
 * @property {string} origin where the server answers
 * @property {import("./server.mjs").Server} server
 * @property {import("./browser.mjs").Browser} browser
 * @property {(options?: object) => Promise<import("./server.mjs").Server>} startServer another server
 * @property {(args?: readonly string[]) => Promise<import("./browser.mjs").Browser>} openBrowser another browser, with more flags
 */
async function openScene({ env = {}, browserArgs = [] }, chromium, opened) {
  const startAnother = async (options) => keep(opened, await startServer(options));
  const openBrowser = async (args = []) => keep(opened, await launchBrowser({ chromium, args }));
  const server = await startAnother({ env });
  const browser = await openBrowser(browserArgs);
  return { origin: server.origin, server, browser, startServer: startAnother, openBrowser };
}

function keep(opened, thing) {
  opened.push(thing);
  return thing;
}

/** Closes everything, the last opened first, and throws what went wrong only then. */
async function closeAll(opened) {
  const failures = [];
  for (const thing of opened.splice(0).reverse()) {
    await Promise.resolve((thing.close ?? thing.stop)()).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Shows what the pages and the servers looked like when a story failed. */
async function leaveTraces(file, opened) {
  const place = join(root, "node_modules/.cache/dilo/stories");
  await mkdir(place, { recursive: true });
  for (const { pages = [], lines = [] } of opened) {
    for (const [index, page] of pages.entries()) {
      const path = join(place, `${file}-${index}.png`);
      const shown = await page.screenshot({ path, timeout: 5000 }).then(
        () => true,
        () => false,
      );
      if (shown) console.log(`page ${page.url()} looked like ${path}`);
    }
    if (lines.length > 0) console.log(`the server's last lines:\n${lines.slice(-15).join("\n")}`);
  }
}

/** Waits for a story, but not for ever. */
async function within(ms, promise) {
  let late;
  const limit = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error(`The story was not over within ${ms / 1000} s.`)), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(late);
  }
}

const seconds = (began) => ((performance.now() - began) / 1000).toFixed(1);
