import type { ClientAbilities, FatalRoomError, Numbered } from "@dilo/api";
import type { EndReason } from "../calls/session/call-state.ts";
import type { PhoneControl } from "./phone-control.ts";

/** What comes from the person's end of the room. */
export type PeerEvent =
  | { readonly kind: "joined"; readonly abilities: ClientAbilities; readonly isBack?: boolean | undefined }
  /** 20 ms of the microphone: PCM, 16 kHz, mono. */
  | { readonly kind: "audio"; readonly frame: Int16Array }
  /** An app message: a JSON string or a bare word. */
  | ({ readonly kind: "app"; readonly data: string } & Numbered)
  | ({ readonly kind: "recognised"; readonly text: string; readonly isFinal: boolean } & Numbered)
  | { readonly kind: "played"; readonly mark: number }
  /** A telephone rings at the other side. */
  | { readonly kind: "ringing" }
  /** A key was pressed: 0-9, *, #, A-D. */
  | { readonly kind: "digit"; readonly digit: string }
  /** Said goodbye; will not come back. `reason` where it is no goodbye: nobody answered, or the line is gone. */
  | { readonly kind: "left"; readonly reason?: EndReason }
  /** Gone without a word; may come back. */
  | { readonly kind: "lost" }
  /** Sent something this room does not understand; it was dropped. */
  | { readonly kind: "misused"; readonly what: "signal" | "frame" | "message" };

/** The server's end of a room with one person in it. After `left`, `lost` or `end` everything is silently dropped. */
export interface RoomPeer {
  /** Of a telephone: what else can be done with it. */
  readonly phone?: PhoneControl | undefined;
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
