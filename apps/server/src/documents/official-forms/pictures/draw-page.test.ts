import { describe, expect, test } from "vitest";
import type { AnswerBoxes } from "../boxes/form-boxes.ts";
import { i130Boxes } from "../boxes/i130.ts";
import { syntheticForm } from "../testing/synthetic-form.ts";
import { drawPage } from "./draw-page.ts";
import { openPagePictures } from "./page-pictures.ts";

const bytes = await syntheticForm(i130Boxes);
const { boxes: i130Name } = i130Boxes.answers["nombre_peticionario"] as Extract<AnswerBoxes, { kind: "name" }>;
const form = { formType: "I-130", bytes, sha256: "a", edition: "04/01/24", pages: 12, template: undefined } as const;

describe("a picture of a page", () => {
  test("is a WebP of the page's shape", async () => {
    const picture = Buffer.from((await drawPage({ bytes, page: 1 }))?.picture ?? []);
    expect([picture.toString("latin1", 0, 4), picture.toString("latin1", 8, 12)]).toEqual(["RIFF", "WEBP"]);
    // Lossy WebP: width and height, 14 bits each, stand after the start code of the key frame.
    const frame = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    expect([picture.readUInt16LE(frame + 3) & 0x3fff, picture.readUInt16LE(frame + 5) & 0x3fff]).toEqual([820, 1061]);
  });

  test("is not there for a page that is not there", async () => {
    expect(await drawPage({ bytes, page: 13 })).toBeUndefined();
  });

  test("has the boxes of its page marked that are named, and no others", async () => {
    const marks = [i130Name.family, i130Name.given].map(({ field }) => field);
    const without = await drawPage({ bytes, page: 1 });
    const marked = await drawPage({ bytes, page: 1, marks });
    expect([without?.marked, without?.pages, marked?.marked]).toEqual([0, 12, 2]);
    expect(Buffer.compare(without?.picture ?? Buffer.of(), marked?.picture ?? Buffer.of())).not.toBe(0);
    const elsewhere = await drawPage({ bytes, page: 2, marks });
    expect(elsewhere?.marked).toBe(0);
  });

  test("is drawn once for each file, and again for a new one", async () => {
    const drawn: string[] = [];
    const pictures = openPagePictures(async (_bytes, page) => {
      drawn.push(`page ${page}`);
      return Uint8Array.of(page);
    });
    await Promise.all([pictures.picture(form, 1), pictures.picture(form, 1), pictures.picture(form, 2)]);
    await pictures.picture({ ...form, sha256: "b" }, 1);
    expect(drawn).toEqual(["page 1", "page 2", "page 1"]);
  });

  test("is never asked for outside the form, and a failure is no picture", async () => {
    const pictures = openPagePictures(() => Promise.reject(new Error("out of memory")));
    for (const page of [0, -1, 1.5e9, Number.NaN]) expect(await pictures.picture(form, page)).toBeUndefined();
    expect(await pictures.picture(form, 1)).toBeUndefined();
  });
});
