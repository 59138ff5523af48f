import {
  type Answers,
  type FormType,
  type Interpretation,
  interpret,
  type PrintedAnswer,
  withoutUnknown,
} from "@dilo/forms";

const inParts: ReadonlySet<string> = new Set(["address", "mailing-address", "date", "name"]);

/**
 * An answer in which a part was said not to be known ("Houston, Texas, no sé el código postal"): the rest is read alone,
 * stays to be checked, and what was said beside it reaches no box. Every other answer is as it was.
 */
export function withKnownPart(line: PrintedAnswer, formType: FormType, answers: Answers): PrintedAnswer {
  const heard = answers[line.field.id];
  if (heard === undefined || !inParts.has(line.field.kind) || line.status === "none") return line;
  const value = line.status === "read" ? line.reading?.value : undefined;
  // An address abroad takes any words for a part of it.
  if (line.status === "read" && !(typeof value === "object" && "foreign" in value)) return line;
  const known = withoutUnknown(line.said);
  if (known === undefined || known === "") return line;
  const { id } = line.field;
  const today = heard.heardAt.slice(0, 10);
  const reading = interpret({ form: formType, field: id, asked: line.field, heard: known, today, answers });
  if (reading.status !== "value" && reading.parts === undefined) return line;
  const unknown = namedParts(line.said, known);
  const read = unknown.includes("street") ? asTown(reading) : reading;
  const missing = read.missing.length > 0 ? read.missing : unknown;
  return {
    ...line,
    english: line.said,
    status: "needs-review",
    reading: { ...read, status: "ask", missing, warnings: [...read.warnings, "does-not-know"] },
  };
}

/** "No sé la calle, Houston, Texas": the one name before the state is no street, but the town. */
function asTown(reading: Interpretation): Interpretation {
  const { parts, missing } = reading;
  if (!parts?.["street"] || parts["number"] || parts["city"]) return reading;
  return {
    ...reading,
    parts: { ...parts, street: "", city: parts["street"] },
    missing: [...missing.filter((part) => part !== "city"), "street"],
  };
}

/** The parts that are named only where it was said that they are not known. */
function namedParts(said: string, known: string): readonly string[] {
  return parts.flatMap(([words, name]) => (words.test(said) && !words.test(known) ? [name] : []));
}

const parts: readonly (readonly [words: RegExp, name: string])[] = [
  [/\b(c[oó]digo postal|zip)\b/iu, "zip"],
  [/\b(estado|provincia)\b/iu, "state"],
  [/\bciudad\b/iu, "city"],
  [/\bcalle\b/iu, "street"],
  [/\bn[uú]mero\b/iu, "number"],
];
