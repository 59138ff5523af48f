// usage: node scripts/run.mjs build [--web]   builds the site with its prerendered pages, and the server (not with --web)
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzipSync } from "node:zlib";
import { emptyDatabase } from "@dilo/testing/empty-database";
import { type BuildOptions, build } from "vite";
import { makeZipTable } from "../apps/server/src/answers/language/make-zip-table.ts";
import { makeNameTable } from "../apps/server/src/answers/language/names-heard/make-name-table.ts";
import { filesBehind, weighSite } from "./page-weight.ts";

const apps = fileURLToPath(new URL("../apps/", import.meta.url));
await buildSite(path.join(apps, "web"));
await buildConsole(path.join(apps, "web"));
if (!process.argv.includes("--web")) {
  await buildWith(path.join(apps, "server"));
  await prepareStore(path.join(apps, "server/dist/empty-store.tar.gz"));
  await prepareTable(path.join(apps, "server/dist/zip-codes.json"), makeZipTable());
  await prepareTable(path.join(apps, "server/dist/english-names.json"), makeNameTable());
}

async function buildSite(root: string) {
  await buildWith(root);
  const dist = path.join(root, "dist");
  const shell = await readFile(path.join(dist, "index.html"), "utf8");
  for (const page of await makePages(root)) {
    const file = path.join(dist, page.file);
    await mkdir(path.dirname(file), { recursive: true });
    const filled = fill(shell, page);
    await writeFile(file, await finished(page.file, filled, dist));
  }
  await fillWorker(dist);
  await dropComments(path.join(dist, "not-started.js"));
  await compress(path.join(dist, "assets"));
  await refuseHeavyPages(dist);
}

/** The platform's console stands beside the site, and shares no file with it. */
async function buildConsole(root: string) {
  const configFile = path.join(root, "vite.console.config.ts");
  await build({ configFile, logLevel: "warn" });
  await compress(path.join(root, "dist/console/assets"));
}

/** What stands in the site as it was written weighs no more than it has to. */
async function dropComments(file: string) {
  const script = await readFile(file, "utf8");
  await writeFile(file, script.replace(/^\s*\/\/.*\n/gm, ""));
}

/** Tells the service worker what the form page needs without a connection, and makes it another with every other build. */
async function fillWorker(dist: string) {
  const read = (file: string) => readFile(path.join(dist, file), "utf8");
  const [page, offline, worker] = await Promise.all([read("app.html"), read("sin-conexion/index.html"), read("sw.js")]);
  const manifest = JSON.parse(await read(".vite/manifest.json"));
  const parts = ["page/open-form.tsx", "session/readers.ts", "page/deferred-screens.ts"].map(
    (part) => `src/form/${part}`,
  );
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const behind = parts.flatMap((part) => filesBehind(manifest, part)).map((file) => `/${file}`);
  const files = JSON.stringify([...new Set([...named, ...behind])]);
  const version = createHash("sha256").update(page).update(offline).update(files).digest("hex").slice(0, 12);
  const filled: Filling[] = [
    ["const formFiles = [];", `const formFiles = ${files};`],
    ['const version = "none";', `const version = "${version}";`],
  ];
  await writeFile(path.join(dist, "sw.js"), replaceEach(worker, filled));
}

/** Scripts and styles as small as Brotli makes them, beside each: a server that is asked for one has no seconds for it. */
async function compress(folder: string) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
    }),
  );
}

/** The form page loads its code at once; the page shown without a connection has none to load. */
async function finished(file: string, html: string, dist: string) {
  if (file === "app.html") return withCodeAhead(html, await appFiles(dist));
  if (file === "sin-conexion/index.html") return html.replace(/ *<script .*<\/script>\n/g, "");
  return html;
}

/** Makes the empty database a first start begins with: making one there would take twice the memory. */
async function prepareStore(file: string) {
  const dump = await emptyDatabase();
  await writeFile(file, gzipSync(Buffer.from(await dump.arrayBuffer())));
}

/** Tables that would be made anew at every start. */
function prepareTable(file: string, table: unknown) {
  return writeFile(file, JSON.stringify(table));
}

function buildWith(root: string, options: BuildOptions = {}) {
  return build({ configFile: path.join(root, "vite.config.ts"), root, logLevel: "warn", build: options });
}

/** A page as `prerender.tsx` of the site makes it. */
interface Page {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

async function makePages(root: string): Promise<Page[]> {
  const outDir = path.join(root, "dist-prerender");
  const options = { ssr: "src/prerender.tsx", outDir, sourcemap: false, manifest: false, target: "node20" };
  await buildWith(root, { ...options, copyPublicDir: false });
  try {
    const { makePages } = await import(pathToFileURL(path.join(outDir, "prerender.js")).href);
    return await makePages();
  } finally {
    await rm(outDir, { recursive: true });
  }
}

function fill(shell: string, { title, description, html }: Page) {
  const filled: Filling[] = [
    ["<title>Dilo</title>", `<title>${escapeHtml(title)}</title>`],
    [
      '<meta name="description" content="" />',
      description &&
        `<meta name="description" content="${escapeHtml(description)}" />\n    <meta property="og:description" content="${escapeHtml(description)}" />`,
    ],
    ['property="og:title" content="Dilo"', `property="og:title" content="${escapeHtml(title)}"`],
    ["<!--page-->", html],
  ];
  return replaceEach(shell, filled);
}

type Filling = readonly [place: string, filling: string];

/** @throws Error when a place is not there */
function replaceEach(whole: string, filled: readonly Filling[]) {
  return filled.reduce((text, [place, filling]) => {
    if (!text.includes(place)) throw new Error(`There is no place ${place}.`);
    return text.replace(place, () => filling);
  }, whole);
}

function escapeHtml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The files of the app itself, which /form needs at once. */
async function appFiles(dist: string) {
  const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));
  return [...new Set(["src/app.tsx", "src/form/page/form-page.tsx"].flatMap((name) => filesBehind(manifest, name)))];
}

async function refuseHeavyPages(dist: string) {
  const heavy = (await weighSite(dist)).filter(({ bytes, most }) => bytes > most);
  if (heavy.length === 0) return;
  throw new Error(
    heavy.map(({ what, bytes, most }) => `${what}: ${bytes} B with gzip, over the ${most} B it may weigh.`).join("\n"),
  );
}

function withCodeAhead(page: string, files: readonly string[]) {
  const ahead = files.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`).join("");
  return page.replace("  </head>", () => `${ahead}  </head>`);
}
