import { mostToldWhole } from "@dilo/api/operations";

/** The parts of a schema's issues that are read here (zod 4). */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  /** Of a union: the issues of each of its options. */
  readonly errors?: readonly (readonly Issue[])[];
  /** Of a union of kinds: what the field that tells them apart can be. */
  readonly options?: readonly unknown[];
  /** What is allowed instead. */
  readonly values?: readonly unknown[];
  readonly expected?: string;
  readonly origin?: string;
  readonly maximum?: number | bigint;
  readonly minimum?: number | bigint;
  readonly inclusive?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly divisor?: number;
}

/** What is wrong with a part of a request. */
export interface Misread {
  readonly issues: readonly Issue[];
  /** It is so long that more may be wrong. */
  readonly isCut?: boolean;
}

/** A request with more mistakes is told the first ones. */
const mostTold = 20;

/**
 * What is wrong with a request, a sentence for each field with its limit or what it can be. Values never appear in it:
 * they could be somebody's name or key. A field's name appears only when it looks like one.
 * @param part where the issues are from: "body", "query" or "path"
 */
export function describeIssues(part: "body" | "query" | "path", { issues, isCut = false }: Misread): string {
  const sentences = issues.map((issue) => sentenceOf(part, nearest(issue)));
  const told = [...new Set(sentences)];
  const [first = `The ${part} is not as expected.`, ...more] = told.slice(0, mostTold);
  const left = told.length - mostTold;
  const cut = `More may be wrong: of more than ${mostToldWhole} values, each list is read up to its first mistake.`;
  return [first, ...more, ...(left > 0 ? [`${left} more fields are wrong.`] : []), ...(isCut ? [cut] : [])].join(" ");
}

function sentenceOf(part: string, issue: Issue): string {
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys ?? [];
    const unknown = keys.slice(0, mostTold).map((key) => nameOf([...issue.path, key]));
    if (keys.length > mostTold) unknown.push(`and ${keys.length - mostTold} more`);
    return `The ${part} has fields this operation does not know: ${unknown.join(", ")}.`;
  }
  return `The ${part}'s field ${nameOf(issue.path)} is wrong: ${wordsOf(issue)}.`;
}

/** What is wrong with a field, in words: what it must be instead. */
export function wordsOf(issue: Issue): string {
  const words = requirement(nearest(issue));
  return words === undefined ? "it is not as expected" : `it must ${words}`;
}

/** The issue that says most: inside a union, the deepest one of the option that came furthest. */
export function nearest(issue: Issue): Issue {
  if (issue.code !== "invalid_union" || issue.errors === undefined || issue.errors.length === 0) return issue;
  const options = issue.errors.map((option) =>
    option.map(nearest).map((one) => ({ ...one, path: [...issue.path, ...one.path] })),
  );
  const deepest = Math.max(...options.flat().map(({ path }) => path.length));
  const [far] = options.flat().filter(({ path }) => path.length === deepest && deepest > issue.path.length);
  if (far !== undefined) return far;
  const here = options.flat();
  const values = here.flatMap((one) => one.values ?? one.options ?? []);
  if (values.length > 0) return { ...issue, code: "invalid_value", values };
  const [only, ...others] = here.filter(({ code }) => code !== "invalid_type");
  if (only !== undefined && others.length === 0) return only;
  const expected = here.flatMap((one) => one.expected ?? []);
  return { ...issue, code: "invalid_type", expected: expected.join(either) };
}

/** What the field must be instead, where that can be said: it follows "must". */
function requirement(issue: Issue): string | undefined {
  const { code, values, options, expected, maximum, minimum, inclusive = true } = issue;
  switch (code) {
    case "invalid_union":
      return options && `be ${oneOf(options)}`;
    case "invalid_value":
      return values && `be ${oneOf(values)}`;
    case "invalid_type":
      return expected && `be ${kindsIn(expected)}`;
    case "too_big":
      return `be ${inclusive ? "at most" : "less than"} ${amountOf(issue, maximum)}`;
    case "too_small":
      return `be ${inclusive ? "at least" : "more than"} ${amountOf(issue, minimum)}`;
    case "not_multiple_of":
      return `be a multiple of ${issue.divisor}`;
    case "invalid_format":
      return formatOf(issue);
    default:
      return ownWords(issue.message);
  }
}

/** Most allowed values that are told. */
const mostValues = 40;

function oneOf(values: readonly unknown[]): string {
  const all = [...new Set(values.filter((value) => value !== undefined).map(String))];
  const told = all.slice(0, mostValues).join(", ");
  return all.length === 1 ? told : `one of ${told}${all.length > mostValues ? ", and others" : ""}`;
}

/** Between the kinds of values that a field can have. */
const either = " or ";

/** Kinds of values that are called otherwise in words than in the schemas' code. */
const kinds: Readonly<Record<string, string>> = {
  boolean: "true or false",
  date: "an instant",
  int: "a whole number",
  null: "null",
  record: "an object",
  undefined: "left out",
};

function kindsIn(expected: string): string {
  const named = expected
    .split(either)
    .map((kind) => kinds[kind] ?? (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`));
  return [...new Set(named)].join(either);
}

const units: Readonly<Record<string, string>> = { string: "character", array: "item", set: "item", file: "byte" };

function amountOf({ origin = "" }: Issue, limit: number | bigint | undefined): string {
  const unit = units[origin];
  return unit === undefined ? String(limit) : `${limit} ${unit}${Number(limit) === 1 ? "" : "s"} long`;
}

const formats: Readonly<Record<string, string>> = {
  datetime: "an instant such as 2026-01-02T03:04:05.000Z",
  email: "an e-mail address",
  url: "an address that begins with https://",
  uuid: "a UUID",
};

function formatOf({ format = "", pattern, message }: Issue): string {
  if (formats[format] !== undefined) return `be ${formats[format]}`;
  return ownWords(message) ?? (format === "regex" ? `match the pattern ${pattern}` : `be of the format ${format}`);
}

/** What our own schemas say of themselves: "must be ...". */
function ownWords(message: string): string | undefined {
  return /^(?:it )?must (.+?)\.?$/.exec(message)?.[1];
}

/** A path as it is told: a name only where it looks like one. */
export function nameOf(path: readonly PropertyKey[]): string {
  const names = path.map((key) => (/^[$\w.-]{1,40}$/.test(String(key)) ? String(key) : "?"));
  return names.length === 0 ? "(the whole)" : names.join(".");
}
