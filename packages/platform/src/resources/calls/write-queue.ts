import type { ResourceContext } from "../core/operations/resource-context.ts";

/** Opens what carries out writes of one call in order; the host waits for them before it closes. */
export function openWriteQueue({
  pendingWrites,
  warn,
}: Pick<ResourceContext, "pendingWrites" | "warn">): (work: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const mine = last.then(work).catch(warn);
    last = mine;
    pendingWrites.add(mine);
    void mine.finally(() => pendingWrites.delete(mine));
  };
}
