import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { openPayingPerson } from "@dilo/testing/paying-person";
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from "@dilo/testing/small-disk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeEmptyStore } from "../store/testing.ts";
import { buildServer } from "./built-server.ts";

const root = join(import.meta.dirname, "../..");
// Inside the project, so that the bundle finds the packages it imports.
const place = join(root, `../../node_modules/.cache/dilo-full-disk-${process.pid}`);
/** Whole processes start here, on machines that may be busy. */
const limitMs = 120_000;
const why = whyNoSmallDisk();
const heardAt = "2026-11-20T11:00:00.000Z";
const fields = ["nombre_completo", "telefono", "fecha_nacimiento", "pais_nacimiento"];

describe.skipIf(why !== undefined)(
  why === undefined ? "a server on a disk that is really full" : `a server on a full disk (not run: ${why})`,
  () => {
    let disk: SmallDisk;
    let port: number;
    let running: ChildProcess | undefined;
    beforeAll(async () => {
      disk = mountSmallDisk(200);
      port = await freePort();
      await placeEmptyStore(join(disk.dir, "data"));
      await buildServer(place);
      await start();
    }, limitMs);
    afterAll(async () => {
      await kill();
      disk.remove();
      await rm(place, { recursive: true, force: true });
    });

    async function start(): Promise<void> {
      const dataDir = join(disk.dir, "data");
      const child = spawn(process.execPath, [join(place, "dist/main.js")], {
        env: { PATH: "", DATA_DIR: dataDir, PORT: String(port), OFFICIAL_FORMS_DOWNLOAD: "off" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      running = child;
      await new Promise<void>((resolve, reject) => {
        child.stdout.on("data", (bytes: Buffer) => bytes.includes("Ready: ") && resolve());
        child.once("exit", () => reject(new Error("The server ended before it was ready.")));
      });
    }
    async function kill(): Promise<void> {
      if (running !== undefined && running.exitCode === null && running.kill("SIGKILL")) await once(running, "exit");
    }

    const newPerson = () => openPayingPerson(`http://localhost:${port}`);
    type Person = ReturnType<typeof newPerson>;
    const checkout = (person: Person) =>
      person.send(port, "POST", "/api/create-checkout-session", {
        priceId: "price_embedded_999",
        successUrl: `http://localhost:${port}/form?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `http://localhost:${port}/`,
      });
    const pathOf = ({ text }: { readonly text: string }) => new URL(JSON.parse(text).url).pathname;
    const pay = (person: Person, page: string) =>
      person.send(port, "POST", page, new URLSearchParams({ decision: "pay" }));
    const keep = (person: Person, field: string, said: string) =>
      person.send(port, "PUT", `/draft/answers/${field}`, { formType: "N-400", said, heardAt });
    const answersOf = async (person: Person): Promise<Record<string, { readonly said: string }>> =>
      JSON.parse((await person.send(port, "GET", "/draft")).text).draft.answers;
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`);

    test(
      "takes no money it cannot serve, says so, loses nothing it acknowledged to a kill, and goes on with room",
      async () => {
        const [early, late, undecided] = [newPerson(), newPerson(), newPerson()];
        await early.pay(port);
        await keep(early, "nombre_completo", "Rosa Ficticia");
        const begun = pathOf(await checkout(undecided));
        expect((await ready()).status).toBe(200);

        disk.fill();
        const unready = await ready();
        expect([unready.status, await unready.json()]).toEqual([503, { status: "not-ready", store: "no-room" }]);
        const refused = await checkout(late);
        expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, "no-room"]);
        // It was begun while there was room: the page is still there, and takes nothing.
        const atPage = await pay(undecided, begun);
        expect(atPage.status).toBe(503);
        expect(atPage.text).toContain("No le cobramos nada");
        const session = { sessionId: begun.split("/").at(-1) ?? "" };
        expect(JSON.parse((await undecided.send(port, "POST", "/api/find-payment", session)).text)).toMatchObject({
          code: "no-room",
        });

        const acknowledged: Record<string, string> = { nombre_completo: "Rosa Ficticia" };
        for (let round = 0; round < 300; round += 1) {
          const field = fields[round % fields.length] ?? "";
          const said = `Rosa Ficticia ${round}`;
          const { status, text } = await keep(early, field, said);
          if (status === 204) acknowledged[field] = said;
          else expect([status, JSON.parse(text).code]).toEqual([503, "no-room"]);
        }
        const said = Object.fromEntries(
          Object.entries(await answersOf(early)).map(([field, one]) => [field, one.said]),
        );
        expect(said).toEqual(acknowledged);
        expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
        await kill();

        disk.makeRoom();
        await start();
        const kept = Object.fromEntries(
          Object.entries(await answersOf(early)).map(([field, one]) => [field, one.said]),
        );
        expect(kept).toEqual(acknowledged);
        expect((await ready()).status).toBe(200);
        expect((await pay(undecided, begun)).status).toBe(303);
        const verified = await undecided.send(port, "POST", "/api/verify-payment", session);
        expect(verified.text).toBe('{"verified":true}');
        expect((await keep(undecided, "nombre_completo", "Luz Ficticia")).status).toBe(204);
      },
      limitMs,
    );

    test(
      "goes on by itself when there is room again",
      async () => {
        const person = newPerson();
        disk.fill();
        expect((await checkout(person)).status).toBe(503);
        disk.makeRoom();
        await expect.poll(async () => (await ready()).status, { timeout: 5000 }).toBe(200);
        await person.pay(port);
        expect((await keep(person, "nombre_completo", "Rosa Ficticia")).status).toBe(204);
      },
      limitMs,
    );
  },
);
