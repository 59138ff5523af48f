import { type AgreedMedia, agree, type Codec, type Direction, parseSdp, writeAnswer, writeOffer } from "./sdp.ts";

/** Of the last call whose sound was described. */
let sessions = 1;

/** What both sides of a call have agreed on for its sound, by offers and answers (RFC 3264). */
export class AgreedSound {
  readonly #sessionId = sessions++;
  readonly #own: { readonly address: string; readonly port: number };
  readonly #codecs: readonly Codec[] | undefined;
  /** Told of each agreement, and of what held before. */
  readonly #onAgreed: (agreed: AgreedMedia, before: { readonly wasHeld: boolean }) => void;
  #version = 0;
  #agreed: AgreedMedia | undefined;
  /** What we offer: "sendonly" holds the other side. */
  direction: Direction = "sendrecv";

  constructor(parts: {
    readonly own: { readonly address: string; readonly port: number };
    readonly codecs: readonly Codec[] | undefined;
    readonly onAgreed: (agreed: AgreedMedia, before: { readonly wasHeld: boolean }) => void;
  }) {
    this.#own = parts.own;
    this.#codecs = parts.codecs;
    this.#onAgreed = parts.onAgreed;
  }

  /** Whether sound is to come now: neither side holds the other. */
  get isBothWays(): boolean {
    return this.#agreed?.direction === "sendrecv" && this.direction === "sendrecv";
  }

  /** Our description, for an INVITE of ours or an answer to one without an offer. */
  offer(): string {
    this.#version += 1;
    return writeOffer(this.#description(), this.#codecs);
  }

  /** Answers an offer and takes it as agreed; undefined when we have no codec of it. */
  answer(offered: string): string | undefined {
    const offer = parseSdp(offered);
    const agreed = offer && agree(offer);
    if (offer === undefined || agreed === undefined) return undefined;
    this.#version += 1;
    this.#take(agreed);
    return writeAnswer(this.#description(), offer, agreed);
  }

  /** Takes the answer to our offer. @returns whether we can speak so */
  takeAnswer(body: Buffer): boolean {
    const answer = parseSdp(body.toString("utf8"));
    const agreed = answer && agree(answer);
    if (agreed) this.#take(agreed);
    return agreed !== undefined;
  }

  #description() {
    return { ...this.#own, sessionId: this.#sessionId, version: this.#version, direction: this.direction };
  }

  #take(agreed: AgreedMedia): void {
    const wasHeld = isHold(this.#agreed);
    this.#agreed = agreed;
    this.#onAgreed(agreed, { wasHeld });
  }
}

/** Whether the other side holds the call by this. */
export function isHold(media: AgreedMedia | undefined): boolean {
  return media?.direction === "sendonly" || media?.direction === "inactive";
}
