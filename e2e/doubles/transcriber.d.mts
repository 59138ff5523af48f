/** A recording and its words. */
export interface KnownAnswer {
  readonly text: string;
  /** 16-bit mono WAV. */
  readonly wav: Buffer;
}

export type Behaviour = "honest" | "broken" | "mute";

export interface TranscriberDouble {
  readonly url: string;
  readonly heard: readonly {
    readonly text: string;
    readonly score: number;
    readonly language: unknown;
    readonly model: unknown;
    /** The header; "" when there was none. */
    readonly authorization: string;
  }[];
  become(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export function startTranscriberDouble(options: {
  readonly answers: readonly KnownAnswer[];
  readonly behaviour?: Behaviour;
}): Promise<TranscriberDouble>;
