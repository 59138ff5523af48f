import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { openPayingPerson } from "@dilo/testing/paying-person";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeEmptyStore } from "./store/testing.ts";
import { buildServer, startBuilt } from "./testing/built-server.ts";

const root = join(import.meta.dirname, "..");
// Inside the project, so that the bundle finds the packages it imports.
const place = join(root, `../../node_modules/.cache/dilo-main-${process.pid}`);
/** Whole processes start here, on machines that may be busy. */
const startLimitMs = 120_000;
let dataDir: string;
let port: number;
const running: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "dilo-main-"));
  port = await freePort();
  // Other tests cover the first start on an empty folder; here it would only be slow.
  await placeEmptyStore(dataDir);
  await buildServer(place);
});
afterAll(async () => {
  for (const child of running) if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
  await rm(dataDir, { recursive: true, force: true });
  await rm(place, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}) {
  const server = startBuilt(place, { DATA_DIR: dataDir, PORT: String(port), ...env });
  running.push(server.child);
  return server;
}

test(
  "a start says what runs, a second one is refused, and a stop finishes the answer in flight",
  async () => {
    const first = start();
    await first.says(`Ready: http://localhost:${port}`);
    expect(first.text()).toContain("payments  embedded");

    const second = start({ PORT: String(await freePort()) });
    const [code] = await once(second.child, "exit");
    expect(code).toBe(1);
    expect(second.text()).toContain(`(process ${first.child.pid}) is already using ${dataDir}.`);
    expect(second.text()).not.toContain("    at ");

    const body = JSON.stringify({ sessionId: "cs_embedded_nobody" });
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes.toString();
    });
    socket.write(
      `POST /api/verify-payment HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    );
    await once(socket, "data");
    expect(answer).toContain("100 Continue");
    first.child.kill("SIGTERM");
    await first.says('"event":"stopping"');
    socket.write(body);
    const [exitCode] = await once(first.child, "exit");
    expect(answer).toContain('{"verified":false}');
    expect(exitCode).toBe(0);
    expect(first.text()).toContain('"event":"stopped"');
  },
  startLimitMs,
);

test(
  "an answer that was acknowledged survives a kill",
  async () => {
    const first = start();
    await first.says("Ready: ");
    const person = openPayingPerson(`http://localhost:${port}`);
    await person.pay(port);
    const said = { formType: "N-400", said: "México", heardAt: "2026-11-20T12:00:00.000Z" };
    expect((await person.send(port, "PUT", "/draft/answers/pais_nacimiento", said)).status).toBe(204);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");

    const second = start();
    await second.says("Ready: ");
    const draft = JSON.parse((await person.send(port, "GET", "/draft")).text);
    expect(draft).toMatchObject({ draft: { answers: { pais_nacimiento: { said: "México" } } } });
    const stoppedAt = performance.now();
    second.child.kill("SIGTERM");
    expect((await once(second.child, "exit"))[0]).toBe(0);
    // Without calls nobody waits for them, which takes eight seconds (docs/operating.md says five; a busy machine takes longer).
    expect(performance.now() - stoppedAt).toBeLessThan(8000);
  },
  startLimitMs,
);

test(
  "what a person can mend is one sentence",
  async () => {
    const refused = start({ NODE_ENV: "production" });
    expect((await once(refused.child, "exit"))[0]).toBe(1);
    expect(refused.text()).toMatch(/^NODE_ENV is production.*\n$/);

    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    const blocked = start();
    expect((await once(blocked.child, "exit"))[0]).toBe(1);
    expect(blocked.text()).toBe(`Port ${port} is already in use. Set PORT to another one.\n`);
    other.close();
  },
  startLimitMs,
);

test(
  "an error of ours is told by its code, never by its words",
  async () => {
    const loop = join(place, "loop");
    await symlink(loop, loop);
    const refused = start({ DATA_DIR: join(loop, "rosa-ficticia") });
    expect((await once(refused.child, "close"))[0]).toBe(1);
    expect(JSON.parse(refused.text())).toMatchObject([{ name: "Error", code: "ELOOP" }]);
    expect(refused.text()).not.toContain("rosa");
  },
  startLimitMs,
);
