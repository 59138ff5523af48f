/** What every stored row has beside its settings. Instants are ISO 8601 in UTC, to the millisecond. */
export interface Row {
  readonly id: string;
  readonly orgId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface NewRow {
  readonly id: string;
  readonly orgId: string;
  readonly now: Date;
}

/** A row created from a POST's body. The row's own fields in the body are ignored. */
export function createRow<Settings extends object>(settings: Settings, { id, orgId, now }: NewRow): Settings & Row {
  const instant = now.toISOString();
  return { ...settings, id, orgId, createdAt: instant, updatedAt: instant };
}

/** PATCH: every setting named takes its new value whole, every other stays. */
export function mergeRow<Kept extends Row>(row: Kept, changes: object, now: Date): Kept {
  return { ...row, ...named(changes), ...identity(row, now) };
}

/** PUT: the new settings replace all others; what they do not name is removed. */
export function replaceRow<Settings extends object>(row: Row, settings: Settings, now: Date): Settings & Row {
  return { ...settings, ...identity(row, now) };
}

/**
 * The fields no change can touch, and a later `updatedAt`. It always grows, also when two changes come within a
 * millisecond or the clock goes back: by it a second writer is known (`isCurrent`).
 */
function identity(row: Row, now: Date): Row {
  const updatedMs = Math.max(now.getTime(), Date.parse(row.updatedAt) + 1);
  const { id, orgId, createdAt } = row;
  return { id, orgId, createdAt, updatedAt: new Date(updatedMs).toISOString() };
}

/** Whether a row is still the one a writer has read: if not, someone else was faster, and the answer is 409. */
export function isCurrent(row: Row, read: Row): boolean {
  return row.id === read.id && row.updatedAt === read.updatedAt;
}

function named(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
