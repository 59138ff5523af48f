/** Takes the sound of a call that somebody listens in on. */
export interface CallEar {
  /** A piece of both sides: 16 kHz, 16-bit little-endian, interleaved, the person left. */
  hear(stereo: Uint8Array): void;
  /** The call is over. */
  end(): void;
}

/** Who listens in on the calls of this server. */
export interface CallEars {
  /** @returns stops listening */
  add(callId: string, ear: CallEar): () => void;
  hear(callId: string, stereo: Uint8Array): void;
  end(callId: string): void;
}

export function openCallEars(): CallEars {
  const ears = new Map<string, Set<CallEar>>();
  return {
    add: (callId, ear) => {
      const here = ears.get(callId) ?? new Set();
      ears.set(callId, here.add(ear));
      return () => {
        here.delete(ear);
        if (here.size === 0) ears.delete(callId);
      };
    },
    hear: (callId, stereo) => {
      for (const ear of ears.get(callId) ?? []) ear.hear(stereo);
    },
    end: (callId) => {
      for (const ear of ears.get(callId) ?? []) ear.end();
      ears.delete(callId);
    },
  };
}
