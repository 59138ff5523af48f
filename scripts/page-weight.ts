// usage: node scripts/run.mjs page-weight [--record]   after a build: what a phone loads for each page and at each moment of the form page; the build holds the budgets

import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { openFigures } from "../bench/figures.ts";
import { isStarted } from "./bootstrap.mjs";

const kilobyte = 1024;
/** How far a moment may grow beyond what was measured when its budget was set. */
const room = 1.15;
/** Pages everyone sees first: prerendered, with a small script that waits for the first touch. */
const pages = ["index.html", "ayuda/index.html", "terminos/index.html", "404.html"];
const measuredPage = { documentKb: 10.1 };
/** Before the first touch no page needs more. */
const untouchedKb = 5;
/** The form page's first words: its HTML and CSS, before any script. */
const measuredFirstWordsKb = 8.1;
/** React and its router, behind the first words; what else a page loads is reported apart. */
const reactKb = 97;
/** The site's own code behind the form page's first words. */
const measuredFrameKb = 20.6;
/** What the landing page loads of the site's own when it is first touched, to pay. */
const measuredTouchKb = 20.7;
/** All the script of an interview that is answered in writing, in Spanish and without extra questions, beside React. */
const measuredTypedKb = 525;
/**
 * What a phone loads later, moment by moment: each counts everything that moment adds, tables and sentences included.
 * `measuredKb` is the size with gzip when the budget was set; a moment that has to grow beyond its room gets a new
 * measurement here, with its reason in the commit.
 */
const moments = [
  { what: "first question, while the payment is verified", file: "src/form/page/open-form.tsx", measuredKb: 33.3 },
  { what: "readers, behind the first question", file: "src/form/session/readers.ts", measuredKb: 301 },
  {
    what: "what was learned of acts and pieces, behind the readers",
    file: "../../packages/forms/src/understanding/learned.ts",
    measuredKb: 161,
  },
  { what: "later screens, during the first questions", file: "src/form/page/deferred-screens.ts", measuredKb: 10.4 },
  { what: "extra questions, when they are wanted", file: "../../packages/forms/src/forms/extra.ts", measuredKb: 9.7 },
  { what: "English, when it is chosen", file: "src/words/en.ts", measuredKb: 10.3 },
  {
    what: "speech of the browser, where the server has none",
    file: "src/form/call/browser-speech.ts",
    measuredKb: 1.8,
  },
  {
    what: "the page's own parts of a call, at 'Iniciar con su voz'",
    file: "src/form/call/call-parts.ts",
    measuredKb: 7,
  },
  { what: "call, while the consent is read", file: "../../packages/voice/src/call/voice-call.ts", measuredKb: 16.2 },
  { what: "hosted call, when it begins", file: "../../packages/voice/src/rooms/daily/daily-room.ts", measuredKb: 64 },
];

/** What an interview in writing loads ends with this moment. */
const lastOfTyped = "src/form/page/deferred-screens.ts";

/**
 * Weighs a built site: what a phone loads for each page, and at each moment of the form page.
 * @param dist where it was built
 * @returns bytes with gzip, bytes as a browser on https gets them, and the budget of the first
 */
export async function weighSite(dist: string): Promise<{ what: string; bytes: number; sent: number; most: number }[]> {
  const size = async (file: string) => gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length;
  // Pages are compressed when they are asked for, nearly as small as with gzip.
  const sentSize = async (file: string) =>
    (await readFile(path.join(dist, `${file}.br`)).catch(() => undefined))?.length;
  const sum = async (files: readonly string[], one: (file: string) => Promise<number>) =>
    (await Promise.all(files.map(one))).reduce((total, bytes) => total + bytes, 0);
  const rowOf = async (what: string, files: readonly string[], mostKb: number) => ({
    what,
    bytes: await sum(files, size),
    sent: await sum(files, async (file) => (await sentSize(file)) ?? size(file)),
    most: Math.round(mostKb * kilobyte),
  });
  const row = (what: string, files: readonly string[], measuredKb: number) => rowOf(what, files, measuredKb * room);
  const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
  for (const page of pages) {
    const { scripts, styles } = await filesOf(dist, page);
    rows.push(await rowOf(`${page}: script`, scripts, untouchedKb));
    rows.push(await row(`${page}: HTML and CSS`, [page, ...styles], measuredPage.documentKb));
  }
  const first = await filesOf(dist, "app.html");
  const loaded = new Set(first.scripts);
  const [react, frame] = [first.scripts.filter(isReact), first.scripts.filter((file) => !isReact(file))];
  rows.push(await row("/form: first words, before any script", ["app.html", ...first.styles], measuredFirstWordsKb));
  rows.push(await rowOf("React and its router, on every page that is touched", react, reactKb));
  rows.push(await row("/form: frame and access, beside React", frame, measuredFrameKb));
  const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));
  const landing = ["src/app.tsx", "src/landing/landing-page.tsx"].flatMap((file) => filesBehind(manifest, file));
  const { scripts: atOnce } = await filesOf(dist, "index.html");
  const touched = [...new Set(landing)].filter((each) => !atOnce.includes(each) && !isReact(each));
  rows.push(await row("index.html: script of the first touch, beside React", touched, measuredTouchKb));
  for (const { what, file, measuredKb } of moments) {
    const files = filesBehind(manifest, file).filter((each) => !loaded.has(each));
    for (const each of files) loaded.add(each);
    rows.push(await row(`/form: ${what}`, files, measuredKb));
    if (file === lastOfTyped) {
      const typed = [...loaded].filter((each) => !isReact(each));
      rows.push(await row("/form: whole typed interview, script beside React", typed, measuredTypedKb));
    }
  }
  return rows;
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/**
 * Finds a module's chunk by its path, or by its name where other chunks need a part of it too: the build then lists it
 * as one that is shared.
 * @returns the files a module needs before it runs, its own included
 */
export function filesBehind(
  manifest: Readonly<Record<string, Chunk>>,
  name: string,
  seen = new Set<string>(),
): string[] {
  const shared = Object.entries(manifest).filter(
    ([key, chunk]) => key.startsWith("_") && chunk.name === path.basename(name, path.extname(name)),
  );
  const own = manifest[name] ?? (shared.length === 1 ? shared[0]?.[1] : undefined);
  if (!own) throw new Error(`The build has no ${name} of its own.`);
  seen.add(own.file);
  for (const needed of own.imports ?? []) {
    if (!seen.has(manifest[needed]?.file ?? "")) filesBehind(manifest, needed, seen);
  }
  return [...seen];
}

const isReact = (file: string) => /\breact-[\w-]+\.js$/.test(file);

async function filesOf(dist: string, page: string) {
  const html = await readFile(path.join(dist, page), "utf8");
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = ""]) => file))];
  return { scripts: named(/="\/(\S+\.js)"/g), styles: named(/="\/(\S+\.css)"/g) };
}

if (isStarted(import.meta.url)) {
  const { row, close } = openFigures("weight");
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  for (const { what, bytes, sent, most } of await weighSite(
    fileURLToPath(new URL("../apps/web/dist/", import.meta.url)),
  )) {
    row(what, `${kilobytes(bytes)} KB with gzip, ${kilobytes(sent)} with Brotli`, {
      goal: `${kilobytes(most)} KB with gzip`,
      isMet: bytes <= most,
    });
  }
  process.exitCode = close();
}
