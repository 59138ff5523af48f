import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isFresh, leanerArguments, missingPackages, misuse, nodeProblem, requireBuilt, root } from "./bootstrap.mjs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

test.each(["20.19.0", "20.20.2", "22.13.0", "22.21.1", "24.0.0", "26.10.0"])("Node %s will do", (version) => {
  expect(nodeProblem(version, engines.node)).toBeUndefined();
});

test.each(["18.20.8", "20.18.3", "21.7.3", "22.12.0", "23.1.0"])("Node %s is told so in one sentence", (version) => {
  expect(nodeProblem(version, engines.node)).toMatch(
    new RegExp(`^Dilo needs Node .*20\\.19.*; this is Node ${version}\\. [^.]*https://nodejs\\.org$`),
  );
});

const argv = ["/usr/bin/node", "scripts/start.mjs", "words"];
const running = { execArgv: ["--enable-source-maps"], argv, env: {} };

test("the embedded store begins again with the flag, and with every word there was", () => {
  const words = ["--liftoff-only", "--enable-source-maps", "scripts/start.mjs", "words"];
  expect(leanerArguments(running)).toEqual(words);
  expect(leanerArguments({ ...running, env: { DATABASE_URL: " " } })).toEqual(words);
});

test.each([
  ["it has begun so already", { execArgv: ["--liftoff-only"] }],
  ["the store is another process", { env: { DATABASE_URL: "postgres://localhost/dilo" } }],
])("nothing begins again where %s", (_, change) => {
  expect(leanerArguments({ ...running, ...change })).toBeUndefined();
});

test.each(["deploy/Dockerfile", "deploy/systemd/dilo@.service"])(
  "%s begins with the flag, as `npm start` does",
  (file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    const begun = /^(?:CMD \["node"|ExecStart=\/usr\/bin\/node).*main\.js.*$/m.exec(text)?.[0];
    expect(begun).toContain("--liftoff-only");
  },
);

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** The operator's commands come with the server, which has to be built: apps/server/src/ops/ops.test.ts. */
const commands = Object.entries(scripts).filter(([name]) => name !== "ops");

const start = (line: string, ...args: string[]) => {
  const [, ...words] = line.split(" ");
  return spawnSync(process.execPath, [...words, ...args], { cwd: root, encoding: "utf8", input: "" });
};

test.each(commands)("npm run %s refuses an option that it does not know, and says how it is used", (_, line) => {
  const { status, stdout, stderr } = start(line, "--no-such-option");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/--no-such-option.*(\nusage: |; see --help\.\n$)/i);
});

test.each(["start", "bench:call", "print"])("npm run %s --help prints the usage and nothing else", (name) => {
  const { status, stdout, stderr } = start(scripts[name] ?? "", "--help");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^usage: /i);
});

test.each([
  ["interpret", "--explain=yes", "Option '--explain' does not take an argument"],
  ["interpret", "cases.jsonl", 'Unexpected argument "cases.jsonl"'],
  ["interview", "--writen", "Unknown option '--writen'"],
])("%s %s is refused in one sentence", (command, word, sentence) => {
  const { status, stdout, stderr } = start(`node scripts/run.mjs ${command}`, word);
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: "", stderr: `${sentence}; see --help.\n` });
});

test.each([
  ["check [-- --all]", ["--al"], "--al"],
  ["check [-- --all]", ["all"], "all"],
  ["dev", ["web"], "web"],
  ["a [-- <plays>] [--seed <first>]", ["--sed", "2"], "--sed"],
  ["a [-- --quick] [--seed N]", ["rooms"], "rooms"],
])("by the usage '%s', %s is refused", (usage, words, wrong) => {
  expect(misuse(`usage: npm run ${usage}   what it does`, words)).toContain(`"${wrong}"`);
});

test.each([
  ["check [-- --all]", ["--all"]],
  ["a [-- <plays>] [--seed <first>]", ["100", "--seed", "2"]],
  ["a [-- --quick] [--seed N] [parts]", ["--seed=2", "rooms"]],
  ["a [-- parts]   what it does\n--record keeps the figures", ["calls", "--record"]],
])("by the usage '%s', %s is right", (usage, words) => {
  expect(misuse(`usage: npm run ${usage}   what it does`, words)).toBeUndefined();
});

test.each([
  ["bench/telephone/run", "digts"],
  ["bench/start/run", "five"],
])("%s refuses the part or the number '%s'", (bench, word) => {
  const { status, stdout, stderr } = start(`node scripts/run.mjs ${bench}`, word);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(`"${word}"`);
});

test.each([
  ["bench/dialogue/walk.ts", "--al"],
  ["bench/language/figures.ts", "--chek"],
  ["bench/page/load.ts", "--recrod"],
])("%s, started without npm, refuses '%s' before it measures", (bench, word) => {
  const { status, stdout, stderr } = start("node --import tsx", bench, word);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(new RegExp(`"${word}".*\nusage: `, "i"));
});

const wanted = {
  "": { name: "dilo" },
  "packages/forms": { name: "@dilo/forms", version: "0.0.0" },
  "node_modules/@dilo/forms": { resolved: "packages/forms", link: true },
  "node_modules/vite": { version: "8.3.8" },
  "node_modules/only-on-a-mac": { version: "1.0.0", optional: true },
};
const present = {
  "node_modules/@dilo/forms": { resolved: "packages/forms", link: true },
  "node_modules/vite": { version: "8.3.8" },
};

test("nothing is missing when all is there, whatever another machine would need besides", () => {
  expect(missingPackages(wanted, present)).toEqual([]);
});

test("a fresh clone lacks everything", () => {
  expect(missingPackages(wanted, {})).toEqual(["node_modules/@dilo/forms", "node_modules/vite"]);
});

test("an older version is missing, and so is a link to another place", () => {
  const stale = {
    "node_modules/@dilo/forms": { resolved: "packages/elsewhere", link: true },
    "node_modules/vite": { version: "8.3.7" },
  };
  expect(missingPackages(wanted, stale)).toEqual(["node_modules/@dilo/forms", "node_modules/vite"]);
});

test("in production what is for development alone is not missing", () => {
  const lock = { "node_modules/a": { version: "1.0.0" }, "node_modules/tool": { version: "1.0.0", dev: true } };
  expect(missingPackages(lock, {}, { isProduction: true })).toEqual(["node_modules/a"]);
  expect(missingPackages(lock, {})).toHaveLength(2);
});

const written = new Date("2026-01-01T10:00:00Z");
const built = new Date("2026-01-01T11:00:00Z");
const changed = new Date("2026-01-01T12:00:00Z");
const sources = [
  "apps/server/src/main.ts",
  "apps/web/src/main.tsx",
  "packages/forms/src/form.ts",
  "scripts/build.ts",
  "package-lock.json",
];

describe("a build", () => {
  let top: string;

  beforeEach(async () => {
    top = await mkdtemp(join(tmpdir(), "dilo-built-"));
    for (const path of sources) await put(path, written);
    await put("apps/web/dist/index.html", built);
    await put("apps/web/dist/console/index.html", built);
    await put("apps/server/dist/main.js", built);
    await put("apps/server/dist/empty-store.tar.gz", built);
    await put("apps/server/dist/zip-codes.json", built);
    await put("apps/server/dist/english-names.json", built);
    for (const folder of [
      "apps/web/src",
      "apps/server/src",
      "packages/forms/src",
      "packages/forms",
      "packages",
      "apps",
    ]) {
      await utimes(join(top, folder), written, written);
    }
  });

  afterEach(() => rm(top, { recursive: true, force: true }));

  test("a build newer than every source is fresh", () => {
    expect(isFresh(top)).toBe(true);
  });

  test.each(sources)("a change of %s asks for a build", async (path) => {
    await put(path, changed);
    expect(isFresh(top)).toBe(false);
  });

  test("a removed source asks for a build", async () => {
    await rm(join(top, "packages/forms/src/form.ts"));
    expect(isFresh(top)).toBe(false);
  });

  test("a missing page asks for a build", async () => {
    await rm(join(top, "apps/web/dist/index.html"));
    expect(isFresh(top)).toBe(false);
  });

  test("a changed test asks for none", async () => {
    await put("packages/forms/src/form.test.ts", changed);
    await utimes(join(top, "packages/forms/src"), written, written);
    expect(isFresh(top)).toBe(true);
  });

  async function put(path: string, time: Date) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), "");
    await utimes(join(top, path), time, time);
  }

  test("in production a build is asked for, and its lack is one sentence", async () => {
    expect(() => requireBuilt(top)).not.toThrow();
    await rm(join(top, "apps/web/dist"), { recursive: true });
    expect(() => requireBuilt(top)).toThrow(/^NODE_ENV is production and there is no build here: .*npm run build.*\.$/);
  });
});
