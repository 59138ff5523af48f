import { roomAudio } from "@dilo/api";
import { openPowerMeter } from "./power-meter.ts";
import type { OpenVad, Vad } from "./vad.ts";

/** Decibels, seconds and frames of 20 ms, found with the bench of rooms. */
const tuning = {
  /** A voice this much quieter than the person's own does not begin a turn: it is somebody behind. */
  beginsWithinDb: 7,
  /** The same, while the person has hardly stopped speaking: last words are quieter than first ones. */
  goesOnWithinDb: 8,
  /** Where nobody talks behind, words this much quieter are still the person's. */
  quietestWordDb: 20,
  /** Where somebody does, words must be so much louder than that voice, but never more than `goesOnWithinDb` asks. */
  aboveBehindDb: 2,
  /** Where somebody talks behind, a turn needs stressed syllables this near to the person's, */
  stressedWithinDb: 4,
  /** and one at least as often as this. */
  stressedEveryFrames: 75,
  /** but not in its first words. */
  stressedFromFrames: 25,
  /** A voice without any for so long is somebody behind, though nobody was heard there before. */
  unstressedFrames: 200,
  /** A voice is surely the person's only where whoever talks behind is so much quieter. */
  clearlyNearerDb: 14,
  /** So many frames as loud as the person make it theirs, */
  sureFromFrames: 2,
  /** what led up to them without a pause, up to so much, */
  leadsInFrames: 3,
  /** and what follows, until a pause longer than a stop inside a word. */
  stopFrames: 5,
  /** Silence of the person after which what was said is over, and its level is learned. */
  endsAfterFrames: 20,
  /** For this long after it what comes may be its rest. */
  goesOnFrames: 125,
  /** Less speech than this says nothing about how loud the person speaks. */
  learnsFromFrames: 15,
  /** So much louder speech is believed before it has ended. */
  louderWithinFrames: 25,
  /** How much of a new level is believed at once: one loud word must not make the person's next words too quiet. */
  believedLouder: 0.6,
  believedQuieter: 0.3,
  /** Voices with this much silence before and behind them are answers, not television. */
  aloneFrames: 100,
  /** So much of a room is heard before anything is said of it. */
  knownRoomFrames: 10,
  /** A voice that becomes the person's within so much was theirs, not somebody's behind. */
  becomesOwnFrames: 15,
  /** A voice that goes on through the assistant's first words is over after this much silence. */
  listensAfterFrames: 40,
  /** So much of it must be heard to know how loud it is; */
  knownBehindFrames: 25,
  /** then, who is so much louder is the person. */
  standsOutDb: 3,
  /** How much quieter a person may be next time whose answer was taken for somebody else's. */
  forgivenDb: 6,
} as const;

/** As quiet as nothing. Decibels of full scale. */
const nothingDb = -90;

/**
 * Counts as speech only the voice of the person nearest to the microphone. Somebody who talks farther away is quieter: how loud
 * the person is, is learned from what they say in this call, so that any microphone will do. Until they have spoken, any
 * voice is theirs, unless it talked right before the assistant's first words and goes on after them without a pause: that is
 * a television, which does not listen. In a room that was silent before them, an answer is heard from its first syllable. Who moved away and was not heard is heard again when they repeat it, because an answer stands
 * alone between silences, and a television does not.
 */
export function withNearestVoice(openVad: OpenVad): OpenVad {
  return () => new NearestVoice(openVad());
}

class NearestVoice implements Vad {
  readonly #detector: Vad;
  readonly #powerOf = openPowerMeter(0.5);
  /** How loud the person's stressed syllables are. */
  #ownDb: number | undefined;
  /** How loud the voices behind are. */
  #behindDb = nothingDb;
  /** Levels of a voice that may be behind, or the quiet beginning of the person's words; frames without a voice are undefined. */
  #maybeBehind: (number | undefined)[] = [];
  /** Levels of the person's words since they began. */
  #words: number[] = [];
  #framesSinceWord = Number.POSITIVE_INFINITY;
  #framesSinceStress = 0;
  #framesSinceBeginning = 0;
  /** A voice that began after silence and was not the person's, so far. */
  #loneFrames: number | undefined;
  #framesSinceSound = Number.POSITIVE_INFINITY;
  #framesHeard = 0;
  /** Frames of voice without a pause, those of them that are as loud as the person, and how many led up to the first of these. */
  readonly #stretch = { voice: 0, near: 0, leadIn: 0, quiet: 0 };
  /** How much was heard of whoever has not listened to the assistant's first words; undefined when nobody talks over them. */
  #talkedOverFrames: number | undefined;

  constructor(detector: Vad) {
    this.#detector = detector;
  }

  conversationBegins(): void {
    const isUnknown = this.#framesHeard < tuning.knownRoomFrames;
    const isTalkedOver = isUnknown || this.#framesSinceSound < tuning.listensAfterFrames;
    this.#ownDb = undefined;
    this.#words = [];
    this.#maybeBehind = [];
    this.#framesSinceWord = Number.POSITIVE_INFINITY;
    this.#loneFrames = undefined;
    this.#talkedOverFrames = isTalkedOver ? 0 : undefined;
    // Nobody answers so soon: a room of which nothing was heard yet is silent once it is for a moment.
    if (isUnknown) this.#framesSinceSound = tuning.listensAfterFrames - tuning.knownRoomFrames;
  }

  isSpeech(frame: Int16Array): boolean {
    this.#framesHeard += 1;
    this.#framesSinceBeginning += 1;
    const isVoice = this.#detector.isSpeech(frame);
    const level = 10 * Math.log10(this.#powerOf(frame) + 1e-12);
    const isOwn = isVoice && level > this.#leastDb();
    this.#stretchOn(isVoice, isOwn && this.#isNear(level));
    // A detector rests between a television's sentences; the television's sound does not.
    const isSounding = isVoice || level > (this.#ownDb ?? 0) - tuning.quietestWordDb;
    this.#notice(isSounding, isOwn);
    if (isOwn) {
      this.#words.push(level);
      this.#maybeBehind = [];
      if (this.#framesSinceWord > tuning.endsAfterFrames) this.#framesSinceBeginning = 0;
      const isStressed = this.#ownDb === undefined || level > this.#ownDb - tuning.stressedWithinDb;
      this.#framesSinceStress = isStressed ? 0 : this.#framesSinceStress + 1;
      if (this.#framesSinceStress === tuning.unstressedFrames) this.#noticeBehind();
      else if (this.#words.length % tuning.louderWithinFrames === 0) this.#learnLouder();
      this.#framesSinceWord = 0;
      return true;
    }
    this.#framesSinceWord += 1;
    this.#framesSinceStress += 1;
    if (this.#framesSinceWord === tuning.endsAfterFrames) this.#learn();
    if (this.#framesSinceWord > tuning.endsAfterFrames) this.#maybeBehind.push(isVoice ? level : undefined);
    const mayBecomeOwn = this.#ownDb === undefined ? 0 : tuning.becomesOwnFrames;
    while (this.#maybeBehind.length > mayBecomeOwn) this.#hearBehind(this.#maybeBehind.shift());
    return false;
  }

  sureMs(): number {
    const { voice, near, leadIn } = this.#stretch;
    const frames = near < tuning.sureFromFrames ? 0 : voice - Math.max(0, leadIn - tuning.leadsInFrames);
    return frames * roomAudio.frameMs;
  }

  close(): void {
    this.#detector.close();
  }

  /** As loud as the person has been, and nobody behind comes near that, the assistant's own sound in the room neither. */
  #isNear(level: number): boolean {
    if (this.#ownDb === undefined) return false;
    return level > this.#ownDb - tuning.beginsWithinDb && this.#behindDb < this.#ownDb - tuning.clearlyNearerDb;
  }

  #stretchOn(isVoice: boolean, isNear: boolean): void {
    const stretch = this.#stretch;
    stretch.quiet = isVoice ? 0 : stretch.quiet + 1;
    if (stretch.quiet > tuning.stopFrames) stretch.voice = stretch.near = 0;
    if (!isVoice) return;
    if (stretch.near === 0) stretch.leadIn = stretch.voice;
    stretch.voice += 1;
    if (isNear) stretch.near += 1;
  }

  /** What is quieter is not the person. */
  #leastDb(): number {
    if (this.#ownDb === undefined) return this.#standsOutDb();
    const stressed = this.#ownDb - tuning.stressedWithinDb;
    const aboveBehind = Math.min(stressed, this.#behindDb + tuning.aboveBehindDb);
    if (this.#framesSinceWord > tuning.goesOnFrames) return Math.max(this.#ownDb - tuning.beginsWithinDb, aboveBehind);
    const goesOn = this.#ownDb - tuning.goesOnWithinDb;
    if (this.#framesSinceWord > tuning.endsAfterFrames) return Math.max(goesOn, aboveBehind);
    const isTalkBehind = this.#behindDb > this.#ownDb - tuning.quietestWordDb;
    const isBegun = this.#framesSinceBeginning > tuning.stressedFromFrames;
    if (isTalkBehind && isBegun && this.#framesSinceStress > tuning.stressedEveryFrames) return stressed;
    return Math.max(this.#ownDb - tuning.quietestWordDb, Math.min(goesOn, aboveBehind));
  }

  /** Nobody is known yet: any voice is the person's, or one that is louder than who talks over the assistant's first words. */
  #standsOutDb(): number {
    if (this.#talkedOverFrames === undefined) return nothingDb;
    const isKnown = this.#talkedOverFrames >= tuning.knownBehindFrames;
    return isKnown ? this.#behindDb + tuning.standsOutDb : Number.POSITIVE_INFINITY;
  }

  /** The person has stopped: what they said may have been quieter than before. */
  #learn(): void {
    const words = this.#words;
    this.#words = [];
    if (words.length < tuning.learnsFromFrames) return;
    const heard = stressedDb(words);
    const known = this.#ownDb ?? heard;
    this.#ownDb = known + (heard > known ? tuning.believedLouder : tuning.believedQuieter) * (heard - known);
  }

  /** A louder voice does not wait for the end: with a television behind there would be none. */
  #learnLouder(): void {
    const heard = stressedDb(this.#words.slice(-tuning.louderWithinFrames));
    const known = this.#ownDb ?? heard;
    this.#words = this.#words.slice(-2 * tuning.louderWithinFrames);
    this.#ownDb = Math.max(known, known + tuning.believedLouder * (heard - known));
    if (heard > known + tuning.beginsWithinDb) this.#behindDb = Math.max(this.#behindDb, known);
  }

  /** Nobody speaks for so long without a stressed syllable: the last words were somebody else's. */
  #noticeBehind(): void {
    this.#behindDb = Math.max(this.#behindDb, stressedDb(this.#words));
    this.#words = [];
  }

  /** Follows the loudest of the voices behind quickly up and slowly down; without a voice it fades by a decibel a second. */
  #hearBehind(level: number | undefined): void {
    if (level !== undefined && this.#talkedOverFrames !== undefined) {
      if (this.#talkedOverFrames === 0) this.#behindDb = level;
      this.#talkedOverFrames += 1;
    }
    const by = level === undefined ? -0.02 : (level > this.#behindDb ? 0.1 : 0.004) * (level - this.#behindDb);
    this.#behindDb = Math.max(nothingDb, this.#behindDb + by);
  }

  #notice(isSounding: boolean, isOwn: boolean): void {
    if (isSounding) {
      if (this.#framesSinceSound >= tuning.aloneFrames) this.#loneFrames = 0;
      this.#framesSinceSound = 0;
      if (isOwn) this.#loneFrames = undefined;
      if (this.#loneFrames !== undefined) this.#loneFrames += 1;
      return;
    }
    this.#framesSinceSound += 1;
    if (this.#framesSinceSound === tuning.listensAfterFrames) this.#talkedOverFrames = undefined;
    if (this.#framesSinceSound !== tuning.aloneFrames || this.#ownDb === undefined) return;
    if ((this.#loneFrames ?? 0) >= tuning.learnsFromFrames) {
      this.#ownDb -= tuning.forgivenDb;
      this.#behindDb = nothingDb;
    }
    this.#loneFrames = undefined;
  }
}

/** The middle of the loudest quarter. @param levels not empty */
function stressedDb(levels: readonly number[]): number {
  return levels.toSorted((one, other) => other - one)[levels.length >> 3] as number;
}
