import { spawnSync } from "node:child_process";
import { pronounce } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import { fixedTexts } from "./fixed-texts.ts";

const why = spawnSync("espeak-ng", ["--version"]).error === undefined ? "" : " (not run: espeak-ng is not installed)";

/** Letters of Spanish as a Latin American says them: what a listener writes who knows nothing but the alphabet. */
const spelling: readonly (readonly [RegExp, string])[] = [
  [/ch/g, "ʧ"],
  [/ll/g, "ʝ"],
  [/y(?=[aeiou])/g, "ʝ"],
  [/y/g, "i"],
  [/rr/g, "r"],
  [/qu/g, "k"],
  [/gu(?=[ei])/g, "G"],
  [/ü/g, "u"],
  [/g(?=[ei])/g, "X"],
  [/c(?=[ei])/g, "s"],
  [/j/g, "X"],
  [/z/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/v/g, "b"],
  [/h/g, ""],
];

/** espeak-ng's names of sounds; those that change nothing for a listener are one. */
const phonemes: readonly (readonly [RegExp, string])[] = [
  [/tS/g, "ʧ"],
  [/J\^|jj/g, "ʝ"],
  [/n\^/g, "ñ"],
  [/\*+|R2?/g, "r"],
  [/B/g, "b"],
  [/D/g, "d"],
  [/Q/g, "G"],
  [/g/g, "G"],
  [/x/g, "X"],
  [/N/g, "n"],
  [/E/g, "e"],
  [/[Ij]/g, "i"],
  [/[Uw]/g, "u"],
  [/[^a-zñGXʧʝ]/g, ""],
];

function replaced(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  // An n before lips is an m to everybody.
  return rules.reduce((so, [from, to]) => so.replace(from, to), text).replace(/n(?=[bpfm])/g, "m");
}

function asWritten(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[áéíóú]/g, (vowel) => vowel.normalize("NFD").charAt(0))
    .replace(/[^a-zñü ]/g, "")
    .replace(/\b[bcdgpt]\b/g, (letter) => `${letter}e`);
  return replaced(
    plain
      .split(" ")
      .map((word) => replaced(word, spelling))
      .join(""),
    [[/g/g, "G"]],
  );
}

function asSpoken(text: string): string {
  const { stdout } = spawnSync("espeak-ng", ["-v", "es-419", "-q", "-x", "--stdin"], { input: text, encoding: "utf8" });
  return replaced(stdout, phonemes);
}

describe.skipIf(why !== "")(`what the embedded voice says${why}`, () => {
  test.each(fixedTexts("Dilo").map((text) => [text]))("has the sounds of «%s»", (text) => {
    expect(asSpoken(pronounce(text))).toBe(asWritten(pronounce(text)));
  });

  test("would not have them without our way to write forms' names and English", () => {
    const text = "Formulario N-400, USCIS, código ZIP";
    expect(asSpoken(text)).not.toBe(asWritten(text));
    expect(asSpoken(pronounce(text))).toBe(asWritten(pronounce(text)));
  });
});
