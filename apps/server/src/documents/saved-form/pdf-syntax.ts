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
/** What stands for a letter behind a backslash; a line that goes on is none. */
const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "\n": "", "\r": "" };
const space = /[\0\t\n\f\r ]/;
const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;

/** Reads the values of a file one behind the other. The file is one Latin-1 character a byte. */
export class PdfSyntax {
  readonly #file: string;
  at: number;

  constructor(file: string, at = 0) {
    this.#file = file;
    this.at = at;
  }

  /** @throws BrokenPdf */
  value(depth = 0): PdfValue {
    if (depth > deepest) throw new BrokenPdf("nested too deep");
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
      while (this.at < this.#file.length && space.test(this.#file[this.at] ?? "")) this.at += 1;
      if (this.#file[this.at] !== "%") return;
      while (this.at < this.#file.length && !/[\r\n]/.test(this.#file[this.at] ?? "")) this.at += 1;
    }
  }

  #name(): string {
    return this.#run(this.at + 1).replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => letter(code));
  }

  /** Letters up to the next delimiter. */
  #run(from: number): string {
    let end = from;
    while (end < this.#file.length && !delimiter.test(this.#file[end] ?? "")) end += 1;
    this.at = end;
    return this.#file.slice(from, end);
  }

  #string(): string {
    let open = 1;
    let text = "";
    for (this.at += 1; this.at < this.#file.length; this.at += 1) {
      const one = this.#file[this.at] ?? "";
      if (one === "\\") {
        text += this.#escaped();
        continue;
      }
      if (one === "(") open += 1;
      if (one === ")") open -= 1;
      if (open === 0) {
        this.at += 1;
        return text;
      }
      text += one;
    }
    throw new BrokenPdf("ends in a text");
  }

  #escaped(): string {
    const [octal] = /^[0-7]{1,3}/.exec(this.#file.slice(this.at + 1, this.at + 4)) ?? [];
    if (octal !== undefined) {
      this.at += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    }
    this.at += 1;
    const one = this.#file[this.at] ?? "";
    return escapes[one] ?? one;
  }

  #hexadecimal(): string {
    const end = this.#file.indexOf(">", this.at);
    if (end < 0) {
      this.at = this.#file.length;
      throw new BrokenPdf("ends in a text");
    }
    const digits = this.#file.slice(this.at + 1, end).replace(/[^0-9A-Fa-f]/g, "");
    this.at = end + 1;
    return (digits.length % 2 === 0 ? digits : `${digits}0`).replace(/../g, letter);
  }

  #array(depth: number): readonly PdfValue[] {
    const values: PdfValue[] = [];
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.#file[this.at] === "]") break;
      values.push(this.value(depth + 1));
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
      entries.set(key, this.value(depth + 1));
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
