import type { Column } from "../parts/data-table.tsx";
import type { useFormat } from "../parts/use-format.ts";
import type { useConsoleWords } from "../words/use-console-words.tsx";

/** When each run of a test or an eval began. */
export function beganColumn<Run extends { readonly createdAt: string }>(
  { began }: ReturnType<typeof useConsoleWords>["tests"],
  format: ReturnType<typeof useFormat>,
): Column<Run> {
  return {
    name: "began",
    heading: began,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => format.time(createdAt),
  };
}
