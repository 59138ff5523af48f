import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packVoice } from "./pack-voice.mjs";
import { root, runNode, runNpm } from "./run.mjs";

const execute = promisify(execFile);
const tsc = join(root, "node_modules/typescript/bin/tsc");
/** The vendor's SDK is four times as large. Bytes, gzipped, without Daily's library. */
const mostBytes = 20 * 1024;

const consumer = `import { VoiceCall, VoiceError, limits, type AssistantMessage, type VoiceFailure } from "@dilo/voice";
import { useVoiceCall, type UsedVoiceCall } from "@dilo/voice/react";

const call = new VoiceCall({ token: async () => "token", baseUrl: "/platform", startAudioOff: true });
call.on("message", (message: AssistantMessage) => {
  if (message.type === "transcript") console.log(message.transcript.toUpperCase());
});
call.on("error", ({ code, message }: VoiceFailure) => console.log(code === "meeting-full", message));
// @ts-expect-error no such event
call.on("nonsense", () => {});
// @ts-expect-error a message must have a type we know
call.send({ type: "nonsense" });
const started = await call.start({ assistant: { firstMessage: "Hola.", model: { provider: "openai" } } });
const url: string | undefined = started?.webCallUrl;
// @ts-expect-error a call needs an assistant, a squad or a workflow
await call.start({ assistent: "a-1" });
await call.perform("updatePermissions", { participantId: "p", hasPresence: true, canSend: ["audio"], canAdmin: false });
// @ts-expect-error not a permission
await call.perform("updatePermissions", { participantId: "p", canAdmin: "all" });
// @ts-expect-error a page has an address or a text, not both
await call.perform("updateCustomIntegrations", { notes: { label: "n", location: "main", src: "/n", srcdoc: "<p>" } });
await call.perform("startCamera");
const wait: 1000 = limits.mobilePermissionWaitMs;
export function Button(): UsedVoiceCall["isActive"] {
  return useVoiceCall({ token: "t", baseUrl: "/platform" }).isActive;
}
console.log(url, wait, new VoiceError("invalid", "said").code);
`;

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    // What is published is checked too, not only what uses it.
    skipLibCheck: false,
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: [],
  },
  files: ["consumer.ts"],
};

let folder;
let tarball;
let files;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dilo-consumer-"));
  ({ tarball, files } = await packVoice(folder));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const install = ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, tarball];
  const { code, output } = await runNpm(install);
  if (code !== 0) throw new Error(`The tarball cannot be installed:\n${output}`);
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("holds the modules, their types, a licence and a readme, and nothing else", async () => {
  expect(files).toContain("README.md");
  expect(files).toContain("LICENSE");
  expect(files.filter((file) => file.endsWith("-worklet.js"))).toHaveLength(2);
  const others = files.filter((file) => !/^dist\/(voice|api|foundation)\/[\w/.-]+\.(js|d\.ts)$/.test(file));
  expect(others.sort()).toEqual(["LICENSE", "README.md", "package.json"]);
  expect(files.filter((file) => /\.test|testing|double|fake|loopback|contract/.test(file))).toEqual([]);
  for (const file of files.filter((one) => one.startsWith("dist/"))) {
    const text = await readFile(join(folder, "node_modules/@dilo/voice", file), "utf8");
    expect(text, file).not.toMatch(/from "(@dilo\/|zod)|\.ts"|file:\/\//);
    expect(text.includes(root), file).toBe(false);
  }
});

test("installs alone", async () => {
  const installed = await readdir(join(folder, "node_modules"));
  expect(installed.filter((name) => !name.startsWith("."))).toEqual(["@dilo"]);
});

test.each(["bundler", "nodenext"])(
  "type-checks a strict consumer with %s resolution, published types included",
  async (resolution) => {
    const { compilerOptions, ...rest } = settings;
    const modules = { moduleResolution: resolution, module: resolution === "bundler" ? "esnext" : "nodenext" };
    await writeFile(join(folder, "consumer.ts"), consumer);
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({ ...rest, compilerOptions: { ...compilerOptions, ...modules } }),
    );
    const { code, output } = await runNode([tsc, "-p", folder]);
    expect(output).toBe("");
    expect(code).toBe(0);
  },
);

test("weighs at most 20 KB without Daily's library, which comes only with a hosted call", async () => {
  const { main, lazy, assets } = await bundled(
    'import { VoiceCall } from "@dilo/voice";\nglobalThis.VoiceCall = VoiceCall;\n',
  );
  expect(gzipSync(main, { level: 9 }).length).toBeLessThanOrEqual(mostBytes);
  expect(main).not.toMatch(/daily-js|callObjectBundleUrlOverride:/);
  expect(lazy.some((name) => name.includes("daily-room"))).toBe(true);
  expect(assets.filter((name) => name.includes("worklet"))).toHaveLength(2);
});

test("leaves out what a page does not use", async () => {
  const { main } = await bundled('import { limits } from "@dilo/voice";\nglobalThis.wait = limits.speechEndDelayMs;\n');
  expect(gzipSync(main).length).toBeLessThan(1024);
});

test("can be imported where there is no browser, as when a page is rendered on a server", async () => {
  const script = 'import("@dilo/voice").then(({ VoiceCall }) => console.log(typeof VoiceCall))';
  const { stdout } = await execute(process.execPath, ["-e", script], { cwd: folder });
  expect(stdout.trim()).toBe("function");
});

/** Builds a page of one module as a customer's bundler would. */
async function bundled(source) {
  const place = await mkdtemp(join(folder, "page-"));
  await mkdir(join(place, "src"));
  await writeFile(join(place, "src/main.js"), source);
  await build({
    root: place,
    configFile: false,
    logLevel: "error",
    build: { outDir: "out", rolldownOptions: { input: join(place, "src/main.js"), external: ["@daily-co/daily-js"] } },
  });
  const names = await readdir(join(place, "out/assets"));
  const main = names.find((name) => name.startsWith("main-")) ?? "";
  return {
    main: await readFile(join(place, "out/assets", main), "utf8"),
    lazy: names.filter((name) => name !== main && name.endsWith(".js") && !name.includes("worklet")),
    assets: names,
  };
}
