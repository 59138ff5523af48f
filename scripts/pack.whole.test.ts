import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runNode, runNpm } from "./bootstrap.mjs";
import { packVoice } from "./pack.ts";
import { filesBehind } from "./page-weight.ts";
import { fetched } from "./test-tools.ts";

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

/** A clone in which npm packs, so that nobody who reads ours meets what it lays there. */
let clone: string;
/** A stranger's empty folder. */
let stranger: string;
let before: Record<string, unknown>;
let apiTarball: string;

const npmPack = (name: string) =>
  execute("npm", ["pack", "--silent", "--pack-destination", stranger], { cwd: join(clone, "packages", name) });
const filesOf = async (name: string) => ({
  names: (await readdir(join(clone, "packages", name))).sort(),
  manifest: await readFile(join(clone, "packages", name, "package.json"), "utf8"),
});

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), "dilo-clone-"));
  stranger = await mkdtemp(join(tmpdir(), "dilo-api-consumer-"));
  const isSource = (path: string) => !/\/(node_modules|dist)$/.test(path);
  for (const path of ["packages", "scripts", "LICENSE", "package.json", "package-lock.json", "tsconfig.base.json"])
    await cp(join(root, path), join(clone, path), { recursive: true, filter: isSource });
  await mkdir(join(clone, "node_modules/@dilo"), { recursive: true });
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== "@dilo" && name !== ".cache")
      await symlink(join(root, "node_modules", name), join(clone, "node_modules", name));
  for (const name of await readdir(join(clone, "packages")))
    await symlink(join(clone, "packages", name), join(clone, "node_modules/@dilo", name));
  before = await filesOf("api");
  await npmPack("api");
  apiTarball = join(stranger, (await readdir(stranger)).find((name) => name.endsWith(".tgz")) ?? "");
  const place = join(stranger, "node_modules/@dilo/api");
  await mkdir(place, { recursive: true });
  await execute("tar", ["xzf", apiTarball, "--strip-components=1", "-C", place]);
  await symlink(join(root, "node_modules/zod"), join(stranger, "node_modules/zod"));
}, 300_000);

afterAll(async () => {
  for (const place of [clone, stranger]) await rm(place, { recursive: true, force: true });
});

test("the package's folder is afterwards as it was", async () => {
  expect(await filesOf("api")).toEqual(before);
});

test("a part of Dilo that nobody can install alone is not packed, and says so", async () => {
  await expect(npmPack("forms")).rejects.toThrow("@dilo/forms is a part of Dilo and is not packed by itself");
});

test("publint finds nothing in what is published", async () => {
  expect(await lintTarball(apiTarball)).toEqual([]);
  expect(await lintTarball(tarball)).toEqual([]);
});

const attw = join(fetched, "@arethetypeswrong/cli/dist/index.js");
const lack = existsSync(attw) ? "" : " (not run: node scripts/run.mjs test-tools has not fetched it)";
test.skipIf(!existsSync(attw))(`@arethetypeswrong finds the types right in every resolution${lack}`, async () => {
  const { stdout } = await execute(process.execPath, [attw, apiTarball, "--no-emoji", "--format", "ascii"]);
  expect(stdout).toContain("No problems found");
});

test("a map leads from what is published to its sources, which lie in it", async () => {
  const map = await readFile(join(stranger, "node_modules/@dilo/api/dist/index.js.map"), "utf8");
  const { sources, sourcesContent }: { sources: string[]; sourcesContent: string[] } = JSON.parse(map);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => !/^(api|forms|foundation)\/src\//.test(source))).toEqual([]);
  expect(sourcesContent).toHaveLength(sources.length);
});

test("the packed client type-checks and runs in a stranger's program", async () => {
  await writeFile(
    join(stranger, "consumer.mts"),
    `import { ApiError, createClient, type PlatformOperations, platformRoutes } from "@dilo/api";
const fetched: string[] = [];
const platform = createClient<PlatformOperations>(platformRoutes, {
  baseUrl: "https://platform.example",
  token: "t",
  fetch: async (address) => {
    fetched.push(String(address));
    return Response.json({ id: "a-1" }, { status: 201 });
  },
});
const { id }: { id: string } = await platform.createAssistant({ body: { name: "Ana" } });
console.log(id, fetched[0], typeof ApiError);
`,
  );
  const compilerOptions = { strict: true, target: "ES2023", module: "nodenext", lib: ["ES2023", "DOM"], types: [] };
  const config = {
    compilerOptions: { ...compilerOptions, outDir: "out", skipLibCheck: true },
    files: ["consumer.mts"],
  };
  await writeFile(join(stranger, "tsconfig.json"), JSON.stringify(config));
  const { output } = await runNode([tsc, "-p", stranger]);
  expect(output).toBe("");
  const { stdout } = await execute(process.execPath, [join(stranger, "out/consumer.mjs")]);
  expect(stdout.trim()).toBe("a-1 https://platform.example/assistant function");
});

/** What publint has to say about a package that is ready to be published, suggestions too. */
async function lintTarball(tarball: string): Promise<readonly string[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}
