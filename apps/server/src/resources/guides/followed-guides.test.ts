import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ForeignHost, openForeignHost } from "../foreign/testing-foreign.ts";

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: Parameters } }[];
}

interface Parameters {
  readonly properties?: Readonly<Record<string, unknown>>;
}

/**
 * A model that uses its first tool whenever somebody wants something, the last step of the workflow once there is an
 * hour; it repeats what a tool said, and else its instructions.
 */
async function openModel() {
  const server = createServer(async (request, response) => {
    const delta = answerTo((await json(request)) as Asked);
    const choices = [{ index: 0, delta, finish_reason: "tool_calls" in delta ? "tool_calls" : "stop" }];
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, close: () => void server.close() };
}

function answerTo({ messages, tools: [tool] = [] }: Asked) {
  const { role, content } = messages.at(-1) ?? { role: "", content: "" };
  if (role === "tool") return { content };
  const isEarly =
    content.startsWith("Buenas") || (tool?.function.name === "handoff_to_end" && !content.includes("diez"));
  if (tool === undefined || role !== "user" || isEarly) {
    return { content: messages.findLast((one) => one.role === "system")?.content ?? "" };
  }
  const { name, parameters } = tool.function;
  const given = Object.fromEntries(Object.keys(parameters.properties ?? {}).map((key) => [key, content]));
  const call = { name, arguments: JSON.stringify(given) };
  return { tool_calls: [{ index: 0, id: "call_1", type: "function", function: call }] };
}

let host: ForeignHost;
let model: Awaited<ReturnType<typeof openModel>>;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dilo-guides-"));
  model = await openModel();
  host = await openForeignHost({ MODEL_URL: model.url, MODEL_KEY: "sk-of-a-test", MODEL_NAME: "small" });
  const guides = await readFile(join(import.meta.dirname, "../../../../../docs/guides.md"), "utf8");
  for (const [, name = "", code = ""] of guides.matchAll(/```js (\S+)\n([\s\S]*?)```/g)) {
    await writeFile(join(folder, name), code.replaceAll("http://localhost:3000", new URL(host.baseUrl).origin));
  }
  for (const [, name = "", body = ""] of guides.matchAll(/```json POST \/(\S+)\n([\s\S]*?)```/g)) {
    expect(guides).toContain(`Keep this as **${name}.json**`);
    await writeFile(join(folder, `${name}.json`), body);
  }
  await mkdir(join(folder, "data"));
  await writeFile(join(folder, "data/platform-tokens.json"), JSON.stringify({ private: host.token }));
});
afterAll(async () => {
  await host.close();
  model.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  [
    "squad",
    /Assistant: Find out what[\s\S]*Assistant: Le paso con pedidos\.\nAssistant: ¿Qué flores quiere\?\nPerson: Doce rosas.*\nAssistant: Take the order/,
  ],
  [
    "workflow",
    /Assistant: Greet, and ask[\s\S]*Person: El lunes\.\nAssistant: Ask for the hour on El lunes\.,[\s\S]*Person: A las diez\./,
  ],
  [
    "knowledge",
    /The file is done\.\nPerson: ¿Cuál es el horario\?\nAssistant: [\s\S]*De lunes a viernes, de nueve a siete/,
  ],
  ["eval", /assistant: Say goodbye with: Hasta luego\. \nThe eval ends with: pass\.\n/],
])("the guide of %ss is followed to its end, as it stands", async (name, printed) => {
  const { stdout } = await promisify(execFile)(process.execPath, [`${name}.mjs`], { cwd: folder });
  expect(stdout).toMatch(printed);
});
