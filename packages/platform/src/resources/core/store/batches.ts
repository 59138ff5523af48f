/** Rows that are read at a time, while nobody else has their turn. Bytes of them together, unless one alone has more. */
const most = { rows: 20, bytes: 1024 * 1024 };

/** Parts a list of rows, of which it is known how long each may be, into those that are read at a time. */
export function* batchesOf<Sized extends { readonly bytes: number }>(rows: readonly Sized[]): Generator<Sized[]> {
  let batch: Sized[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (batch.length > 0 && (batch.length === most.rows || bytes + row.bytes > most.bytes)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(row);
    bytes += row.bytes;
  }
  if (batch.length > 0) yield batch;
}
