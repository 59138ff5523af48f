import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countTurns } from "../../testing/count-pieces.ts";
import { platformKeys, vaultOver } from "../vault.ts";
import { noteCopy } from "./key-copies.ts";
import { listKeys } from "./key-files.ts";
import { type KeyPlace, openKeyStore } from "./key-store.ts";
import { makeMaster, rewrapMaster } from "./master-key.ts";
import { openTestKeys, type TestKeys, testDataKey } from "./testing-keys.ts";

const place: KeyPlace = ["forms", "form_1"];
const at = (text: string) => new Date(`2026-11-${text}Z`);

let under: TestKeys;
let scratch: string;
beforeEach(async () => {
  under = await openTestKeys();
  scratch = await mkdtemp(join(tmpdir(), "dilo-copies-"));
});
afterEach(async () => {
  await under.remove();
  await rm(scratch, { recursive: true });
});

test("two servers of one folder have the same key for a place, whoever made it", async () => {
  const other = await openKeyStore(under.dir, testDataKey);
  const made = await Promise.all([under.keys.create(place, at("20T12:00")), other.create(place, at("20T12:00"))]);
  expect(made[0]).toEqual(made[1]);
  expect(await other.read(place)).toEqual(made[0]);
  await under.keys.destroy([place]);
  expect(await other.has(place)).toBe(false);
});

test("a key that another server puts in its place meanwhile is taken, and never put away", async () => {
  const other = await openKeyStore(under.dir, testDataKey);
  await under.keys.create(["forms", "form_2"], at("20T12:00"));
  const making = [under.keys.create(place, at("20T12:00"))];
  let isMade = false;
  void making[0]?.finally(() => {
    isMade = true;
  });
  // One begins at each point of the making.
  while (!isMade && making.length < 200) {
    making.push(other.create(place, at("20T12:00")));
    await new Promise(setImmediate);
  }
  const made = await Promise.all(making);
  const now = await under.keys.read(place);
  for (const key of made) expect(key).toEqual(now);
});

test("a day's key that one server destroyed opens nothing at another that had read it", async () => {
  const other = await openKeyStore(under.dir, testDataKey);
  await under.keys.create(place, at("20T12:00"));
  await other.read(place);
  const [, data = ""] = await listKeys(under.dir);
  const bytes = await readFile(join(under.dir, data));
  await under.keys.purge(at("21T00:00"));
  await writeFile(join(under.dir, data), bytes);
  expect(await other.has(place)).toBe(false);
});

test("a key goes with its day, and one that was extended with the later one", async () => {
  const longer: KeyPlace = ["drafts", "order_1"];
  await under.keys.create(place, at("20T12:00"));
  const key = await under.keys.create(longer, at("20T12:00"));
  expect(await under.keys.create(longer, at("22T12:00"))).toEqual(key);
  // An earlier end does not shorten it.
  await under.keys.create(longer, at("19T12:00"));
  expect(await under.keys.purge(at("20T23:59"))).toMatchObject({ destroyed: 0 });
  // The day's key and the one data key left behind.
  expect(await under.keys.purge(at("21T00:00"))).toMatchObject({ destroyed: 2 });
  expect(await under.keys.has(place)).toBe(false);
  expect(await under.keys.read(longer)).toEqual(key);
});

test("a data key that a disk kept opens nothing once its day is over", async () => {
  await under.keys.create(place, at("20T12:00"));
  const [, data = ""] = await listKeys(under.dir);
  const bytes = await readFile(join(under.dir, data));
  await under.keys.purge(at("21T00:00"));
  await writeFile(join(under.dir, data), bytes);
  expect(await under.keys.has(place)).toBe(false);
  await expect(under.keys.read(place)).rejects.toThrow("destroyed");
  expect(await under.keys.create(place, at("25T00:00"))).toHaveLength(32);
});

test("what is destroyed here is destroyed in the copies, at once or when they are back", async () => {
  const copy = join(scratch, "copy");
  await under.keys.create(place, at("20T12:00"));
  await under.keys.create(["forms", "form_2"], at("20T12:00"));
  await cp(under.dir, copy, { recursive: true });
  await noteCopy(under.dir, copy);
  await under.keys.destroy([place]);
  expect(await listKeys(copy)).toEqual(await listKeys(under.dir));
  await rename(copy, `${copy}.away`);
  await under.keys.destroy([["forms", "form_2"]]);
  expect(await under.keys.purge(at("20T13:00"))).toEqual({ destroyed: 0, unreached: [copy] });
  await rename(`${copy}.away`, copy);
  expect(await under.keys.purge(at("20T13:00"))).toEqual({ destroyed: 1, unreached: [] });
});

test("a key that is extended while the keys of a day that is over are destroyed stays", async () => {
  const extended = Array.from({ length: 5 }, (_, index): KeyPlace => ["drafts", `order_${index}`]);
  const over = Array.from({ length: 40 }, (_, index): KeyPlace => ["forms", `form_${index}`]);
  for (const each of [...over, ...extended]) await under.keys.create(each, at("20T12:00"));
  for (const each of extended) await under.keys.create(each, at("22T12:00"));
  let isOver = false;
  const purging = under.keys.purge(at("21T00:00")).finally(() => {
    isOver = true;
  });
  // Each time to a day that had no key yet.
  for (let day = 23; !isOver; day += 1) {
    for (const each of extended) await under.keys.create(each, new Date(Date.UTC(2026, 10, day)));
  }
  expect(await purging).toMatchObject({ destroyed: 41 });
  expect(await Promise.all(extended.map(under.keys.has))).toEqual(extended.map(() => true));
});

test("what a crash left of a key goes with it, and a half destroyed one counts as gone", async () => {
  await under.keys.create(place, at("20T12:00"));
  const path = join(under.dir, (await listKeys(under.dir)).at(-1) ?? "");
  await writeFile(`${path}.c7.new`, await readFile(path));
  await writeFile(path, Buffer.alloc(71));
  expect(await under.keys.has(place)).toBe(false);
  await under.keys.destroy([place]);
  expect(await readdir(join(path, ".."))).toEqual([]);
});

test("a damaged key opens nothing, counts as no destroyed one, and keeps no other from opening", async () => {
  const other: KeyPlace = ["platform_rows", "2"];
  const keys = platformKeys(vaultOver(under.keys));
  await keys.create("1");
  const [path = ""] = (await listKeys(under.dir)).filter((each) => each.startsWith("keys"));
  await keys.create("2");
  const bytes = await readFile(join(under.dir, path));
  await writeFile(join(under.dir, path), Buffer.concat([bytes.subarray(0, -1), Buffer.of(0, 0)]));
  const found = await Promise.all(["1", "2", "3"].map((id) => keys.find(id)));
  expect(found.map((key) => key !== undefined)).toEqual([false, true, false]);
  expect(await Promise.all(["1", "2", "3"].map(keys.isGone))).toEqual([false, false, true]);
  await expect(under.keys.read(["platform_rows", "1"])).rejects.toThrow("damaged");
  // Without the key of what stays nothing opens, and nothing must seem to be destroyed.
  await rm(join(under.dir, "days", "kept"));
  const copied = await openKeyStore(under.dir, testDataKey);
  await expect(copied.has(other)).rejects.toThrow("not copied whole");
});

test("a damaged day's key, as one that is just being destroyed, opens nothing and breaks nothing", async () => {
  const stays: KeyPlace = ["platform_rows", "1"];
  await under.keys.create(place, at("20T12:00"));
  await under.keys.create(stays);
  for (const day of ["2026-11-20", "kept"]) await writeFile(join(under.dir, "days", day), Buffer.alloc(61));
  const other = await openKeyStore(under.dir, testDataKey);
  expect(await other.has(place)).toBe(false);
  await expect(other.read(place)).rejects.toMatchObject({ code: "key-damaged" });
  await expect(other.has(stays)).rejects.toMatchObject({ code: "keys-unavailable" });
});

test("many keys are destroyed together, with what crashes left of them, and those that are not there are not counted", async () => {
  const many = Array.from({ length: 60 }, (_, index): KeyPlace => ["platform_rows", `call_${index}`]);
  const copy = join(scratch, "copy");
  await Promise.all(many.map((each) => under.keys.create(each)));
  await under.keys.create(place);
  await cp(under.dir, copy, { recursive: true });
  await noteCopy(under.dir, copy);
  const [path = ""] = (await listKeys(under.dir)).filter((each) => each.startsWith("keys"));
  await writeFile(join(under.dir, `${path}.c7.new`), await readFile(join(under.dir, path)));
  expect(await under.keys.destroy([...many, place, ["platform_rows", "nobody"]])).toBe(61);
  for (const dir of [under.dir, copy]) expect(await listKeys(dir)).toEqual([join("days", "kept")]);
  expect(await readdir(join(under.dir, path, ".."))).toEqual([]);
});

test("while keys are read other work goes on", async () => {
  await under.keys.create(place);
  const turns = countTurns();
  await Promise.all(Array.from({ length: 100 }, () => under.keys.read(place)));
  expect(turns()).toBeGreaterThan(1);
});

test("a key made where one was destroyed takes the place of that one in a copy that was away", async () => {
  const copy = join(scratch, "copy");
  await under.keys.create(place, at("20T12:00"));
  await cp(under.dir, `${copy}.away`, { recursive: true });
  await noteCopy(under.dir, copy);
  await under.keys.destroy([place]);
  const next = await under.keys.create(place, at("20T12:00"));
  await rename(`${copy}.away`, copy);
  await under.keys.purge(at("20T13:00"));
  expect(await (await openKeyStore(copy, testDataKey)).read(place)).toEqual(next);
});

test("a copy whose disk answers with errors keeps nothing here from being destroyed", async () => {
  const copy = join(scratch, "copy");
  await mkdir(join(copy, "master"), { recursive: true });
  await noteCopy(under.dir, copy);
  await under.keys.create(place, at("20T12:00"));
  expect(await under.keys.destroy([place])).toBe(1);
  expect(await under.keys.purge(at("20T13:00"))).toEqual({ destroyed: 0, unreached: [copy] });
});

test("while nobody knows which copies there are, nothing seems to be destroyed", async () => {
  await under.keys.create(place, at("20T12:00"));
  await mkdir(join(under.dir, "copies"));
  await expect(under.keys.destroy([place])).rejects.toMatchObject({ code: "keys-unavailable" });
  expect(await under.keys.has(place)).toBe(true);
});

test("a folder that is away does not look like destroyed keys", async () => {
  await under.keys.create(place);
  await rename(under.dir, `${under.dir}.away`);
  await expect(under.keys.read(place)).rejects.toThrow("away");
  await expect(under.keys.has(place)).rejects.toThrow("away");
  await rename(`${under.dir}.away`, under.dir);
  expect(await under.keys.has(place)).toBe(true);
});

test("another data key opens nothing until it has taken the old one's place", async () => {
  const key = await under.keys.create(place);
  const next = new Uint8Array(32).fill(9);
  await expect(openKeyStore(under.dir, next)).rejects.toMatchObject({ code: "wrong-data-key" });
  await rewrapMaster(under.dir, testDataKey, next);
  await expect(openKeyStore(under.dir, testDataKey)).rejects.toMatchObject({ code: "wrong-data-key" });
  const opened = await openKeyStore(under.dir, next);
  expect(await opened.read(place)).toEqual(key);
  expect(opened.master.secretFor("digest")).toEqual(under.keys.master.secretFor("digest"));
  // A second server that starts late makes no other one.
  await makeMaster(under.dir, next);
  expect((await openKeyStore(under.dir, next)).id).toBe(under.keys.id);
});

test("a key has 32 bytes", async () => {
  await expect(makeMaster(scratch, new Uint8Array(16))).rejects.toThrow("32 bytes");
});
