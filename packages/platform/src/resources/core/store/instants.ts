/** Postgres as it is asked here knows the years 1 to 9999; ISO 8601 with an offset reaches a little further. */
const [earliestMs, latestMs] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];

/** An instant of a request as the database takes it: the nearest one it knows. */
export function storableInstant(instant: string): Date {
  return new Date(Math.min(Math.max(Date.parse(instant), earliestMs), latestMs));
}
