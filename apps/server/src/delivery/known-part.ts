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
  return {
    ...line,
    english: line.said,
    status: "needs-review",
    reading: { ...reading, status: "ask", warnings: [...reading.warnings, "does-not-know"] },
  };
}
