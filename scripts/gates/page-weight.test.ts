import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { filesBehind, weighSite } from "../page-weight.ts";

const dist = mkdtempSync(join(tmpdir(), "dilo-weight-"));
afterAll(() => rmSync(dist, { recursive: true }));

const page = (...scripts: string[]) => scripts.map((file) => `<script type="module" src="/${file}"></script>`).join("");
const later = {
  "src/app.tsx": { file: "app.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react-Ab_1-c.js" },
  "src/landing/landing-page.tsx": { file: "landing.js", imports: ["src/app.tsx"] },
  "src/words/en.ts": { file: "en.js" },
  "src/form/page/open-form.tsx": { file: "open-form.js", imports: ["_shared.js"] },
  "../../packages/forms/src/understanding/learned.ts": { file: "learned.js", imports: ["_shared.js"] },
  "../../packages/forms/src/forms/extra.ts": { file: "extra.js", imports: ["_shared.js"] },
  "src/form/session/readers.ts": { file: "readers.js", imports: ["_shared.js"] },
  "src/form/call/browser-speech.ts": { file: "own-speech.js" },
  "src/form/page/deferred-screens.ts": { file: "deferred-screens.js", imports: ["_shared.js"] },
  "src/form/call/call-parts.ts": { file: "call-parts.js" },
  "../../packages/voice/src/call/voice-call.ts": { file: "call.js", imports: ["_shared.js"] },
  "../../packages/voice/src/rooms/daily/daily-room.ts": { file: "daily.js" },
  "_shared.js": { file: "shared.js", imports: ["src/form/page/open-form.tsx"] },
};
const files: Record<string, string> = {
  ...Object.fromEntries(
    ["index.html", "ayuda/index.html", "terminos/index.html", "404.html"].map((at) => [at, page()]),
  ),
  "app.html": page("island.js", "app.js", "assets/react-Ab_1-c.js"),
  ".vite/manifest.json": JSON.stringify(later),
  "island.js": "1",
  "landing.js": "10",
  "app.js": "2".repeat(500),
  "assets/react-Ab_1-c.js": "0123456789".repeat(30),
  "en.js": "3",
  "open-form.js": "4",
  "shared.js": "5".repeat(300),
  "readers.js": "5".repeat(400),
  "learned.js": "12",
  "own-speech.js": "0",
  "deferred-screens.js": "6",
  "extra.js": "9",
  "call-parts.js": "7",
  "call.js": "7",
  "daily.js": "8",
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}
const gzipped = (...names: string[]) =>
  names.reduce((total, name) => total + gzipSync(files[name] ?? "", { level: 9 }).length, 0);

test("a module needs its imports, and theirs, each once", () => {
  expect(filesBehind(later, "src/form/page/open-form.tsx")).toEqual(["open-form.js", "shared.js"]);
  expect(() => filesBehind(later, "src/gone.ts")).toThrow("src/gone.ts");
});

test("what is there already is not weighed again", async () => {
  const weighed = await weighSite(dist);
  const bytes = (part: string) => weighed.find(({ what }) => what.includes(part))?.bytes;
  expect(bytes("first words")).toBe(gzipped("app.html"));
  expect(bytes("React and its router")).toBe(gzipped("assets/react-Ab_1-c.js"));
  expect(bytes("frame and access")).toBe(gzipped("island.js", "app.js"));
  expect(bytes("first question")).toBe(gzipped("open-form.js", "shared.js"));
  expect(bytes("readers,")).toBe(gzipped("readers.js"));
  expect(bytes("later screens")).toBe(gzipped("deferred-screens.js"));
  expect(bytes("what was learned")).toBe(gzipped("learned.js"));
  const typed = ["island.js", "app.js", "open-form.js", "shared.js", "readers.js", "learned.js", "deferred-screens.js"];
  expect(bytes("whole typed interview")).toBe(gzipped(...typed));
  expect(bytes("first touch")).toBe(gzipped("app.js", "landing.js"));
});

test("a page past its budget shows", async () => {
  writeFileSync(join(dist, "island.js"), crypto.getRandomValues(new Uint8Array(65_000)));
  const heavy = (await weighSite(dist)).filter(({ bytes, most }) => bytes > most);
  expect(heavy.map(({ what }) => what)).toEqual(["/form: frame and access, beside React"]);
});
