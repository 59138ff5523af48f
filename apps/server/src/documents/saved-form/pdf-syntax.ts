/** A value of a PDF as it stands in the file; a name begins with a slash. */
export type PdfValue = number | boolean | null | PdfName | PdfText | PdfReference | readonly PdfValue[] | PdfDict;

interface PdfName {
  readonly name: string;
}
interface PdfText {
  readonly text: string;
}
interface PdfReference {
  readonly object: number;
}
export type PdfDict = ReadonlyMap<string, PdfValue>;

/** What is wrong with a file that cannot be read. It repeats nothing of the file. */
export class BrokenPdf extends Error {
  override readonly name = "BrokenPdf";
}

/** Nothing in a form is nested deeper. */
const deepest = 40;
/** No text or name in a form has so many letters. */
const longestText = 64 * 1024;
/** Of a longer array nothing is kept: what is read here are the boxes, and a stream's filters. */
const longestArray = 64;
/** What stands for a letter behind a backslash; a line that goes on is none. */
const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "\n": "", "\r": "" };
const spaces = marks("\0\t\n\f\r ");
const delimiters = marks("\0\t\n\f\r ()<>[]{}/%");
const lineEnds = marks("\r\n");
const closing = marks(">");

/** What tells of each byte whether it is one of these. */
function marks(letters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const one of letters) table[one.charCodeAt(0)] = 1;
  return table;
}

/** How many values are still to be read in a file, all in all. */
export interface ValueBudget {
  left: number;
}

/** What a dictionary's entries are read for; of others the value is passed over. */
const known = new Set("T NM FT Parent Subtype V AS F EF Type Filter Length N First".split(" "));

/** Reads the values of a file one behind the other. The file is one Latin-1 character a byte. */
export class PdfSyntax {
  readonly #file: string;
  readonly #budget: ValueBudget;
  at: number;

  constructor(file: string, at: number, budget: ValueBudget) {
    this.#file = file;
    this.#budget = budget;
    this.at = at;
  }

  /** @throws BrokenPdf */
  value(depth = 0): PdfValue {
    if (depth > deepest) throw new BrokenPdf("nested too deep");
    this.#budget.left -= 1;
    if (this.#budget.left < 0) throw new BrokenPdf("too many values");
    this.skip();
    const first = this.#file[this.at];
    if (first === undefined) throw new BrokenPdf("ends in the middle");
    if (first === "/") return { name: this.#name() };
    if (first === "(") return { text: decoded(this.#string()) };
    if (first === "[") return this.#array(depth);
    if (this.#file.startsWith("<<", this.at)) return this.#dict(depth);
    if (first === "<") return { text: decoded(this.#hexadecimal()) };
    return this.#word();
  }

  /** Passes spaces and comments. */
  skip(): void {
    for (;;) {
      this.at = this.#end(this.at, spaces, 1);
      if (this.#file[this.at] !== "%") return;
      this.at = this.#end(this.at, lineEnds, 0);
    }
  }

  /** Where the letters end that are in a table (1), or are not (0). */
  #end(from: number, table: Uint8Array, isIn: 0 | 1, longest = Number.POSITIVE_INFINITY): number {
    const last = Math.min(this.#file.length, from + longest);
    let end = from;
    while (end < last && table[this.#file.charCodeAt(end)] === isIn) end += 1;
    return end;
  }

  #name(): string {
    return this.#run(this.at + 1).replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => letter(code));
  }

  /** Letters up to the next delimiter. */
  #run(from: number): string {
    this.at = this.#end(from, delimiters, 0, longestText);
    if (this.at - from === longestText) throw new BrokenPdf("a word that is too long");
    return this.#file.slice(from, this.at);
  }

  #string(): string {
    const from = this.at + 1;
    const last = Math.min(this.#file.length, from + longestText);
    let open = 1;
    for (this.at = from; this.at < last; this.at += 1) {
      const one = this.#file[this.at];
      if (one === "\\") this.at += 1;
      if (one === "(") open += 1;
      if (one === ")") open -= 1;
      if (open === 0) {
        const text = this.#file.slice(from, this.at);
        this.at += 1;
        return text.replace(/\\(?:([0-7]{1,3})|(.?))/gs, unescaped);
      }
    }
    throw new BrokenPdf("a text without an end, or too long");
  }

  #hexadecimal(): string {
    const from = this.at + 1;
    this.at = this.#end(from, closing, 0, 2 * longestText);
    if (this.#file[this.at] !== ">") throw new BrokenPdf("a text without an end, or too long");
    const digits = this.#file.slice(from, this.at).replace(/[^0-9A-Fa-f]/g, "");
    this.at += 1;
    return (digits.length % 2 === 0 ? digits : `${digits}0`).replace(/../g, letter);
  }

  #array(depth: number): readonly PdfValue[] {
    const values: PdfValue[] = [];
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.#file[this.at] === "]") break;
      const value = this.value(depth + 1);
      if (values.length < longestArray) values.push(value);
    }
    this.at += 1;
    return values;
  }

  #dict(depth: number): PdfDict {
    const entries = new Map<string, PdfValue>();
    this.at += 2;
    for (;;) {
      this.skip();
      if (this.#file.startsWith(">>", this.at)) break;
      if (this.#file[this.at] !== "/") throw new BrokenPdf("no name where one belongs");
      const key = this.#name();
      const value = this.value(depth + 1);
      if (known.has(key)) entries.set(key, value);
    }
    this.at += 2;
    return entries;
  }

  /** A number, a reference, or a word of the language. */
  #word(): PdfValue {
    const reference = /^(\d{1,9})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(
      this.#file.slice(this.at, this.at + 32),
    );
    if (reference) {
      this.at += reference[0].length;
      return { object: Number(reference[1]) };
    }
    const word = this.#run(this.at);
    if (word === "true" || word === "false") return word === "true";
    if (word === "null") return null;
    const number = Number(word);
    if (word === "" || Number.isNaN(number)) throw new BrokenPdf("no value where one belongs");
    return number;
  }
}

/** What stands for a backslash and what is behind it. */
function unescaped(_: string, octal: string | undefined, one = ""): string {
  return octal === undefined ? (escapes[one] ?? one) : String.fromCharCode(Number.parseInt(octal, 8) & 255);
}

function letter(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

/** A text of a PDF: UTF-16 or UTF-8 where it says so, else one letter a byte. */
function decoded(bytes: string): string {
  if (bytes.startsWith("\xfe\xff")) {
    const pairs = Buffer.from(bytes.slice(2, bytes.length - (bytes.length % 2)), "latin1");
    return pairs.swap16().toString("utf16le");
  }
  if (bytes.startsWith("\xff\xfe")) return Buffer.from(bytes.slice(2), "latin1").toString("utf16le");
  return bytes.startsWith("\xef\xbb\xbf") ? Buffer.from(bytes.slice(3), "latin1").toString("utf8") : bytes;
}
