import type { Condition } from "../core/store/conditions.ts";
import type { RowsQuery, StoredRow } from "../core/store/row-store.ts";
import { folded, searchWords, wordsOf } from "../knowledge/search-words.ts";

type Comparisons = Readonly<Record<string, Readonly<Partial<Record<Condition["is"], string | undefined>>>>>;

/** The filters of `/v2/call*`, as the query's schema leaves them. */
interface CallFilters extends RowsQuery {
  readonly id?: string | undefined;
  readonly idAny?: string | readonly string[] | undefined;
  readonly assistantOverrides?: Readonly<Record<string, unknown>> | undefined;
  readonly structuredOutputs?: Comparisons | undefined;
  readonly costLe?: number | undefined;
  readonly costGe?: number | undefined;
  readonly cost?: number | undefined;
  readonly transcript?: string | undefined;
  readonly [filter: string]: unknown;
}

/** Where in a call's row each plain filter looks. */
const places: Readonly<Record<string, readonly string[]>> = {
  assistantId: ["assistantId"],
  assistantName: ["assistant", "name"],
  phoneNumberId: ["phoneNumberId"],
  number: ["customer", "number"],
  extension: ["customer", "extension"],
  sipUri: ["customer", "sipUri"],
  name: ["customer", "name"],
  email: ["customer", "email"],
  externalId: ["customer", "externalId"],
  successEvaluation: ["analysis", "successEvaluation"],
  endedReason: ["endedReason"],
  status: ["status"],
};

/** A query of `/v2/call*` as one of rows. */
export function callsQuery(filters: CallFilters): RowsQuery {
  const { limit, page, sortOrder, id, idAny, assistantOverrides, structuredOutputs, cost, costLe, costGe } = filters;
  const words = searchWords(filters.transcript ?? "");
  const dates = Object.fromEntries(
    Object.entries(filters).filter(([name]) => /^(created|updated)At(Gt|Lt|Ge|Le)$/.test(name)),
  );
  const plain = Object.entries(places).flatMap(([name, path]): Condition[] => {
    const value = filters[name];
    return typeof value === "string" ? [{ path, is: "eq", value }] : [];
  });
  const overridden = Object.entries(assistantOverrides ?? {}).flatMap(([name, value]): Condition[] =>
    typeof value === "string" ? [{ path: ["assistantOverrides", name], is: "eq", value }] : [],
  );
  const found = Object.entries(structuredOutputs ?? {}).flatMap(([output, comparisons]) =>
    Object.entries(comparisons).flatMap(([is, value]): Condition[] =>
      value === undefined
        ? []
        : [{ path: ["artifact", "structuredOutputs", output, "result"], is: is as Condition["is"], value }],
    ),
  );
  const costs = [
    { is: "gte", value: cost },
    { is: "lte", value: cost },
    { is: "gte", value: costGe },
    { is: "lte", value: costLe },
  ].flatMap(({ is, value }): Condition[] =>
    value === undefined ? [] : [{ path: ["cost"], is: is as Condition["is"], value }],
  );
  const named = [idAny ?? []].flat();
  const ids =
    id === undefined
      ? idAny === undefined
        ? undefined
        : named
      : [id].filter((one) => idAny === undefined || named.includes(one));
  return {
    ...dates,
    limit,
    page,
    sortOrder,
    ...(ids && { ids }),
    where: [...plain, ...overridden, ...found, ...costs],
    ...(words.length > 0 && { holds: saying(words.map((word) => word.folded)) }),
  };
}

/** Whether all of these words were said in a call. A word is found by its beginning, too. */
function saying(words: readonly string[]): (row: StoredRow) => boolean {
  return ({ artifact }) => {
    const { transcript } = (artifact ?? {}) as { readonly transcript?: unknown };
    if (typeof transcript !== "string") return false;
    const said = ` ${folded(wordsOf(transcript))}`;
    return words.every((word) => said.includes(` ${word}`));
  };
}
