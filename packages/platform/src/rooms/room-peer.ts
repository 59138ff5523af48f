import type { ClientAbilities, FatalRoomError, Numbered } from "@dilo/api";

/** What comes from the person's end of the room. */
export type PeerEvent =
  | { readonly kind: "joined"; readonly abilities: ClientAbilities; readonly isBack?: boolean | undefined }
  /** 20 ms of the microphone: PCM, 16 kHz, mono. */
  | { readonly kind: "audio"; readonly frame: Int16Array }
  /** An app message: a JSON string or a bare word. */
  | ({ readonly kind: "app"; readonly data: string } & Numbered)
  | ({ readonly kind: "recognised"; readonly text: string; readonly isFinal: boolean } & Numbered)
  | { readonly kind: "played"; readonly mark: number }
  /** Said goodbye; will not come back. */
  | { readonly kind: "left" }
  /** Gone without a word; may come back. */
  | { readonly kind: "lost" }
  /** Sent something this room does not understand; it was dropped. */
  | { readonly kind: "misused"; readonly what: "signal" | "frame" | "message" };

/** The server's end of a room with one person in it. After `left`, `lost` or `end` everything is silently dropped. */
export interface RoomPeer {
  /**
   * Sends 20 ms of speech. Resolves when the next frame may follow, which is a little before this one is heard.
   * @returns how much of what was sent is not yet heard, milliseconds
   */
  play(frame: Int16Array): Promise<number>;
  /** Asks for `played` once all audio before this has been heard. */
  mark(mark: number): void;
  /** Drops all audio not yet heard. */
  flush(): void;
  /** Lets the browser's own voice speak; it answers `played` with the mark. */
  speak(utterance: { readonly mark: number; readonly text: string; readonly rate: number }): void;
  /** Sends an app message. */
  send(data: string): void;
  /** Tells that the call is over and closes. */
  end(reason: string): void;
  /** Tells why there is no room, and closes. */
  refuse(error: FatalRoomError, message: string): void;
}
