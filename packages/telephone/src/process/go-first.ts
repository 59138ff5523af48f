import { setPriority } from "node:os";

/** Of a process whose work cannot wait 20 ms. */
export const soundPriority = -10;

/** Asks the system to let this process go before others; where it may not, sound is late when others are busy. */
export function goFirst(): void {
  try {
    setPriority(soundPriority);
  } catch {
    // Only a system's administrator may, or whoever has the limit for it (`LimitNICE`).
  }
}
