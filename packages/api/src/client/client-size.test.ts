import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const entry = "client-of-the-platform.js";
const source = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** What a page carries to use all operations of the platform. */
const page = `
import { createClient } from ${source("./client.ts")};
import { platformRoutes } from ${source("../operations/routes.ts")};
export const platform = createClient(platformRoutes);
`;

test("the client and all its routes take at most 3.5 KB, zipped, and bring nothing else", async () => {
  const modules: string[] = [];
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
        load: (id) => (id === entry ? page : undefined),
        moduleParsed: ({ id }) => void modules.push(id),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const output = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  expect(modules.some((id) => id.includes("/zod/"))).toBe(false);
  expect(code).toContain("/voice-library/create-sesame-voice");
  expect(gzipSync(code).length).toBeLessThanOrEqual(3.5 * 1024);
});
