import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap/run.mjs";

/** The only folder that is to know how somebody takes back what they said. */
const home = "packages/forms/src/answers/clauses/";

const cue =
  /(?<![\p{L}\]]|\b(?:le|lo|la|te|yo) )(?:perd[oó]n|digo|mentiras?|miento|corrijo|me equivoqu[eé]|equivoqu\w*|quise decir|quiero decir|mejor dicho|sino|i mean)(?!\p{L})/iu;

/** Tells whether the code of a file, without its comments, holds a word by which somebody takes back what they said. */
export function knowsCue(text: string): boolean {
  return cue.test(text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(?:^|\s)\/\/.*$/gm, ""));
}

/** The files that read answers, outside of the home of the cues, that know one. */
export function filesWithCues(files: readonly string[], top = root): readonly string[] {
  const isReading = (file: string) =>
    /^packages\/forms\/src\/(?:answers|understanding|interview)\/.*\.ts$/.test(file) &&
    !file.startsWith(home) &&
    !/\.(?:test|fixture)\.|\/testing-|\/harm\//.test(file);
  return files.filter((file) => isReading(file) && knowsCue(readFileSync(join(top, file), "utf8")));
}
