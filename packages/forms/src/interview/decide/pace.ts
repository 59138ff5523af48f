/** How fast the assistant can be asked to speak, slowest first; 1 is the voice's own pace. */
const paces = [0.7, 0.85, 1] as const;

/** One step slower than a pace; the slowest stays. */
export function slowerThan(pace: number): number {
  return paces.findLast((one) => one < pace) ?? paces[0];
}

/** One step back towards the voice's own pace. */
export function fasterThan(pace: number): number {
  return paces.find((one) => one > pace) ?? 1;
}
