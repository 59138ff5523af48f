export type Behaviour = "honest" | "broken" | "mute" | "babbling" | "lying" | "endless";

export interface ModelDouble {
  readonly env: { readonly MODEL_URL: string; readonly MODEL_KEY: string; readonly MODEL_NAME: string };
  readonly asked: readonly {
    readonly kind: string;
    readonly words: string;
    readonly model: string;
    readonly authorization: string | undefined;
    /** The whole body. */
    readonly text: string;
  }[];
  become(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export function startModelDouble(options: {
  readonly recorded: Readonly<Record<string, readonly string[]>>;
  readonly behaviour?: Behaviour;
}): Promise<ModelDouble>;
