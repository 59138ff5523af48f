import { startS3 } from "@dilo/testing/s3";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testKeys } from "../core/testing/test-keys.ts";
import { openBucket } from "./bucket.ts";
import { chunkBytes } from "./chunks.ts";
import { fileSecrets } from "./file-secrets.ts";
import { bytesOf, fileStoreContract } from "./file-store.contract.ts";
import { filesInBucket } from "./in-bucket.ts";
import { withEarlier } from "./with-earlier.ts";

fileStoreContract("a bucket", async () => {
  const s3 = await startS3();
  const bucket = openBucket(s3.settings);
  return {
    open: (secrets) => filesInBucket(bucket, secrets),
    bytes: async () =>
      Buffer.concat(
        await Promise.all((await bucket.list("")).map(async ({ key }) => (await bucket.get(key)) ?? new Uint8Array())),
      ),
    move: async (from, to) => {
      const [here, there] = [from, to].map(({ orgId, id }) => `${orgId}/${id}/`) as [string, string];
      for (const { key } of await bucket.list(here)) {
        await bucket.put(there + key.slice(here.length), (await bucket.get(key)) ?? new Uint8Array());
      }
    },
    loseChunk: async ({ orgId, id }) => bucket.remove(`${orgId}/${id}/00000001`),
    close: s3.close,
  };
});

let s3: Awaited<ReturnType<typeof startS3>>;
const secrets = fileSecrets(testKeys());
const place = { orgId: "org", id: "file" };
const sound = Buffer.alloc(2 * chunkBytes, "Hola");
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3?.close());
beforeEach(() => s3.be("well"));

const away = { code: "not-available", retryAfterSeconds: expect.any(Number) };

test.each(["mute", "busy"] as const)(
  "an object store that is %s is told, and what it did not take is not acknowledged",
  async (mood) => {
    const files = filesInBucket(openBucket(s3.settings), secrets);
    await files.keep(place, sound);
    const growing = await files.begin({ ...place, id: "growing" });
    s3.be(mood);
    const asked = await Promise.allSettled([
      files.keep({ ...place, id: "new" }, sound),
      growing.append(sound),
      files.read(place),
      files.remove(place),
      files.list("org"),
    ]);
    for (const one of asked) expect(one).toMatchObject({ status: "rejected", reason: away });
    s3.be("well");
    // A piece that was not taken ends what grows: no other piece takes its place.
    await growing.append(sound);
    await growing.finish();
    expect((await bytesOf(await files.read({ ...place, id: "growing" }))).length).toBe(0);
    expect((await bytesOf(await files.read(place))).equals(sound)).toBe(true);
  },
  30_000,
);

test("an object store that begins an answer and never ends it is told, and is not waited for", async () => {
  const files = filesInBucket(openBucket(s3.settings), secrets);
  await files.keep(place, sound);
  s3.be("dripping");
  const asked = await Promise.allSettled([files.read(place), files.list("org"), files.remove(place)]);
  for (const one of asked) expect(one).toMatchObject({ status: "rejected", reason: away });
});

test("an object store that is slow keeps what it acknowledges, and gives it back", async () => {
  const files = filesInBucket(openBucket(s3.settings), secrets);
  s3.be("slow");
  await files.keep({ ...place, id: "slowly" }, sound);
  expect((await bytesOf(await files.read({ ...place, id: "slowly" }))).equals(sound)).toBe(true);
  await files.remove({ ...place, id: "slowly" });
  s3.be("well");
  expect(await openBucket(s3.settings).list("org/slowly/")).toEqual([]);
});

test("one that asks to be asked again a moment later is asked again", async () => {
  const bucket = openBucket(s3.settings);
  s3.be("busy");
  const before = s3.asked.length;
  const put = bucket.put("org/file/again", sound);
  await expect.poll(() => s3.asked.length).toBeGreaterThan(before);
  s3.be("well");
  await put;
  expect((await bucket.get("org/file/again"))?.length).toBe(sound.length);
});

test.each([
  ["of another account", { owner: "999999999999" }, 403],
  ["opened with a wrong key", { secretAccessKey: "wrong" }, 403],
  ["that is not there", { url: "nowhere" }, undefined],
] as const)("a bucket %s takes no file, and gives none", async (_, wrong, status) => {
  const { origin } = new URL(s3.settings.url);
  const settings = { ...s3.settings, ...wrong, ...("url" in wrong && { url: `${origin}/${wrong.url}` }) };
  const files = filesInBucket(openBucket(settings), secrets);
  const message = status === undefined ? expect.any(String) : expect.stringContaining(String(status));
  await expect(files.keep(place, sound)).rejects.toMatchObject({ ...away, message });
  await expect(files.list("org")).rejects.toMatchObject({ ...away, message });
  const right = filesInBucket(openBucket({ ...s3.settings, owner: s3.account }), secrets);
  await right.keep(place, sound);
  expect((await bytesOf(await right.read(place))).equals(sound)).toBe(true);
});

test("a listing that comes in pages is read to its end", async () => {
  const bucket = openBucket(s3.settings);
  const ids = Array.from({ length: 90 }, (_, index) => String(index).padStart(8, "0"));
  for (const id of ids) await bucket.put(`pages/${id}/head`, Buffer.from("1"));
  const listed = await bucket.list("pages/");
  expect(listed).toEqual(ids.map((id) => ({ key: `pages/${id}/head`, bytes: 1 })));
  expect(await bucket.folders("pages/")).toEqual(ids);
});

test("a file of an earlier store is found until it is deleted, and new ones go to the new store", async () => {
  const s3Files = filesInBucket(openBucket(s3.settings), secrets);
  const other = await startS3();
  const earlier = filesInBucket(openBucket(other.settings), secrets);
  const files = withEarlier(s3Files, earlier);
  const [before, after] = ["before", "after"].map((id) => ({ orgId: "both", id })) as [typeof place, typeof place];
  await earlier.keep(before, sound);
  await files.keep(after, sound);
  for (const one of [before, after]) expect((await bytesOf(await files.read(one))).equals(sound)).toBe(true);
  expect([...(await files.list("both"))].sort()).toEqual(["after", "before"]);
  expect(await earlier.list("both")).toEqual(["before"]);
  await files.remove(before);
  await files.removeOrg("both");
  expect([await s3Files.list("both"), await earlier.list("both")]).toEqual([[], []]);
  await other.close();
});
