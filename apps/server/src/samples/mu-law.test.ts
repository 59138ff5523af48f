import { expect, test } from "vitest";
import { muLaw } from "./mu-law.ts";

test.each([
  [0, 0xff],
  [32_767, 0x80],
  [-32_768, 0x00],
  [1000, 0xce],
  [-1000, 0x4e],
])("%i is packed as the standard says", (sample, packed) => expect(muLaw(sample)).toBe(packed));
