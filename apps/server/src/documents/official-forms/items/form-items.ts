import type { Field } from "@dilo/forms";

/** What other answers must say for an item to be asked. */
type Condition = NonNullable<Field["when"]>;

/** One question of an official form, as its own list has it. */
export interface FormItem {
  readonly part: number;
  /** As printed: "4.a", or "4.a-4.c" for a name in three boxes. */
  readonly item: string;
  readonly page: number;
  /** The page of its last box, where that is another one. */
  readonly lastPage?: number;
  readonly id: string;
  /** The form takes an empty box for "there is none". */
  readonly isOptional: boolean;
  /** It has boxes: other answers stand in the additional-information part, or only lead to another item. */
  readonly isPrinted: boolean;
  /** The ids of our questions that answer it. */
  readonly questions: readonly string[];
  readonly when?: Condition;
}

/** Reads a table of items: one a line, its cells between semicolons, as the table says. */
export function formItems(table: string): readonly FormItem[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [part = "", item = "", page = "", id = "", marks = "", questions = "", when = ""] = line
        .split(";")
        .map((cell) => cell.trim());
      const [first, last] = page.split("-").map(Number);
      return {
        ...{ part: Number(part), item: item.toLowerCase(), page: first ?? 0, id },
        ...(last !== undefined && { lastPage: last }),
        isOptional: marks.includes("optional"),
        isPrinted: !marks.includes("unprinted"),
        questions: questions.split(" ").filter((question) => question !== ""),
        ...(when !== "" && { when: { all: when.split("&").map(conditionOf) } }),
      };
    });
}

/** "a=x|y", "a!=x", "a>=1", or "a,b=x" where either may hold. */
function conditionOf(text: string): Condition {
  const [, ids = "", sign = "", values = ""] = /^\s*([\w,]+)(!=|>=|=)(.*?)\s*$/.exec(text) ?? [];
  const one = (field: string): Condition => {
    if (sign === ">=") return { field, atLeast: Number(values) };
    const is: Condition = { field, is: values.split("|") };
    return sign === "!=" ? { not: is } : is;
  };
  return { any: ids.split(",").map(one) };
}

/** The ids of the items that a condition speaks of. */
export function namedItems(condition: Condition): readonly string[] {
  if ("all" in condition) return condition.all.flatMap(namedItems);
  if ("any" in condition) return condition.any.flatMap(namedItems);
  if ("not" in condition) return namedItems(condition.not);
  return "field" in condition ? [condition.field] : [];
}
