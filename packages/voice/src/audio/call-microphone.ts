import { loadCode } from "../load-code.ts";
import type { MediaRoom } from "../rooms/media-room.ts";
import { VoiceError } from "../voice-error.ts";
import type { Microphone } from "./microphone.ts";
import type { Speaker } from "./speaker.ts";

/** What a microphone needs to know of its call. */
interface MicrophoneCall {
  readonly isEnding: boolean;
  readonly room: MediaRoom | undefined;
  readonly speaker: Speaker;
}

/** The microphone of one call and its gain; everything it opened is closed at the end. */
export class CallMicrophone {
  readonly #call: MicrophoneCall;
  readonly #reportLost: (thrown: unknown) => void;
  #microphone: Microphone | undefined;
  #reopen: (() => Promise<Microphone>) | undefined;
  #amplifier: Microphone | undefined;
  #gain = 1;
  /** Changes wait for each other: each keeps or closes what the one before has left. */
  #changed: Promise<unknown> = Promise.resolve();

  /** @param reportLost called when it has stopped and cannot be opened again */
  constructor(call: MicrophoneCall, reportLost: (thrown: unknown) => void) {
    this.#call = call;
    this.#reportLost = reportLost;
  }

  get track(): MediaStreamTrack | undefined {
    return this.#microphone?.track;
  }

  /** Takes over a microphone, and how to open it again. One that comes after the end is closed at once. */
  take(microphone: Microphone, reopen: (() => Promise<Microphone>) | undefined): void {
    this.#reopen = reopen;
    if (this.#call.isEnding) microphone.close();
    else this.#microphone = microphone;
  }

  /** Switches to another microphone and keeps the gain; keeps the one before when the switch fails. */
  change(microphone: Microphone): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#microphone;
      this.take(microphone, this.#reopen);
      if (this.#call.isEnding) return;
      try {
        await this.#send(this.#gain);
      } catch (thrown) {
        microphone.close();
        this.#microphone = undefined;
        if (before) this.take(before, this.#reopen);
        throw thrown;
      }
      before?.close();
    });
  }

  /** @throws VoiceError `not-supported` without a microphone or Web Audio */
  amplify(gain: number): Promise<void> {
    return this.#inTurn(() => this.#send(gain));
  }

  /** A phone call or an unplugged headset ends the microphone; it is reopened once before the failure is reported. */
  async recover(cause: VoiceError): Promise<void> {
    try {
      if (this.#reopen === undefined) throw cause;
      await this.change(await this.#reopen());
    } catch (thrown) {
      this.#reportLost(thrown);
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#amplifier, this.#microphone].map(async (one) => one?.close()));
  }

  #inTurn(change: () => Promise<void>): Promise<void> {
    const changed = this.#changed.then(change);
    this.#changed = changed.catch(() => undefined);
    return changed;
  }

  async #send(gain: number): Promise<void> {
    let unused = gain === 1 ? undefined : await this.#amplified(gain);
    if (this.#microphone === undefined) throw new VoiceError("not-supported", "There is no microphone to make louder.");
    try {
      if (this.#call.isEnding) return;
      await this.#call.room?.setAudioTrack((unused ?? this.#microphone).track);
      if (this.#call.isEnding) return;
      this.#gain = gain;
      [this.#amplifier, unused] = [unused, this.#amplifier];
    } finally {
      unused?.close();
    }
  }

  /** The microphone with a gain; loaded when it is wanted, because few want it. */
  async #amplified(gain: number): Promise<Microphone | undefined> {
    const { withGain } = await loadCode(() => import("./with-gain.ts"));
    const onEnded = () => void this.recover(new VoiceError("in-use", "The microphone stopped."));
    const { context } = this.#call.speaker;
    if (this.#microphone === undefined || this.#call.isEnding) return undefined;
    const amplified = context && withGain(this.#microphone.track, context, { gain, onEnded });
    if (amplified === undefined) throw new VoiceError("not-supported", "This browser cannot change the volume.");
    return amplified;
  }
}
