/** Every timeout and limit of a call, in one place. Milliseconds unless the name says otherwise. */
export const policy = {
  /** Consecutive frames of speech that open a turn. */
  startFrames: 3,
  /** Sound kept from before a turn opened: its first consonant. */
  preRollMs: 700,
  /** Silence after which what was said so far is transcribed. */
  transcribeAfterMs: 400,
  /**
   * Silence that ends a whole sentence that is said to a model, so that what it answers can be heard within 0.7 s; the
   * platform's published plan waits for 0.5 s. Who goes on before the answer is heard is heard as the same turn.
   */
  sentenceMs: 600,
  /** Silence that ends a turn whose words are not known to be a whole answer. */
  unfinishedMs: 1200,
  /** The same where people pause: numbers, addresses, dates. */
  pausingMs: 2000,
  /** The same in the middle of an answer that is not complete yet, and a reader would know if it were: half a number. */
  halfSaidMs: 2800,
  /** Silence that ends an answer which is complete as it stands, though more words could follow: a name. */
  closedMs: 850,
  /** The same where people pause: an address. */
  closedPausingMs: 1150,
  /** Speech so soon after an answer, before the assistant speaks, belongs to that answer. */
  continuesWithinMs: 1500,
  /** Less speech than this is a click; "sí" is longer. */
  shortestTurnMs: 150,
  /** A longer turn is cut here: an answer of 400 characters takes less. */
  longestTurnMs: 30_000,
  /** No frame of an open turn for this long: the microphone is gone. A line that stalls for less cuts no answer in two. */
  frameGapMs: 4000,
  /** Speech over the assistant that goes on for this long silences it. */
  bargeInMs: 300,
  /** So much of it must be voiced: words have stops in them, and two clicks are no word. */
  bargeInVoicedMs: 200,
  /** The same where the voice is surely the person's: enough to fall silent, and to go on if no words came of it. */
  sureBargeInMs: 120,
  /** So much of what was heard before a pause is said again after it, to be understood. */
  goesBackMs: 300,
  /** The beginning of an utterance cannot be interrupted: echo cancellation needs to learn. */
  protectedPlaybackMs: 1500,
  /** An utterance said this often is finished, whatever is said over it. */
  mostTimesSaid: 3,
  /** Where sound leaks back, less speech than this after the assistant stopped is its echo. */
  shortestTailMs: 300,
  /** Echoes after which the person can no longer interrupt. */
  echoesUntilHalfDuplex: 2,
  /** The person was not understood, or not counted: the question is said again, unless a new one comes. */
  sayAgainAfterMs: 2000,
  /** The same question again at once: an interruption that was none. */
  resumeAfterMs: 300,
  /** A turn that was not understood and was this long is worth a repetition; a shorter one only the first. */
  worthRepeatingMs: 500,
  /** The page's recogniser adds nothing for this long: what it has is final. */
  recognitionStallMs: 3000,
  /** A second final this soon, with the first one's words, is the first one again. */
  sameFinalWithinMs: 3000,
  /** Speech recognised this soon after the assistant stopped began before. */
  recognitionLagMs: 500,
  /** The page does not say that it can play sound: the call begins all the same. */
  playableWithinMs: 3000,
  /** No sound from the voice for this long: it has failed. */
  voiceStallMs: 5000,
  /** The page does not confirm that it has played everything. */
  playedWithinMs: 3000,
  /** No words from the transcriber; its adapters give up earlier. */
  transcriberStallMs: 5000,
  /** No sentence from the responder yet: the person is asked to wait. */
  replyLateMs: 1800,
  /** No sentence from the responder: nobody waits longer in silence. */
  replyStallMs: 5000,
  /** The assistant has something to say and waits for the person to finish. */
  longestWaitToSpeakMs: 5000,
  /** Nobody says anything: the call ends. */
  silenceMs: 90_000,
  /** Every call ends. */
  longestCallMs: 30 * 60_000,
  /** A lost connection may come back. */
  graceMs: 60_000,
  /** The pace for people who listen hard; 1 is the voice's own. */
  speakingRate: 0.95,
  /** Utterances waiting to be spoken. */
  longestQueue: 20,
} as const;

export type CallPolicy = { readonly [Key in keyof typeof policy]: number };
