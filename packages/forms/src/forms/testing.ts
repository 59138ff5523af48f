import type { Condition, Group, Item, Question, Section, Words } from "./items.ts";

/** A condition as the collected questions of the official forms write it. */
export type RawCondition =
  | { readonly id: string; readonly equals: string }
  | { readonly id: string; readonly notEquals: string }
  | { readonly id: string; readonly atLeast: number }
  | { readonly any: readonly RawCondition[] }
  | { readonly all: readonly RawCondition[] };

/** One column of a table; `when` is about another column, or says in words which rows it is about. */
export interface RawColumn {
  readonly id: string;
  readonly kind: string;
  readonly english?: string;
  readonly textSpanish: string | null;
  readonly when?: { readonly column?: string; readonly equals?: string; readonly row?: string };
  readonly options?: readonly { readonly value: string }[] | null;
}

/** One question of an official form, as far as a walk needs it. */
export interface RawQuestion {
  readonly id: string;
  readonly kind: string;
  readonly part: number | string;
  readonly partTitle: string;
  /** Questions that share a lead-in. */
  readonly group?: string;
  readonly askable: boolean;
  readonly textEnglish: string;
  readonly textSpanish: string | null;
  readonly introEnglish: string | null;
  readonly introSpanish?: string | null;
  readonly listSpanish?: readonly string[] | null;
  readonly detailSpanish?: string | null;
  readonly variantsSpanish?: readonly { readonly if: RawCondition; readonly textSpanish: string }[] | null;
  readonly options?: readonly { readonly value: string }[] | null;
  readonly when: { readonly if: RawCondition | null } | null;
  readonly required: { readonly value: string };
  /** Set where the question itself takes a plain no. */
  readonly gate?: string;
  readonly repeats: {
    readonly columns: readonly RawColumn[];
    readonly max?: number | null;
    readonly rowSpanish?: string | null;
    readonly moreSpanish?: string | null;
  } | null;
}

/** A question of the definition language, with what can be chosen. */
export type WholeQuestion = Question & { readonly values?: readonly string[] };

/** Writes the questions of an official form in the definition language: parts and groups become sections. */
export function itemsOf(questions: readonly RawQuestion[]): readonly Item<WholeQuestion>[] {
  const asked = questions.filter(({ askable }) => askable);
  return runsOf(asked, ({ part }) => String(part)).map((part) => ({
    ...(part[0] && { title: { spanish: part[0].partTitle, english: part[0].partTitle } }),
    items: runsOf(part, ({ id, group }) => group ?? `alone ${id}`).map(sectionOf),
  }));
}

/** The values that some condition waits for, by question: special words such as "Unemployed" are answers too. */
export function namedValues(raw: RawCondition): readonly (readonly [id: string, value: string])[] {
  if ("any" in raw) return raw.any.flatMap(namedValues);
  if ("all" in raw) return raw.all.flatMap(namedValues);
  if ("atLeast" in raw) return [];
  return [[raw.id, "equals" in raw ? raw.equals : raw.notEquals]];
}

/** Writes one condition in the definition language. */
export function conditionOf(raw: RawCondition): Condition {
  if ("any" in raw) return { any: raw.any.map(conditionOf) };
  if ("all" in raw) return { all: raw.all.map(conditionOf) };
  if ("atLeast" in raw) return { field: raw.id, atLeast: raw.atLeast };
  if ("notEquals" in raw) return { not: { field: raw.id, is: [raw.notEquals] } };
  return { field: raw.id, is: [raw.equals] };
}

function sectionOf(questions: readonly RawQuestion[]): Section<WholeQuestion> {
  const lead = questions.find(({ introSpanish }) => introSpanish);
  return {
    ...(lead && { lead: { spanish: lead.introSpanish ?? "", english: lead.introEnglish ?? "" } }),
    items: questions.map((one) => (one.repeats === null ? questionOf(one) : groupOf(one, one.repeats))),
  };
}

function questionOf(raw: RawQuestion): WholeQuestion {
  const detail = detailOf(raw);
  return {
    id: raw.id,
    kind: raw.kind,
    label: raw.textEnglish,
    labelSpanish: raw.textSpanish ?? "",
    // Who says in words alone when it applies leaves it to the person to pass it over.
    required: ["asked", "must"].includes(raw.required.value) && raw.when?.if !== null,
    question: raw.textSpanish ?? "",
    ...(raw.when?.if && { when: conditionOf(raw.when.if) }),
    ...(raw.variantsSpanish && {
      wordings: raw.variantsSpanish.map((one) => ({ when: conditionOf(one.if), question: one.textSpanish })),
    }),
    ...(detail && { detail }),
    ...valuesOf(raw),
  };
}

/** Tables whose opening question asks whether there is a first row. */
const opensWithYesOrNo = /^¿(Ha|Vivió|Tuvo|Tiene|También)\b/;

function groupOf(raw: RawQuestion, { columns, max, rowSpanish, moreSpanish }: NonNullable<RawQuestion["repeats"]>) {
  const { when, ...opening } = questionOf({ ...raw, kind: "yesno" });
  const isGate = raw.gate !== undefined || opensWithYesOrNo.test(opening.question);
  const lead = rowSpanish ?? (isGate ? undefined : opening.question);
  const group: Group<WholeQuestion> = {
    id: raw.id,
    ...(when && { when }),
    ...(isGate && { gate: opening }),
    ...(lead !== undefined && { lead: { spanish: lead, english: raw.textEnglish } }),
    many: columns.map((column) => columnOf(column, raw.id)),
    ...(moreSpanish && { another: { ...opening, id: "another", question: moreSpanish } }),
    ...(max && { atMost: max }),
  };
  return group;
}

function columnOf(column: RawColumn, group: string): WholeQuestion {
  const { id, kind, english = id, textSpanish, when } = column;
  return {
    ...{
      id,
      kind,
      label: english,
      labelSpanish: textSpanish ?? english,
      required: true,
      question: textSpanish ?? english,
    },
    ...(when && { when: rowCondition(when, group) }),
    ...valuesOf(column),
  };
}

/** The current spouse comes first; every other row is about an earlier one. */
function rowCondition({ column, equals = "" }: NonNullable<RawColumn["when"]>, group: string): Condition {
  if (column !== undefined) return { field: column, is: [equals] };
  const status = group.replace(/_spouses$/, "_marital_status");
  return { any: [{ fromRow: 2 }, { not: { field: status, is: ["married", "separated"] } }] };
}

function detailOf({ listSpanish, detailSpanish, textEnglish }: RawQuestion): Words | undefined {
  const spanish = [...(listSpanish ?? []), detailSpanish ?? ""].filter((text) => text !== "").join(". ");
  return spanish === "" ? undefined : { spanish, english: textEnglish };
}

function valuesOf({ kind, options }: Pick<RawQuestion, "kind" | "options">): Pick<WholeQuestion, "values"> {
  if (kind === "yesno") return { values: ["yes", "no"] };
  if (kind === "number") return { values: ["0", "1", "2", "3"] };
  // A single box to tick may be left empty.
  const empty = options?.length === 1 ? ["left empty"] : [];
  return options ? { values: [...options.map(({ value }) => value), ...empty] } : {};
}

/** Splits a list where the key changes. */
function runsOf<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly (readonly Entry[])[] {
  const runs: Entry[][] = [];
  let last: string | undefined;
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === last) runs.at(-1)?.push(entry);
    else runs.push([entry]);
    last = key;
  }
  return runs;
}
