import { expect, test } from "vitest";
import { leanerArguments } from "./lean-wasm.mjs";

const argv = ["/usr/bin/node", "scripts/start.mjs", "words"];
const running = { version: "24.22.3", execArgv: ["--enable-source-maps"], argv, env: {} };

test("on Node 24 and later the embedded store begins again with the flag, and with every word there was", () => {
  const words = ["--liftoff-only", "--enable-source-maps", "scripts/start.mjs", "words"];
  expect(leanerArguments(running)).toEqual(words);
  expect(leanerArguments({ ...running, version: "26.10.0" })).toEqual(words);
  expect(leanerArguments({ ...running, env: { DATABASE_URL: " " } })).toEqual(words);
});

test.each([
  ["it has begun so already", { execArgv: ["--liftoff-only"] }],
  ["Node 20 needs no more without", { version: "20.20.2" }],
  ["Node 22 needs no more without", { version: "22.21.1" }],
  ["the store is another process", { env: { DATABASE_URL: "postgres://localhost/dilo" } }],
])("nothing begins again where %s", (_, change) => {
  expect(leanerArguments({ ...running, ...change })).toBeUndefined();
});
