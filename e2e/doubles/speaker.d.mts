export type SpeakerBehaviour = "honest" | "broken" | "mute" | "silent";

/** One text that was spoken, and how. */
export interface SpokenOrder {
  readonly model: string;
  readonly voice: string;
  readonly input: string;
  readonly speed: number;
}

export interface SpeakerDouble {
  /** What SPEECH_URL takes: the part before "/audio/speech". */
  readonly url: string;
  readonly spoken: readonly SpokenOrder[];
  /** Changes how it answers from now on. */
  become(behaviour: SpeakerBehaviour): void;
  close(): Promise<void>;
}

export function startSpeakerDouble(options?: {
  readonly key?: string;
  readonly behaviour?: SpeakerBehaviour;
}): Promise<SpeakerDouble>;
