import { createRequire } from "node:module";
import { openSync } from "fontkit";
import { describe, expect, test } from "vitest";
import { printable } from "./paper.ts";

const { resolve } = createRequire(import.meta.url);
const font = openSync(resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"));

describe("printable", () => {
  test("keeps the alphabets that the font has, and names the others", () => {
    expect(printable("Αλέξης Παππάς, Иван, Nguyễn")).toBe("Αλέξης Παππάς, Иван, Nguyễn");
    expect(printable("王 秀英 Wang")).toBe("[letras chinas] Wang");
  });

  test("keeps no sign that the font would draw as an empty box", () => {
    const signs = Array.from({ length: 0x3000 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20));
    const kept = signs.map((sign) => printable(sign)).filter((text) => [...text].length === 1);
    expect(kept.filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([]);
    expect(kept.length).toBeGreaterThan(1000);
  });
});
