import type { OperationAnswer, ProductOperations } from "@dilo/api";
import { exponentialBackoff } from "@dilo/foundation";
import { isRefused } from "../session/product-api.ts";

/** How a mail stands that somebody asked for. */
export type MailStatus = NonNullable<OperationAnswer<ProductOperations["getMail"]>["mail"]>;

/** The first wait, and the longest: each is twice the one before. Milliseconds. */
const delayMs = exponentialBackoff({ firstMs: 5000, longestMs: 60_000 });

/**
 * Asks how a mail stands, and again and again while it waits or the answer does not come.
 * @param ask null when no mail was asked for
 * @returns ends the watch
 */
export function watchMail(
  ask: () => Promise<MailStatus | null>,
  onStanding: (standing: MailStatus) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function look(looks: number): Promise<void> {
    // A form that is gone has no mail any more.
    const standing = await ask().catch((failure) => (isRefused(failure) ? null : undefined));
    if (isOver || standing === null) return;
    if (standing !== undefined) onStanding(standing);
    if (standing !== undefined && standing.state !== "waiting") return;
    timer = setTimeout(() => void look(looks + 1), delayMs(looks));
  }

  void look(1);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
