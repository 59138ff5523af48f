import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns });

/** A column: its heading, what it is sorted by, and what it shows. */
export interface Column<Row> {
  readonly name: string;
  readonly heading: string;
  readonly value: (row: Row) => string | number | undefined;
  /** Left out: the value itself. */
  readonly cell?: (row: Row) => ReactNode;
  /** Not shown on a phone. */
  readonly isExtra?: boolean;
}

interface Needs<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** All rows there are: a press on a heading sorts them. */
  readonly isWhole?: boolean;
}

const arrows = { asc: " ↑", desc: " ↓" } as const;
const sorted = { asc: "ascending", desc: "descending" } as const;

/** A table that is read across on a wide screen, and moves sideways by itself where it is too wide. */
export function DataTable<Row extends object>({ label, columns, rows, rowId, isWhole = false }: Needs<Row>) {
  const defined = useMemo(
    () =>
      columns.map(
        ({ name, value }): ColumnDef<typeof features, Row> => ({
          id: name,
          accessorFn: value,
          sortUndefined: "last",
          enableSorting: isWhole,
        }),
      ),
    [columns, isWhole],
  );
  const table = useTable({ features, columns: defined, data: rows as Row[], getRowId: rowId });
  const { sorting } = table.state;
  const wayOf = (name: string) => {
    const found = sorting.find(({ id }) => id === name);
    return found && (found.desc ? "desc" : "asc");
  };
  return (
    // It has to be reached by the keyboard to be moved.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <section className="table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, heading, isExtra }) => {
              const way = wayOf(name);
              return (
                <th key={name} scope="col" className={isExtra ? "extra" : undefined} aria-sort={way && sorted[way]}>
                  {isWhole ? (
                    <button type="button" onClick={() => table.getColumn(name)?.toggleSorting()}>
                      {heading}
                      <span aria-hidden="true">{way && arrows[way]}</span>
                    </button>
                  ) : (
                    heading
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ id, original }) => (
            <tr key={id}>
              {columns.map(({ name, value, cell, isExtra }) => (
                <td key={name} className={isExtra ? "extra" : undefined}>
                  {cell === undefined ? value(original) : cell(original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
