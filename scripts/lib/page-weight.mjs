import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";

const kilobyte = 1024;
/** Pages everyone sees first: made at build, with a small island of script. */
const pages = ["index.html", "ayuda/index.html", "terminos/index.html", "404.html"];
/** What comes later, and when. Each is weighed without what is there by then. */
const later = [
  { what: "English, when it is chosen", file: "src/words/en.ts", most: 8 * kilobyte },
  {
    what: "interview and readers, while the payment is verified",
    file: "src/form/page/open-form.tsx",
    most: 90 * kilobyte,
  },
  { what: "hearing and speaking by the browser itself", file: "src/form/call/browser-speech.ts", most: 3 * kilobyte },
  { what: "last screens, during the first questions", file: "src/form/page/deferred-screens.ts", most: 6.5 * kilobyte },
  {
    what: "extra questions, when they are wanted",
    file: "../../packages/forms/src/extra/index.ts",
    most: 8 * kilobyte,
  },
  { what: "a call, at 'Iniciar con su voz'", file: "../../packages/voice/src/call/voice-call.ts", most: 20 * kilobyte },
  {
    what: "a hosted call, when it begins",
    file: "../../packages/voice/src/rooms/daily/daily-room.ts",
    most: 80 * kilobyte,
  },
];

/**
 * Weighs a built site: what each page needs before it answers, and what comes later.
 * @param {string} dist where it was built
 * @returns {Promise<{ what: string, bytes: number, most: number }[]>} bytes with gzip, and the budget of each
 */
export async function weighSite(dist) {
  const size = async (file) => gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length;
  const sum = async (files) => (await Promise.all(files.map(size))).reduce((total, bytes) => total + bytes, 0);
  const rows = [];
  for (const page of pages) {
    const { scripts, looks } = await filesOf(dist, page);
    rows.push({ what: `${page}: script`, bytes: await sum(scripts), most: 5 * kilobyte });
    rows.push({ what: `${page}: HTML and CSS`, bytes: await sum([page, ...looks]), most: 12 * kilobyte });
  }
  const first = (await filesOf(dist, "app.html")).scripts;
  rows.push({ what: "/form: script before its first words", bytes: await sum(first), most: 105 * kilobyte });
  const there = new Set(first);
  const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));
  for (const { what, file, most } of later) {
    const files = filesBehind(manifest, file).filter((each) => !there.has(each));
    for (const each of files) there.add(each);
    rows.push({ what: `/form: ${what}`, bytes: await sum(files), most });
  }
  return rows;
}

/** @returns {string[]} the files a module needs before it runs, its own included */
export function filesBehind(manifest, name, seen = new Set()) {
  if (!manifest[name]) throw new Error(`The build has no ${name} of its own.`);
  seen.add(manifest[name].file);
  for (const needed of manifest[name].imports ?? []) {
    if (!seen.has(manifest[needed].file)) filesBehind(manifest, needed, seen);
  }
  return [...seen];
}

async function filesOf(dist, page) {
  const html = await readFile(path.join(dist, page), "utf8");
  const named = (pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]))];
  return { scripts: named(/="\/(\S+\.js)"/g), looks: named(/="\/(\S+\.css)"/g) };
}
