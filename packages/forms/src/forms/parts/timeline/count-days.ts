import type { Told } from "../../walk.ts";
import { daysBetween } from "./stretches.ts";

/** How the days of a table's rows are told. */
export interface Stays {
  readonly begins: string;
  readonly ends: string;
  /** Tells of the last row: "12 días". */
  readonly one: (days: string) => string;
  /** Tells of all rows together. */
  readonly all: (days: string) => string;
  /** A row of more days than these is remarked on: what the form says of it, never a verdict. */
  readonly longDays: number;
  readonly long: string;
  /** Said instead of a later one, where it was said of a row before. */
  readonly longAgain: string;
}

/** The rows of a table, as far as their days are counted. */
interface Rows {
  readonly id: string;
  readonly another?: string;
  readonly stays?: Stays;
}

/** Tells how many days the row that was just told of has, and all of them, before the next one is asked for. */
export function daysCounted({ id, stays, another = "" }: Rows, row: number) {
  if (stays === undefined) return undefined;
  const { begins, ends, one, all, longDays, long, longAgain } = stays;
  return (told: Told): string | undefined => {
    const counts = Array.from({ length: row }, (_, at) => {
      const [from, to] = [begins, ends].map((column) => told.value(`${id}.${at + 1}.${column}`));
      return typeof from === "string" && typeof to === "string" ? daysBetween(from, to) : undefined;
    });
    const last = counts.at(-1);
    if (last === undefined) return undefined;
    const known = counts.filter((count) => count !== undefined);
    const isAgain = counts.slice(0, -1).some((days) => days !== undefined && days > longDays);
    const sum = known.reduce((total, days) => total + days, 0);
    return [
      one(inDays(last)),
      ...(last > longDays ? [isAgain ? longAgain : long] : []),
      ...(row > 1 && known.length === row ? [all(inDays(sum))] : []),
      another,
    ].join(" ");
  };
}

function inDays(count: number): string {
  return count === 1 ? "un día" : `${count} días`;
}
