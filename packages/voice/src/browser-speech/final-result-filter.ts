import type { RecognitionResults } from "./speech-api.ts";

interface RecognisedText {
  readonly text: string;
  readonly isFinal: boolean;
}

/**
 * Returns what is new in a recogniser's results, each final once: browsers repeat some, and Android sends every
 * growing piece of one as a final of its own, at first with a confidence of 0.
 */
export class FinalResultFilter {
  readonly #isAndroid: boolean;
  readonly #seen = new Set<number>();
  #last = "";

  constructor(isAndroid: boolean) {
    this.#isAndroid = isAndroid;
  }

  read({ results, resultIndex }: RecognitionResults): RecognisedText[] {
    const recognised: RecognisedText[] = [];
    let partial = "";
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index];
      const best = result?.[0];
      if (result === undefined || best === undefined) continue;
      const isFinal = result.isFinal && !(this.#isAndroid && best.confidence === 0);
      if (!isFinal) partial += best.transcript;
      else if (this.#isNew(index, best.transcript.trim()))
        recognised.push({ text: best.transcript.trim(), isFinal: true });
    }
    if (partial.trim() !== "") recognised.push({ text: partial.trim(), isFinal: false });
    return recognised;
  }

  #isNew(index: number, text: string): boolean {
    if (text === "" || this.#seen.has(index)) return false;
    this.#seen.add(index);
    const isRepeated = this.#isAndroid && text === this.#last;
    this.#last = text;
    return !isRepeated;
  }
}
