// @ts-check
// usage: node bench/page/load.mjs [visits]   when the largest words of / and of a paid /form stand on a slow phone (LCP), and how far they shift (CLS)
import { cpus, loadavg } from "node:os";
import { ensureChromium } from "../../scripts/browser/chromium.mjs";
import { ensureBuilt } from "../../scripts/lib/built.mjs";
import { loadSource } from "../../scripts/lib/source.mjs";

// First: what loads the sources sets the mode that a build would take for its own.
await ensureBuilt();
const { launchChromium, visitor } = await loadSource("/e2e/fixtures/browser.ts");
const { startServer } = await loadSource("/e2e/fixtures/server.ts");
const { choose, pay, preferWriting, write } = await loadSource("/e2e/fixtures/steps.ts");

/** A phone of some years ago on a slow line: what Lighthouse calls slow 4G. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowness = 4;
/** How long after loading a page may still move. Milliseconds. */
const settlesMs = 3000;

const visits = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);
const server = await startServer();
const executablePath = await ensureChromium();
if (executablePath === undefined) process.exit(1);
const browser = await launchChromium(executablePath);
const context = await browser.newContext(visitor);
await measureAll();
await browser.close();
await server.stop();

async function measureAll() {
  const words = `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${visits} visits`;
  console.log(`${words}, 1.6 Mbps, 150 ms, CPU ${slowness} times slower`);
  await report("/", "landing");
  const page = await context.newPage();
  await pay(page, server.origin);
  await choose(page, "N-400");
  await preferWriting(page);
  await write(page, "Sofía Prado Luna");
  await page.getByText("Pregunta 2 de 10").waitFor();
  await page.close();
  await report("/form", "paid /form, at the second question");
}

/** @param {string} path @param {string} name */
async function report(path, name) {
  const seen = [];
  for (let visit = 0; visit < visits; visit += 1) seen.push(await visitOf(path));
  const lcp = seen.map((one) => one.lcp).sort((a, b) => a - b);
  const cls = seen.map((one) => one.cls).sort((a, b) => a - b);
  const middle = Math.floor(visits / 2);
  console.log(
    `${name}: LCP ${Math.round(lcp[middle] ?? 0)} ms (longest ${Math.round(lcp.at(-1) ?? 0)}), CLS ${cls[middle]?.toFixed(3)} (most ${cls.at(-1)?.toFixed(3)})`,
  );
}

/** One visit with an empty cache. @param {string} path */
async function visitOf(path) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await cdp.send("Network.emulateNetworkConditions", slowLine);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.goto(server.origin + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(settlesMs);
  const figures = await page.evaluate(async () => {
    /** @param {string} type @returns {Promise<any[]>} */
    const entriesOf = (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const paints = await entriesOf("largest-contentful-paint");
    const shifts = await entriesOf("layout-shift");
    const unforced = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    return { lcp: paints.at(-1)?.startTime ?? 0, cls: unforced.reduce((sum, { value }) => sum + value, 0) };
  });
  await page.close();
  return figures;
}
