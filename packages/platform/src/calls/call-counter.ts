/** Counts the calls of each subject for as long as its payment is kept. */
export interface CallCounter {
  /** Counts one more call; false when the subject has had `limit` of them. */
  take(subject: string, limit: number): Promise<boolean>;
}

/** Counts in memory: enough for one process; a restart forgets. */
export function memoryCallCounter(settings: { readonly now: () => number; readonly keepMs: number }): CallCounter {
  const counts = new Map<string, { count: number; readonly since: number }>();
  return {
    take: async (subject, limit) => {
      forgetOld(counts, settings.now() - settings.keepMs);
      const entry = counts.get(subject) ?? { count: 0, since: settings.now() };
      if (entry.count >= limit) return false;
      entry.count += 1;
      counts.set(subject, entry);
      return true;
    },
  };
}

/** A map keeps the order of insertion, so the oldest come first. */
function forgetOld(counts: Map<string, { readonly since: number }>, before: number): void {
  for (const [subject, { since }] of counts) {
    if (since >= before) return;
    counts.delete(subject);
  }
}
