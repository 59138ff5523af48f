import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ServerError } from "../../server-error.ts";
import { isOutOfRoom } from "../store-unavailable.ts";
import { openDiskRoom, roomForPayments } from "./disk-room.ts";
import { openWriteProbe } from "./write-probe.ts";

let top: string;
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), "dilo-probe-"));
});
afterEach(() => rm(top, { recursive: true, force: true }));

const well = { tryRow: async () => {}, vault: { has: async () => false } };
const probeOf = ({
  free = roomForPayments,
  ...changes
}: { free?: number } & Partial<typeof well & { keyDir: string }> = {}) =>
  openWriteProbe({ ...well, room: openDiskRoom([top], async () => free), dataDir: top, keyDir: top, ...changes });

describe("the probe", () => {
  test("leaves nothing behind where everything can be written", async () => {
    await probeOf().check();
    expect(await readdir(top)).toEqual([]);
  });

  test("says that the disk is full before the last byte is gone", async () => {
    await expect(probeOf({ free: roomForPayments - 1 }).check()).rejects.toSatisfy(isOutOfRoom);
  });

  test.each(["53100", "ENOSPC", "EDQUOT"])("knows a full disk by %s, from wherever it comes", async (code) => {
    const tryRow = async () => {
      throw new Error("query failed", { cause: Object.assign(new Error("x"), { code }) });
    };
    await expect(probeOf({ tryRow }).check()).rejects.toSatisfy(isOutOfRoom);
  });

  test("fails where the folder of the keys takes no file, or a store neither answers nor fails", async () => {
    const keyDir = join(top, "trial");
    await probeOf({ keyDir }).check();
    await writeFile(join(top, "file"), "");
    await expect(probeOf({ keyDir: join(top, "file/keys") }).check()).rejects.toMatchObject({
      code: "keys-unavailable",
    });
    const hanging = probeOf({ tryRow: () => new Promise(() => {}) });
    await expect(hanging.check(50)).rejects.toEqual(
      new ServerError("store-unavailable", "The store did not write in time."),
    );
  });

  test("writes once, however many ask at once", async () => {
    let writes = 0;
    const tryRow = async () => {
      writes += 1;
    };
    const probe = probeOf({ tryRow });
    await Promise.all(Array.from({ length: 50 }, () => probe.check()));
    expect(writes).toBe(1);
  });
});
