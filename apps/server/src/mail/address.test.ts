import fc from "fast-check";
import addressparser from "nodemailer/lib/addressparser/index.js";
import { describe, expect, test } from "vitest";
import { readAddress } from "./address.ts";

describe("readAddress", () => {
  test.each(["rosa@example.com", "rosa.elena+n400@correo.example.com.mx", "o'brien@example.co", " rosa@example.com "])(
    "reads %j",
    (text) => expect(readAddress(text)).toBe(text.trim()),
  );

  test.each([
    "",
    "rosa",
    "rosa@example",
    "@example.com",
    "rosa@",
    "rosa@@example.com",
    "rosa@exa mple.com",
    ".rosa@example.com",
    "rosa..elena@example.com",
    "rosa@-example.com",
    "rosa@example.com,otra@example.com",
    "rosa@example.com;otra@example.com",
    "Rosa <rosa@example.com>",
    '"rosa"@example.com',
    "rosa@[127.0.0.1]",
    "grupo: rosa@example.com;",
    "rosa@example.com\r\nBcc: otra@example.com",
    "rosa@example.com\nBcc: otra@example.com",
    "rosa\u0000@example.com",
    `${"r".repeat(65)}@example.com`,
    `rosa@${"e".repeat(64)}.com`,
    `rosa@${"example.".repeat(40)}com`,
  ])("refuses %j", (text) => expect(readAddress(text)).toBeUndefined());

  test("whatever it reads is one address for the mail library too", () => {
    const pieces = fc.constantFrom(
      "rosa",
      "otra",
      "@",
      "example.com",
      ",",
      ";",
      "\r\n",
      "\n",
      " ",
      "<",
      ">",
      "Bcc:",
      ".",
      '"',
      "(",
      ")",
      "ñ",
      "%",
      "\\",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const text = parts.join("");
        const address = readAddress(text);
        if (address === undefined) return;
        expect(address).toBe(text.trim());
        expect(addressparser(address)).toEqual([{ address, name: "" }]);
      }),
      { numRuns: 3000 },
    );
  });

  test("nothing can be put around or into a good address to reach a second one", () => {
    const breaks = fc.constantFrom("\r\n", "\n", "\r", ",", ";", "<", ">", "\u2028", "\u0000", " ");
    fc.assert(
      fc.property(breaks, fc.string(), fc.integer({ min: 1, max: 16 }), (mark, rest, place) => {
        const good = "rosa@example.com";
        expect(readAddress(`${good.slice(0, place)}${mark}x${rest}${good.slice(place)}`)).toBeUndefined();
      }),
    );
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readAddress(text)));
  });
});
