/** The machine's WebRTC. */
export interface Media {
  /** False once it has turned out that it cannot run here. */
  isUsable(): boolean;
  /** Answers a page's offer; undefined when there is no room for one more. */
  open(offer: string, listener: LegListener): MediaLeg | undefined;
  /** The process that carries the calls, while there is one. */
  processId(): number | undefined;
  close(): void;
}

/** Our end of one call's WebRTC connection. */
export interface MediaLeg {
  /** Speaks sound at 16 kHz after all before it; a number is a mark, reported by `passed` when its turn comes. */
  play(item: Int16Array | number): void;
  /** Drops what was not sent yet, and its marks. */
  flush(): void;
  close(): void;
}

export interface LegListener {
  /** The answer to the page's offer, with all of our addresses. */
  answered(sdp: string): void;
  /** 20 ms of the microphone: PCM, 16 kHz, mono. */
  heard(frame: Int16Array): void;
  passed(mark: number): void;
  /** The connection or its process is gone. Told once, and never after `close`. */
  lost(): void;
}
