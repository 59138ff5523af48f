import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runNode, runNpm } from "../bootstrap/run.mjs";
import { packVoice } from "../pack.ts";
import { filesBehind } from "../page-weight.ts";
import { lintTarball } from "./package.ts";

const execute = promisify(execFile);
const tsc = join(root, "node_modules/typescript/bin/tsc");
/** What a page loads for a call in our own room. The vendor's SDK is four times as large. Bytes, gzipped. */
const mostBytes = 17 * 1024;

const consumer = `import { VoiceCall, VoiceError, limits, type AssistantMessage, type TranscriptMessage, type VoiceFailure } from "@dilo/voice";
import { dailyRoom } from "@dilo/voice/daily";
import { type LiveKitLibrary, liveKitRooms } from "@dilo/voice/livekit";
import { useVoiceCall, type UsedVoiceCall } from "@dilo/voice/react";

const call = new VoiceCall({ token: async () => "token", baseUrl: "/platform", startAudioOff: true });
call.on("message", (message: AssistantMessage) => {
  if (message.type === "transcript") console.log(message.transcript.toUpperCase());
});
call.on("error", ({ code, message }: VoiceFailure) => console.log(code === "meeting-full", message));
// @ts-expect-error no such event
call.on("nonsense", () => {});
call.on("transcript", (message) => {
  const { role, transcriptType, transcript, turnId }: TranscriptMessage = message;
  const who: "user" | "assistant" = role;
  const text: string = transcriptType === "final" ? transcript : (turnId ?? who);
  // @ts-expect-error what was said is its transcript
  console.log(text, message.text);
  // @ts-expect-error not a state of a transcript
  if (transcriptType === "done") return;
});
// @ts-expect-error the option is startAudioOff
new VoiceCall({ token: "t", baseUrl: "/", startAudioOf: true });
// @ts-expect-error the option is baseUrl, in the hook too
export const mistyped = () => useVoiceCall({ token: "t", baseURL: "/" });
call.on("message", (message) => {
  if (message.type === "model-output") console.log(message.output);
});
// @ts-expect-error a message must have a type we know
call.send({ type: "nonsense" });
call.send({ type: "add-message", message: { role: "tool", tool_call_id: "t-1", content: "42" } });
call.send({ type: "add-message", message: { role: "function", name: "sum", content: null } });
// @ts-expect-error a tool's answer names its call
call.send({ type: "add-message", message: { role: "tool", content: "42" } });
const started = await call.start({ assistant: { firstMessage: "Hola.", model: { provider: "openai" } } });
const url: string | undefined = started?.webCallUrl;
// @ts-expect-error a call needs an assistant, a squad or a workflow
await call.start({ assistent: "a-1" });
await call.perform("updatePermissions", { participantId: "p", hasPresence: true, canSend: ["audio"], canAdmin: false });
// @ts-expect-error not a permission
await call.perform("updatePermissions", { participantId: "p", canAdmin: "all" });
// @ts-expect-error a page has an address or a text, not both
new VoiceCall({ token: "t", baseUrl: "", customIntegrations: { n: { label: "n", location: "main", src: "/n", srcdoc: "" } } });
await call.perform("startCamera");
// What a page may or may not have, under exactOptionalPropertyTypes.
const language: string | undefined = globalThis.navigator?.language;
new VoiceCall({ token: "t", baseUrl: "/", language, rooms: undefined, dailyConfig: { avoidEval: undefined }, workletUrl: undefined });
await call.start({ assistant: "a-1", squad: undefined, roomDeleteOnUserLeaveEnabled: undefined });
call.say("Hola.", { endCallAfterSpoken: undefined });
export const hosted = new VoiceCall({ token: "token", baseUrl: "https://api.example.com", rooms: dailyRoom });
declare const load: () => Promise<LiveKitLibrary>;
export const elsewhere = new VoiceCall({ token: "token", baseUrl: "/", rooms: liveKitRooms(load, dailyRoom) });
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

let folder: string;
let tarball: string;
let files: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dilo-consumer-"));
  ({ tarball, files } = await packVoice(folder));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const install = ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, tarball];
  const { code, output } = await runNpm(install);
  if (code !== 0) throw new Error(`The tarball cannot be installed:\n${output}`);
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("holds the modules, their types, a licence and a readme, and nothing else", async () => {
  expect(files).toContain("README.md");
  expect(files).toContain("LICENSE");
  const code = /^dist\/((chunks\/)?[\w-]+\.c?js(\.map)?|types\/(voice|api|foundation)\/[\w/.-]+\.d\.c?ts)$/;
  const others = files.filter((file: string) => !code.test(file) && !/^[a-z]+\/package\.json$/.test(file));
  const worklet = ["worklet.cjs", "worklet.d.cts", "worklet.d.ts", "worklet.js"];
  expect(others.sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "package.json", ...worklet]);
  expect(files.filter((file: string) => /\.test|testing|double|fake|loopback|contract/.test(file))).toEqual([]);
  for (const file of files.filter((one: string) => one.startsWith("dist/"))) {
    const text = await readFile(join(folder, "node_modules/@dilo/voice", file), "utf8");
    if (!file.endsWith(".map")) expect(text, file).not.toMatch(/from "(@dilo\/|zod)|\.ts"|file:\/\//);
    expect(text.includes(root), file).toBe(false);
  }
});

test("is found in order by publint", async () => {
  expect(await lintTarball(tarball)).toEqual([]);
});

test("an example installs with what is packed beside it", async () => {
  const place = join(folder, "examples/plain-page");
  await cp(join(root, "examples/plain-page"), place, { recursive: true });
  await cp(tarball, join(folder, "examples", basename(tarball)));
  const { code, output } = await runNpm(["install", "--offline", "--no-audit", "--no-fund", "--prefix", place]);
  expect(code, output).toBe(0);
  expect(await readdir(join(place, "node_modules/@dilo/voice/dist"))).toContain("widget.js");
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

const page = `import "@dilo/voice/widget";
import type { DiloCallAttributes } from "@dilo/voice/jsx";

const given: DiloCallAttributes = { "base-url": "/platform", token: "t", assistant: "a-1" };
export const button = <dilo-call {...given} lang="es" ref={(element) => void element?.start()} onClick={() => {}} />;
// @ts-expect-error its name has a dash
export const mistyped = <dilo-call base-url="/platform" worklet_url="/w.js" baseUrl="/platform" />;
// @ts-expect-error an id is a text
export const wrong = <dilo-call base-url="/platform" assistant={{ firstMessage: "Hola." }} />;
// @ts-expect-error without an address nobody is called
export const nowhere = <dilo-call token="t" />;
`;

test.each(["react", "react-18"])("the widget's element has types in JSX, with those of @types/%s", async (types) => {
  const place = join(folder, `jsx-${types}`);
  await mkdir(place);
  await writeFile(join(place, "page.tsx"), page);
  const react = join(root, "node_modules/@types", types);
  const { compilerOptions } = settings;
  const paths = { react: [react], "react/jsx-runtime": [join(react, "jsx-runtime.d.ts")] };
  const modules = { moduleResolution: "bundler", module: "esnext", jsx: "react-jsx", paths };
  await writeFile(
    join(place, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...modules, skipLibCheck: true }, files: ["page.tsx"] }),
  );
  expect((await runNode([tsc, "-p", place])).output).toBe("");
});

test("compiles five programs written for @vapi-ai/web 2.5.0, which itself compiles them, with our import and with its own", async () => {
  const place = join(folder, "programs");
  await cp(join(root, "examples/vapi-programs"), place, { recursive: true });
  const programs = (await readdir(place)).filter((file) => file.endsWith(".ts"));
  expect(programs).toEqual(["devices.ts", "emitter.ts", "platform.ts", "positional.ts", "raw-events.ts", "screen.ts"]);
  const { compilerOptions } = settings;
  const modules = { moduleResolution: "bundler", module: "esnext", noPropertyAccessFromIndexSignature: false };
  await writeFile(
    join(place, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...modules }, files: programs }),
  );
  expect((await runNode([tsc, "-p", place])).output).toBe("");

  // A program that 2.5.0 itself refuses would show nothing.
  for (const file of programs) {
    const text = await readFile(join(place, file), "utf8");
    await writeFile(join(place, file), text.replace("@dilo/voice/vapi", "@vapi-ai/web"));
  }
  const theirs = {
    ...{ ...compilerOptions, ...modules, exactOptionalPropertyTypes: false, skipLibCheck: true },
    ...{ esModuleInterop: true, types: ["node"], typeRoots: [join(root, "node_modules/@types")] },
    paths: { "@vapi-ai/web": [join(root, "node_modules/@vapi-ai/web")] },
  };
  await writeFile(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions: theirs, files: programs }));
  expect((await runNode([tsc, "-p", place])).output).toBe("");
});

test.each([
  ["the drop-in class", 'import it from "@dilo/voice/vapi";\nglobalThis.it = it;\n', 2],
  ["the widget", 'import "@dilo/voice/widget";\n', 6],
])("%s weighs little more", async (_, code, mostKb) => {
  const call = await bundled('import { VoiceCall } from "@dilo/voice";\nglobalThis.it = VoiceCall;\n');
  const own = await bundled(code);
  expect(own.loaded - call.loaded).toBeLessThanOrEqual(mostKb * 1024);
});

test("weighs at most 17 KB with its worklet; Daily's library comes only where a page brings it", async () => {
  const { loaded, main } = await bundled(
    'import { VoiceCall } from "@dilo/voice";\nglobalThis.VoiceCall = VoiceCall;\n',
  );
  expect(loaded).toBeLessThanOrEqual(mostBytes);
  expect(main).toContain("dilo-playback");
  expect(main).not.toMatch(/daily-js"|callObjectBundleUrlOverride:/);
});

test("leaves out what a page does not use", async () => {
  const { main } = await bundled('import { limits } from "@dilo/voice";\nglobalThis.wait = limits.speechEndDelayMs;\n');
  expect(gzipSync(main).length).toBeLessThan(1024);
});

test("can be imported where there is no browser, as when a page is rendered on a server", async () => {
  const script = `
    const all = ["@dilo/voice", "@dilo/voice/vapi", "@dilo/voice/widget"];
    const named = (it) => typeof (it.VoiceCall ?? it.DiloCallElement ?? it.default);
    Promise.all(all.map((one) => import(one))).then((modules) =>
      console.log(...modules.map(named), ...all.map((one) => named(require(one)))));
    import("@dilo/voice/vapi").then(({ default: Vapi }) => new Vapi("token").isMuted());
  `;
  const { stdout } = await execute(process.execPath, ["-e", script], { cwd: folder });
  expect(stdout.trim()).toBe(Array(6).fill("function").join(" "));
});

/**
 * Builds a page of one module as a customer's bundler would.
 * @returns its script, and what it weighs with every chunk that it imports from the start; bytes, gzipped
 */
async function bundled(source: string | Iterable<string> | AsyncIterable<string> | import("stream")) {
  const place = await mkdtemp(join(folder, "page-"));
  await mkdir(join(place, "src"));
  await writeFile(join(place, "src/main.js"), source);
  await build({
    root: place,
    configFile: false,
    logLevel: "error",
    build: {
      outDir: "out",
      manifest: true,
      modulePreload: false,
      rolldownOptions: { input: join(place, "src/main.js") },
    },
  });
  const manifest = JSON.parse(await readFile(join(place, "out/.vite/manifest.json"), "utf8"));
  const names = filesBehind(manifest, "src/main.js");
  const texts = await Promise.all(names.map((name) => readFile(join(place, "out", name))));
  const loaded = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  return { main: texts.join("\n"), loaded };
}
