import type { RecognitionResults } from "./speech-api.ts";

interface RecognisedText {
  readonly text: string;
  readonly isFinal: boolean;
}

/**
 * Reads what is new in one recogniser's results. Each final comes once: browsers send some again, and Android sends
 * every growing piece of one as a final of its own, those with no confidence first.
 */
export class FinalResultFilter {
  readonly #isAndroid: boolean;
  readonly #told = new Set<number>();
  #last = "";

  constructor(isAndroid: boolean) {
    this.#isAndroid = isAndroid;
  }

  read({ results, resultIndex }: RecognitionResults): RecognisedText[] {
    const heard: RecognisedText[] = [];
    let partial = "";
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index];
      const best = result?.[0];
      if (result === undefined || best === undefined) continue;
      const isFinal = result.isFinal && !(this.#isAndroid && best.confidence === 0);
      if (!isFinal) partial += best.transcript;
      else if (this.#isNew(index, best.transcript.trim())) heard.push({ text: best.transcript.trim(), isFinal: true });
    }
    if (partial.trim() !== "") heard.push({ text: partial.trim(), isFinal: false });
    return heard;
  }

  #isNew(index: number, text: string): boolean {
    if (text === "" || this.#told.has(index)) return false;
    this.#told.add(index);
    const isRepeated = this.#isAndroid && text === this.#last;
    this.#last = text;
    return !isRepeated;
  }
}
