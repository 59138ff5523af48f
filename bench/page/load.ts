// usage: npx tsx bench/page/load.ts [visits] [--record]   how /, an unpaid and a paid /form open on a slow phone: when the largest words stand (LCP), how far they shift (CLS), how long no touch is answered, how much script came, when a typed answer is kept

import { rosa } from "@dilo/testing/people";
import { launchChromium, openBenchContext } from "../../e2e/fixtures/browser.ts";
import { startServer } from "../../e2e/fixtures/server.ts";
import {
  answerSlowly,
  type SlowAnswer,
  type SlowVisit,
  tapSlowly,
  visitSlowly,
} from "../../e2e/fixtures/slow-phone.ts";
import { choose, pay, preferWriting, writeAll } from "../../e2e/fixtures/steps.ts";
import { ensureBuilt } from "../../scripts/bootstrap.mjs";
import { ensureChromium } from "../../scripts/test-tools.ts";
import { machine, numberNamed, openFigures } from "../figures.ts";

// First: what loads the sources sets the mode that a build would take for its own.
await ensureBuilt();

/** How long after loading a page may still move. Milliseconds. */
const settlesMs = 3000;

/** As many as there are questions between the second and the last two. */
const mostAnswers = 7;
const visits = numberNamed(5);
const answers = Math.min(visits, mostAnswers);
const server = await startServer();
const form = `${server.origin}/form`;
const executablePath = await ensureChromium();
if (executablePath === undefined) process.exit(1);
const browser = await launchChromium(executablePath);
// A first visit: a service worker would have kept the page, out of reach of the slow line.
const context = await openBenchContext(browser, { serviceWorkers: "block" });
const { row, close } = openFigures("page");
await measureAll();
await browser.close();
await server.stop();
process.exitCode = close();

async function measureAll() {
  const words = `${machine()}, ${visits} visits`;
  console.log(`${words}, on the line and processor of e2e/fixtures/slow-phone.ts`);
  await report("/", "/", { name: "landing page", lcpMs: 950, scriptKb: 5 });
  await reportTaps();
  await report("/form", "/", { name: "unpaid /form, which leads to the landing page" });
  const page = await context.newPage();
  await pay(page, server.origin);
  await choose(page, "N-400");
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(0, 1));
  await page.getByText("Pregunta 2 de 10").waitFor();
  await page.close();
  await report("/form", "/form", { name: "paid /form, at the second question", lcpMs: 1600 });
  await reportAnswers();
  const again = await context.newPage();
  await again.goto(form);
  await again.getByRole("textbox").waitFor();
  await writeAll(again, rosa.answers.slice(1 + answers));
  const correct = again.getByRole("button", { name: "Corregir: Nombre completo" });
  await correct.waitFor();
  await again.waitForLoadState("networkidle");
  await report("/form", "/form", { name: "paid /form, at the review" });
  await again.reload();
  await correct.click();
  await again.getByText("Pregunta 1 de 10").waitFor();
  await again.waitForLoadState("networkidle");
  await again.close();
  await report("/form", "/form", { name: "paid /form, at the review with one answer being corrected" });
}

/** Each visit taps the way to the payment before React is there. */
async function reportTaps() {
  const tap = { button: "Comenzar - $9.99", words: "Pago de prueba" };
  const seen: (number | undefined)[] = [];
  for (let visit = 0; visit < visits; visit += 1) seen.push(await tapSlowly(context, `${server.origin}/`, tap));
  const answered = seen.filter((ms) => ms !== undefined).sort((a, b) => a - b);
  const lost = visits - answered.length;
  const what = "landing page, a tap as soon as the button stands";
  row(`${what}: lost`, `${lost} of ${visits}`, { goal: "0", isMet: lost === 0 });
  row(`${what}: answered`, `${Math.round(answered[Math.floor(answered.length / 2)] ?? 0)} ms`);
}

/** Each visit answers the question that stands, from the second on. */
async function reportAnswers() {
  const seen: SlowAnswer[] = [];
  for (const [, says] of rosa.answers.slice(1, 1 + answers)) seen.push(await answerSlowly(context, form, says));
  const spread = (figure: (answer: SlowAnswer) => number) => {
    const sorted = seen.map(figure).sort((a, b) => a - b);
    return { middle: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), most: Math.round(sorted.at(-1) ?? 0) };
  };
  const what = "paid /form, an answer typed as soon as there is a box";
  const [kept, next] = [spread((answer) => answer.kept), spread((answer) => answer.next)];
  row(`${what}: kept on the device`, `${kept.middle} ms (longest ${kept.most})`, {
    goal: "2.5 s",
    isMet: kept.middle <= 2500,
  });
  row(`${what}: the next question`, `${next.middle} ms (longest ${next.most})`);
}

/** @param of what is looked at, and its goals where it has any; how far it shifts has one everywhere */
async function report(path: string, ends: string, of: { name: string; lcpMs?: number; scriptKb?: number }) {
  const { name, lcpMs, scriptKb } = of;
  const seen: SlowVisit[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    seen.push(await visitSlowly(context, server.origin + path, { ends, settlesMs }));
  }
  const spread = (figure: (visit: SlowVisit) => number) => {
    const sorted = seen.map(figure).sort((a, b) => a - b);
    return { middle: sorted[Math.floor(visits / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
  };
  const script = Math.max(...seen.map((one) => one.script));
  const [lcp, cls, blocked] = [spread((one) => one.lcp), spread((one) => one.cls), spread((one) => one.blocked)];
  row(`${name}: largest words stand (LCP)`, `${Math.round(lcp.middle)} ms (longest ${Math.round(lcp.most)})`, {
    ...(lcpMs !== undefined && { goal: `${lcpMs} ms`, isMet: lcp.middle <= lcpMs }),
  });
  row(`${name}: shift (CLS)`, `${cls.middle.toFixed(3)} (most ${cls.most.toFixed(3)})`, {
    goal: "0.02",
    isMet: cls.most <= 0.02,
  });
  row(`${name}: no touch answered`, `${Math.round(blocked.middle)} ms (longest ${Math.round(blocked.most)})`);
  row(`${name}: script before the first touch`, `${(script / 1024).toFixed(1)} KB`, {
    ...(scriptKb !== undefined && { goal: `${scriptKb} KB`, isMet: script / 1024 <= scriptKb }),
  });
}
