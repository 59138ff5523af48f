import { crc32, deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Few enough for a small file, enough for our flat colours and their soft edges. */
const mostColours = 128;
/** Shades that differ in less than these bits of a channel are one colour, so that a small dot keeps its own. */
const shadeBits = 3;

/**
 * Makes a small PNG of a screenshot: its commonest colours, the others as the nearest of them.
 */
export async function smallPng(painter: Page, png: Buffer): Promise<Buffer> {
  const { width, height, pixels } = await pixelsOf(painter, png);
  const palette = commonest(pixels);
  const index = new Map<number, number>(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let place = 0; place < width * height; place += 1) {
    const colour = colourAt(pixels, place);
    if (!index.has(colour)) index.set(colour, nearest(palette, colour));
    // Each row begins with a byte for its filter: none.
    rows[place + Math.floor(place / width) + 1] = index.get(colour) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits for each pixel, which name a colour of the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function pixelsOf(painter: Page, png: Buffer) {
  const { width, height, text } = await painter.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const { width, height } = picture;
    const brush = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, width, height);
    let text = "";
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width, height, text: btoa(text) };
  }, png.toString("base64"));
  return { width, height, pixels: Buffer.from(text, "base64") };
}

function commonest(pixels: Buffer): number[] {
  const counts = new Map();
  for (let place = 0; place < pixels.length / 4; place += 1) {
    const colour = colourAt(pixels, place);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const families = new Map();
  for (const [colour, count] of counts) {
    const name = channels(colour)
      .map((part) => part >> shadeBits)
      .join();
    const family = families.get(name) ?? { colour, most: 0, count: 0 };
    const isCommoner = count > family.most;
    families.set(name, {
      colour: isCommoner ? colour : family.colour,
      most: Math.max(count, family.most),
      count: family.count + count,
    });
  }
  const byCount = [...families.values()].sort((a, b) => b.count - a.count);
  return byCount.slice(0, mostColours).map(({ colour }) => colour);
}

const colourAt = (pixels: Buffer, place: number): number => pixels.readUInt32BE(place * 4) >>> 8;
const channels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function nearest(palette: readonly number[], colour: number): number {
  const wanted = channels(colour);
  const distances = palette.map((other) =>
    channels(other).reduce((sum, part, which) => sum + (part - wanted[which]) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** A part of a PNG file: its length, its name, its bytes and their check sum. */
function chunk(name: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), bytes]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
