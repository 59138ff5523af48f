// The globals of the audio thread that the worklets use; the DOM types lack them.

declare const sampleRate: number;

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

declare function registerProcessor(
  name: string,
  processor: new (options: {
    readonly processorOptions: { readonly jitterMs: number };
  }) => AudioWorkletProcessor & {
    /** Called for each block of 128 samples; false ends the processor. */
    process(inputs: readonly (readonly Float32Array[])[], outputs: readonly (readonly Float32Array[])[]): boolean;
  },
): void;
