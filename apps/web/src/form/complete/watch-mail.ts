import type { OperationAnswer, ProductOperations } from "@dilo/api";
import { exponentialBackoff } from "@dilo/foundation";
import { isRefused } from "../session/product-api.ts";

/** What has become of a mail that was asked for. */
export type MailStatus = NonNullable<OperationAnswer<ProductOperations["getMail"]>["mail"]>;

const pollDelayMs = exponentialBackoff({ firstMs: 5000, longestMs: 60_000 });

/**
 * Polls a mail's status while the mail waits to be sent, or the status cannot be learnt.
 * @param fetchStatus null when no mail was asked for
 * @returns stops the polling
 */
export function watchMail(
  fetchStatus: () => Promise<MailStatus | null>,
  onStatus: (status: MailStatus) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function poll(polls: number): Promise<void> {
    // A form that is gone has no mail any more.
    const status = await fetchStatus().catch((failure) => (isRefused(failure) ? null : undefined));
    if (isStopped || status === null) return;
    if (status !== undefined) onStatus(status);
    if (status !== undefined && status.state !== "waiting") return;
    timer = setTimeout(() => void poll(polls + 1), pollDelayMs(polls));
  }

  void poll(1);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
