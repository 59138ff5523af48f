/** What the media worker is told about one leg. `item` is sound at 16 kHz, or the number of a mark. */
export type MediaOrder = { readonly id: number } & (
  | { readonly kind: "open"; readonly offer: string }
  | { readonly kind: "play"; readonly item: Int16Array | number }
  | { readonly kind: "flush" | "close" }
);

/** What the media worker reports about one leg. `samples` are mono, 16-bit, at `sampleRate`. */
export type LegReport = { readonly id: number } & (
  | { readonly kind: "answer"; readonly sdp: string }
  | { readonly kind: "heard"; readonly samples: Int16Array; readonly sampleRate: number }
  | { readonly kind: "passed"; readonly mark: number }
  | { readonly kind: "failed" }
);

/** What the media worker reports: that it runs, or news of a leg. */
export type MediaReport = { readonly kind: "ready" } | LegReport;

/** The worker's second argument, as JSON. */
export interface MediaWorkerSettings {
  /** The address browsers reach this machine at, where it does not know it itself. */
  readonly publicIp?: string | undefined;
  /** UDP ports to use; any when left out. */
  readonly ports?: { readonly min: number; readonly max: number } | undefined;
}
