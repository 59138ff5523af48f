import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../scripts/lib/run.mjs";
import { launchBrowser } from "./browser.mjs";
import { startServer } from "./server.mjs";

const limitMs = 300_000;

/**
 * Tells one story, with a server, a data folder and a browser of its own, and closes all of it.
 * @param {string} file the story's file name, for the pictures it leaves when it fails
 * @param {Story} story
 * @param {string} chromium path of the browser
 * @throws Error what failed in it, or what its pages did wrong; then pictures of them are left
 */
export async function tellStory(file, story, chromium) {
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
  } catch (error) {
    await leaveTraces(file, opened);
    await closeAll(opened).catch((problem) => console.log(problem.message));
    throw error;
  } finally {
    process.off("unhandledRejection", stray);
  }
}

/**
 * A file `<name>.e2e.mjs`. It fails by throwing, or when a page had an error nobody expected.
 * @typedef {object} Story
 * @property {string} name what the person does
 * @property {(scene: Scene) => Promise<void>} run
 * @property {true} [hasSound] it speaks or listens: no other with sound is told beside it
 * @property {() => string | undefined | Promise<string | undefined>} [needs] a sentence when it cannot run here
 * @property {Record<string, string>} [env] the server's settings
 * @property {readonly string[]} [browserArgs] Chromium's flags
 * @property {number} [limitMs] how long it may take
 */

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
