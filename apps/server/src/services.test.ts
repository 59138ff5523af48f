import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import type { Env } from "./env.ts";
import { openServices } from "./services.ts";
import { emptyStore, migrations } from "./store/testing.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "dilo-services-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = async (env: Env) => {
  const store = await emptyStore();
  const surroundings = { clock: () => new Date(), log: () => {}, migrations, site: undefined, store };
  return openServices(readConfig({ DATA_DIR: dataDir, ...env }), surroundings);
};

test.each<[string, Env]>([["MODEL_URL", { MODEL_URL: "http://localhost:1", MODEL_NAME: "x" }]])(
  "a service without an adapter is refused by name: %s",
  async (name, env) => {
    await expect(open(env)).rejects.toThrow(`${name} is set, but this version has no adapter`);
    expect(await readdir(dataDir)).toEqual([]);
  },
);

test("the hosted platform takes the place of ours", async () => {
  const services = await open({ VAPI_PUBLIC_KEY: "x" });
  expect(services.platform).toBeUndefined();
  await services.close();
});

test("with a speech service and a key from outside, nothing but the store is written", async () => {
  const env = { SPEECH_URL: "https://tts.example/v1", DATA_KEY: Buffer.alloc(32, 1).toString("base64") };
  const services = await open(env);
  expect(services.platform?.activeCalls()).toBe(0);
  expect(await readdir(dataDir)).toEqual([]);
  await services.close();
});
