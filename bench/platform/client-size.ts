// What a page loads to use the platform's API, minified and zipped: our client beside the vendor's.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { root } from "../../scripts/bootstrap.mjs";

const api = join(root, "packages/api/src");
const need = createRequire(join(root, "packages/voice/package.json"));
const foreign = join(root, "node_modules/.cache/dilo/fetched/package.json");

const clients = {
  "our client, all 148 operations": `import { createClient } from ${JSON.stringify(join(api, "client/client.ts"))};
    import { platformRoutes } from ${JSON.stringify(join(api, "operations/routes.ts"))};
    export const platform = createClient(platformRoutes);`,
  "@vapi-ai/web 2.5.0, api.js": `export { Api } from ${JSON.stringify(need.resolve("@vapi-ai/web/dist/api.js"))};`,
  ...(existsSync(join(foreign, "../node_modules/@vapi-ai/server-sdk")) && {
    "@vapi-ai/server-sdk 2.0.1": `export { VapiClient } from ${JSON.stringify(createRequire(foreign).resolve("@vapi-ai/server-sdk"))};`,
  }),
};

export async function clientSizes(): Promise<{ name: string; bytes: number; zipped: number }[]> {
  const sizes = [];
  for (const [name, code] of Object.entries(clients)) {
    const text = await minified(code);
    sizes.push({ name, bytes: Buffer.byteLength(text), zipped: gzipSync(text, { level: 9 }).length });
  }
  return sizes;
}

/** @param code of a module */
async function minified(code: string) {
  const entry = "\0client";
  const plugin = {
    name: "client",
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) => (id === entry ? code : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const { output } = built as unknown as { output: { code?: string }[] };
  return output.map((file) => file.code ?? "").join("");
}
