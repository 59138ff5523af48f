import { type Answers, type FormType, interpret, type PrintedAnswer, withoutUnknown } from "@dilo/forms";

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
  const missing = reading.missing.length > 0 ? reading.missing : namedParts(line.said, known);
  return {
    ...line,
    english: line.said,
    status: "needs-review",
    reading: { ...reading, status: "ask", missing, warnings: [...reading.warnings, "does-not-know"] },
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
