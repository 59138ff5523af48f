import { AsyncLocalStorage } from "node:async_hooks";
import { OperationError } from "../operations/operation-error.ts";

const mebibyte = 1024 * 1024;

/** What memory holds of rows of lists: of one, of those an org asks for, and of all, until they are answered. Bytes. */
export const mostHeld = { ofList: 32 * mebibyte, ofOrg: 64 * mebibyte, inAll: 128 * mebibyte };

/** Whoever holds no more has room whatever others hold. Bytes. */
const alwaysRoom = mebibyte;

interface Holder {
  readonly orgId: string;
  bytes: number;
  /** It was answered. What it began and goes on, a call for one, is no request any more. */
  isOver: boolean;
}

const holders = new AsyncLocalStorage<Holder>();
const ofOrgs = new Map<string, number>();
let inAll = 0;

function change(holder: Holder, bytes: number): void {
  holder.bytes += bytes;
  inAll += bytes;
  const ofOrg = (ofOrgs.get(holder.orgId) ?? 0) + bytes;
  if (ofOrg > 0) ofOrgs.set(holder.orgId, ofOrg);
  else ofOrgs.delete(holder.orgId);
}

/** Who holds rows, and calls back when the answer they are made into has been sent; without that it is over with `work`. */
interface Asked {
  readonly orgId: string;
  readonly whenSent?: ((then: () => void) => void) | undefined;
}

/**
 * Counts the rows of all lists that a request reads, until it is answered.
 * @throws OperationError not-available while there is no room for them
 */
export async function holdingRows<Answer>({ orgId, whenSent }: Asked, work: () => Promise<Answer>): Promise<Answer> {
  const holder: Holder = { orgId, bytes: 0, isOver: false };
  const release = () => {
    holder.isOver = true;
    change(holder, -holder.bytes);
  };
  let isHeldOn = false;
  try {
    const answer = await holders.run(holder, work);
    isHeldOn = holder.bytes > 0 && whenSent !== undefined;
    if (isHeldOn) whenSent?.(release);
    return answer;
  } finally {
    if (!isHeldOn) release();
  }
}

/** What answers whoever asks for a list that is longer than one may be. */
export function listTooLong(): OperationError {
  return new OperationError("bad-request", "The rows are over 32 MiB together: ask for fewer with limit.");
}

/**
 * Counts what a list holds, as it grows.
 * @returns takes so many bytes more. It throws OperationError: bad-request when the list is too long, not-available
 * while there is no room for it
 */
export function openHeldList(): (bytes: number) => void {
  const holder = holders.getStore();
  let held = 0;
  return (bytes) => {
    held += bytes;
    if (held > mostHeld.ofList) throw listTooLong();
    if (holder === undefined || holder.isOver) return;
    change(holder, bytes);
    const isOver = inAll > mostHeld.inAll || (ofOrgs.get(holder.orgId) ?? 0) > mostHeld.ofOrg;
    if (!isOver || holder.bytes <= alwaysRoom) return;
    throw new OperationError("not-available", "Many long lists are being answered. Ask again.", {
      retryAfterSeconds: 2,
    });
  };
}
