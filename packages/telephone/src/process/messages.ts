import type { DialRequest, LineEnd, Party, Trunk } from "../line.ts";

/** What the telephone process is told. `item` is 20 ms of sound at 8 kHz, or the number of a mark. */
export type Order =
  | { readonly kind: "trunks"; readonly trunks: readonly Trunk[] }
  | { readonly kind: "last-words"; readonly words: LastWords }
  | { readonly kind: "dial"; readonly request: DialRequest }
  | { readonly kind: "ring" | "answer"; readonly id: string }
  | { readonly kind: "flush" | "hang-up"; readonly id: string }
  | { readonly kind: "reject"; readonly id: string; readonly status: number; readonly reason: string | undefined }
  | { readonly kind: "play"; readonly id: string; readonly item: Int16Array | number }
  | { readonly kind: "digits"; readonly id: string; readonly digits: string }
  | { readonly kind: "hold"; readonly id: string; readonly isHeld: boolean }
  | { readonly kind: "transfer"; readonly id: string; readonly uri: string };

/** What is done where the server was killed, whose telephone process alone knows then whose telephone rang. */
export interface LastWords {
  /** The URL of a module that exports `sayLast`, a `SayLast`. */
  readonly program: string;
  /** What it needs. Goes by message: the words of a process can be read by others. */
  readonly parts: unknown;
}

/** @param rang ids of the calls whose telephones rang, of those that are up or were a minute ago */
export type SayLast = (parts: unknown, rang: readonly string[]) => Promise<void>;

/** What it tells of one line. */
export type LineReport = { readonly id: string } & (
  | { readonly kind: "ringing" | "answered" }
  | { readonly kind: "heard"; readonly frame: Int16Array }
  | { readonly kind: "passed"; readonly mark: number }
  | { readonly kind: "digit"; readonly digit: string }
  | { readonly kind: "held"; readonly isHeld: boolean }
  | { readonly kind: "transferred"; readonly status: number }
  | { readonly kind: "ended"; readonly end: LineEnd }
);

export type Report =
  | { readonly kind: "ready"; readonly port: number }
  /** It cannot listen where it is to. */
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "incoming"; readonly call: IncomingReport }
  | { readonly kind: "given-up"; readonly id: string }
  /** What happened on the lines since the last report. */
  | { readonly kind: "lines"; readonly reports: readonly LineReport[] };

export interface IncomingReport {
  readonly id: string;
  readonly from: Party;
  readonly to: string;
  readonly trunkIds: readonly string[];
}
