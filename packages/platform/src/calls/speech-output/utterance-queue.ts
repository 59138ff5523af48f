/** One thing to say. `mark` names it on the wire. */
export interface Utterance {
  readonly mark: number;
  readonly text: string;
  readonly isInterruptible: boolean;
  readonly endsCall: boolean;
  /** What answer it asks for, if the client said. */
  readonly expecting?: string | undefined;
  /** 1 is the voice's own pace; the call's pace when left out. */
  readonly rate?: number | undefined;
  /** The answer of the responder that it is a sentence of. */
  readonly reply?: number | undefined;
  readonly timesSaid: number;
  /** Where in its sound it goes on, after a pause. Milliseconds. */
  readonly fromMs?: number | undefined;
}

/** An utterance under way. */
export interface Speaking {
  readonly utterance: Utterance;
  readonly by: "server" | "browser";
  /** When its first sound was sent. */
  readonly playingSince?: number;
  /** All of it is sent. */
  readonly isSent: boolean;
  readonly deadlineAt: number;
}

/** What the assistant says, has said and will say. */
export interface SpeechOutput {
  readonly queue: readonly Utterance[];
  /** Since when the first of the queue has waited. */
  readonly queuedSince: number;
  readonly speaking?: Speaking | undefined;
  /** What was silenced by a sound that may be no words, and goes on then. */
  readonly paused?: Utterance | undefined;
  /** What was said last. */
  readonly last?: Utterance | undefined;
  readonly finishedAt: number;
  readonly isMuted: boolean;
  readonly nextMark: number;
}

export const emptySpeechOutput: SpeechOutput = {
  queue: [],
  queuedSince: 0,
  finishedAt: Number.NEGATIVE_INFINITY,
  isMuted: false,
  nextMark: 1,
};

export interface UtteranceRequest {
  readonly text: string;
  readonly isInterruptible: boolean;
  readonly endsCall: boolean;
  readonly expecting?: string | undefined;
  readonly rate?: number | undefined;
  readonly reply?: number | undefined;
}

/**
 * Puts one thing at the end of what is to be said; beyond `longest` nothing is added. Of two that each expect an answer
 * only the newer is said: whoever answers before a question is spoken must not hear it afterwards.
 */
export function enqueue(
  speechOutput: SpeechOutput,
  request: UtteranceRequest,
  context: { readonly at: number; readonly longest: number },
): SpeechOutput {
  const isOpen = ({ expecting }: Utterance) => request.expecting === undefined || expecting === undefined;
  const waiting = speechOutput.queue.filter(isOpen);
  if (request.text.trim() === "" || waiting.length >= context.longest) return speechOutput;
  const { paused } = speechOutput;
  const isRest = request.reply !== undefined && request.reply === paused?.reply;
  const utterance = { ...request, mark: speechOutput.nextMark, timesSaid: 0 };
  return {
    ...speechOutput,
    queue: [...waiting, utterance],
    // Something newer than what was silenced is said instead, unless it is the rest of the same answer.
    paused: isRest ? paused : undefined,
    nextMark: speechOutput.nextMark + 1,
    queuedSince: speechOutput.queue.length === 0 ? context.at : speechOutput.queuedSince,
  };
}

/** Puts an utterance back in front, to be said whole, under a new mark: late confirmations of the old one mean nothing. */
export function sayAgain(speechOutput: SpeechOutput, utterance: Utterance, at: number): SpeechOutput {
  const again = { ...utterance, mark: speechOutput.nextMark, fromMs: undefined };
  return {
    ...speechOutput,
    queue: [again, ...speechOutput.queue],
    nextMark: speechOutput.nextMark + 1,
    queuedSince: at,
  };
}

/** Puts back in front what was silenced, to go on where it was; undefined when nothing was. */
export function goOn(speechOutput: SpeechOutput, at: number): SpeechOutput | undefined {
  const { paused, speaking, queue } = speechOutput;
  if (paused === undefined || speaking !== undefined) return undefined;
  return { ...speechOutput, paused: undefined, queue: [paused, ...queue], queuedSince: at };
}

/** How much of its sound has been heard. Milliseconds. */
export function soundedMs({ utterance, playingSince }: Speaking, at: number): number {
  return playingSince === undefined ? 0 : (utterance.fromMs ?? 0) + at - playingSince;
}

/** Takes the first of the queue. */
export function takeNext(speechOutput: SpeechOutput, at: number): readonly [SpeechOutput, Utterance] | undefined {
  const [first, ...queue] = speechOutput.queue;
  if (first === undefined) return undefined;
  const isAgain = first.fromMs !== undefined;
  const utterance = isAgain ? first : { ...first, timesSaid: first.timesSaid + 1 };
  return [{ ...speechOutput, queue, queuedSince: at, paused: undefined, last: utterance }, utterance];
}

/** The browser's voice says about twelve characters a second at its own pace. */
export function estimatedSpeechMs(text: string, rate: number): number {
  return (text.length / 12 / rate) * 1000;
}
