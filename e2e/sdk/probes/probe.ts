/**
 * One question to both libraries: a command with its input, in a call or before it. `differs` says why the answers may.
 * Inputs are JSON, but for `{ $: name }`, which stands for what JSON cannot carry (see `../rules-page.mjs`).
 */
export interface Probe {
  readonly command: string;
  readonly input: object;
  readonly isBefore?: boolean;
  readonly differs?: string;
}

/** Asks a command in a call, once for each input. */
export const inCall = (command: string, ...inputs: readonly object[]): Probe[] =>
  inputs.map((input) => ({ command, input }));
/** Asks a command before a call, once for each input. */
export const before = (command: string, ...inputs: readonly object[]): Probe[] =>
  inputs.map((input) => ({ command, input, isBefore: true }));
/** Probes in which the two libraries may differ, with why. */
export const but = (differs: string, probes: readonly Probe[]): Probe[] =>
  probes.map((probe) => ({ ...probe, differs }));
