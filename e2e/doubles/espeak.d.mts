export function whyNoSpeech(): string | undefined;
export function record(text: string, options?: { readonly voice?: string; readonly wordsPerMinute?: number }): Buffer;
export function sox(wav: Buffer, effects: readonly string[]): Buffer;
export function noise(kind: "whitenoise" | "pinknoise" | "brownnoise"): Buffer;
export function speech(text: string, how: { readonly sampleRate: number; readonly wordsPerMinute: number }): Buffer;
