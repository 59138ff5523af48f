import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { createServer } from "vite";
import { root, runNpm } from "../../scripts/bootstrap.mjs";
import { packVoice } from "../../scripts/pack.ts";
import { test } from "../fixtures/test.ts";
import { FakeRoom } from "./fake-room.ts";

test("A stranger's program calls from the installed tarball in Vite's dev server, whose optimizer moves the code", {
  tag: "@sound",
}, async ({ cleanUp, page }) => {
  const folder = await mkdtemp(join(tmpdir(), "dilo-stranger-"));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, "examples/vapi-quickstart"), folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const { tarball } = await packVoice(folder);
  const options = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", "--prefix", folder];
  const { code, output } = await runNpm(["install", ...options, tarball]);
  if (code !== 0) throw new Error(output);
  await symlink(join(root, "node_modules/vite"), join(folder, "node_modules/vite"));

  const port = await freePort();
  const vite = await createServer({ root: folder, configFile: false, logLevel: "error", server: { port } });
  cleanUp(() => vite.close());
  await vite.listen();
  await page.route("**/platform/call/web", (route) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    return route.fulfill({ status: 201, headers, json: { id: "call-1", webCallUrl: `ws://localhost:${port}/room/1` } });
  });
  const rooms: FakeRoom[] = [];
  await page.routeWebSocket(/\/room\//, (socket) => void rooms.push(new FakeRoom(socket)));
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole("button", { name: "Llamar" }).click();
  await page.getByText("Le escuchamos").waitFor();
  await rooms[0]?.until(({ frames }) => frames.length > 5);
  rooms[0]?.play(1);
  await rooms[0]?.until(({ played }) => played.includes(1));
  await page.getByRole("button", { name: "Colgar" }).click();
  await page.getByText("Listo").waitFor();
});
