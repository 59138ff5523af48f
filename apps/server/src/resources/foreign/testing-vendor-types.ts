import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a method of the vendor's SDK answered. */
export interface VendorAnswer {
  /** "group.method" */
  readonly method: string;
  readonly answer: unknown;
}

/** How an answer is read as JSON, and what the SDK says that its method answers. */
const answerTypes = `
type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
declare function json<const T>(value: T): Mutable<T>;
type Answer<Group extends keyof VapiClient, Method extends keyof VapiClient[Group]> =
  VapiClient[Group][Method] extends (...given: never) => Promise<infer Given> ? Given : never;`;

/**
 * Has the compiler compare answers with the types that the SDK's own declarations give its methods.
 * @returns a sentence for each answer that lacks what its type requires, or holds something of another type
 */
export async function unlikeTheirTypes(sdk: string, answers: readonly VendorAnswer[]): Promise<readonly string[]> {
  const checks = answers.map(({ method, answer }) => {
    const [group, name] = method.split(".");
    // Named first: a literal that is assigned at once may not have fields of ours.
    return `{ const given = json(${JSON.stringify(answer)}); const answer: Answer<"${group}", "${name}"> = given; }`;
  });
  const head = `import type { VapiClient } from ${JSON.stringify(join(sdk, "dist/cjs/index.js"))};${answerTypes}\n`;
  const folder = await mkdtemp(join(tmpdir(), "dilo-vendor-types-"));
  try {
    await writeFile(join(folder, "answers.ts"), head + checks.join("\n"));
    const settings = "--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target es2022".split(" ");
    const compiler = join(import.meta.dirname, "../../../../../node_modules/typescript/bin/tsc");
    const words = [compiler, ...settings, "--types", "", join(folder, "answers.ts")];
    const output = await new Promise<string>((resolve) => {
      // It ends with 1 where something is wrong, and says so.
      execFile(process.execPath, words, (_failed, stdout, stderr) => resolve(stdout + stderr));
    });
    const first = head.split("\n").length;
    return output
      .trim()
      .split(/\n(?! )/)
      .filter(Boolean)
      .map((line) => {
        const [, at, why] = /answers\.ts\((\d+),\d+\): ([\s\S]*)$/.exec(line) ?? [];
        return at === undefined ? line : `${answers[Number(at) - first]?.method}: ${why}`;
      });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An object of the vendor's types: its fields by name, each with the text of its type. */
export type VendorObject = ReadonlyMap<string, string>;

interface Declared {
  /** Of an interface. */
  readonly fields: VendorObject;
  /** Of an interface, the types it adds to; of a union, the types it is one of. */
  readonly others: readonly string[];
  readonly isUnion: boolean;
  /** Of a constant, the words that can be chosen. */
  readonly words: readonly string[];
}

/** The vendor's types, as its SDK's declarations tell them. */
export interface VendorTypes {
  /** The objects that a type can be, one for each kind; none where it is no object, or any. */
  objectsOf(type: string): readonly VendorObject[];
  /** The words that a type, or each item of a list, can be; none where it is any text. */
  wordsOf(type: string): readonly string[];
}

/** Reads the declarations of the vendor's SDK for servers. */
export function readVendorTypes(sdk: string): VendorTypes {
  const declared = new Map<string, Declared>();
  const api = join(sdk, "dist/cjs/api");
  for (const file of readdirSync(api, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".d.ts") && !/(?:Client|index)\.d\.ts$/.test(file)) {
      const text = readFileSync(join(api, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      declare(text, "", declared);
    }
  }
  const objectsOf = (type: string, above: ReadonlySet<string> = new Set()): readonly VendorObject[] => {
    // A record's fields are the developer's own.
    if (/^Record</.test(type)) return [];
    return namesIn(type).flatMap((name) => {
      const found = declared.get(name);
      if (found === undefined || above.has(name)) return [];
      const deeper = new Set([...above, name]);
      if (found.isUnion) return found.others.flatMap((other) => objectsOf(other, deeper));
      const [added = new Map<string, string>()]: readonly VendorObject[] = found.others.flatMap((other) =>
        objectsOf(other, deeper),
      );
      return [new Map([...added, ...found.fields])];
    });
  };
  const wordsOf = (type: string, above: ReadonlySet<string> = new Set()): readonly string[] => {
    if (/^Record</.test(type)) return [];
    const named = namesIn(type).flatMap((name) => {
      const found = declared.get(name);
      if (found === undefined || above.has(name)) return [];
      if (!found.isUnion) return found.words;
      return found.others.flatMap((other) => wordsOf(other, new Set([...above, name])));
    });
    return [...literalsIn(type), ...named];
  };
  return { objectsOf, wordsOf };
}

const literalsIn = (type: string) => [...type.matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word);

const namesIn = (type: string) => [...type.matchAll(/Vapi\.([\w.]+)/g)].map(([, name = ""]) => name);

/** Finds the interfaces, unions and namespaces of a text. */
function declare(text: string, space: string, declared: Map<string, Declared>): void {
  const pattern = /(?:^|\n)\s*(?:export )?(?:declare )?(interface|type|namespace|const) (\w+)([^{=]*)(\{|=)/g;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [, sort, name = "", heritage = ""] = found;
    if (sort === "type") {
      const end = text.indexOf(";\n", pattern.lastIndex);
      const type = text.slice(pattern.lastIndex, end < 0 ? undefined : end);
      // Words to choose from are a union of their own constant's.
      if (!type.includes("typeof")) {
        const others = namesIn(type).map((one) => `Vapi.${one}`);
        declared.set(space + name, { fields: new Map(), others, isUnion: true, words: [] });
      }
      pattern.lastIndex = end < 0 ? text.length : end;
      continue;
    }
    const end = closing(text, pattern.lastIndex);
    const body = text.slice(pattern.lastIndex, end);
    if (sort === "namespace") declare(body, `${space}${name}.`, declared);
    else if (sort === "const") {
      declared.set(space + name, { fields: new Map(), others: [], isUnion: false, words: literalsIn(body) });
    } else {
      const others = namesIn(heritage).map((one) => `Vapi.${one}`);
      declared.set(space + name, { fields: fieldsIn(body), others, isUnion: false, words: [] });
    }
    pattern.lastIndex = end;
  }
}

/** Where the brace that is open at `from` is closed. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function fieldsIn(body: string): VendorObject {
  const fields = [...body.matchAll(/(?:^|\n)\s*(?:readonly )?"?([\w.$-]+)"?\??: ([^;]+);/g)];
  return new Map(fields.map(([, name = "", type = ""]) => [name, type]));
}
