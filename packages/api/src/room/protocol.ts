/**
 * The embedded room: one WebSocket per call, named by `webCallUrl` (`ws[s]://host/platform/room/[{server}/]{callId}?t={token}`).
 * Binary frames are audio, text frames are JSON `RoomSignal`s. Audio is PCM, 16-bit little-endian, mono, 16 kHz,
 * 20 ms a frame, the same in both directions. Where both sides can, WebRTC takes the sound over.
 */
export const roomAudio = { sampleRate: 16_000, frameMs: 20, frameSamples: 320, frameBytes: 640 } as const;

/** An app message may not be longer than this. Characters of the JSON string (platform: daily-js 0.84.0's default). */
export const longestAppMessage = 4096;

/** The assistant's participant: only its audio is played (voice-platform specification, section 4). */
export const speakerName = "Vapi Speaker";

/** Both sides are silent for longer than this: the connection is lost. Milliseconds. */
export const heartbeat = { everyMs: 2000, lostAfterMs: 10_000 } as const;

/** After `flush`, what WebRTC still brings for this long is old: the page plays none of it, the room sends silence. Milliseconds. */
export const rtcDrainMs = 200;

/** Ways a room ends for good (voice-platform specification, section 8). */
export type FatalRoomError =
  | "connection"
  | "end-of-life"
  | "no-room"
  | "exp-room"
  | "exp-token"
  | "nbf-room"
  | "nbf-token"
  /** Of rooms elsewhere. Ours has one seat, which a newcomer takes over; a full server begins no call. */
  | "meeting-full"
  | "not-allowed"
  | "ejected";

/** What the page can do by itself, sent at join. */
export interface ClientAbilities {
  /** The browser's own speech recognition will post transcripts. */
  readonly recognition: boolean;
  /** The browser's own Spanish voice can speak. */
  readonly speech: boolean;
}

/** How the sound travels: by WebRTC, or as frames on the WebSocket. */
export type Transport = "rtc" | "pcm";

/**
 * Messages that must arrive have a number, counted from 1 over all connections of a page. What no `pong` has confirmed is
 * sent again on the next connection; the room takes no number twice.
 */
export interface Numbered {
  readonly number?: number | undefined;
}

/** What the page sends. */
export type ClientSignal =
  | {
      readonly type: "join";
      readonly version: 1;
      readonly abilities: ClientAbilities;
      /** The same page reconnects and continues counting. */
      readonly isBack?: boolean | undefined;
    }
  /** An app message: a JSON string, or a bare word such as "playable". */
  | ({ readonly type: "app"; readonly data: string } & Numbered)
  | { readonly type: "ping"; readonly at: number }
  /** The browser's own recognition heard this. */
  | ({ readonly type: "recognised"; readonly text: string; readonly isFinal: boolean } & Numbered)
  /** Everything sent up to this mark has been played, or spoken by the browser's voice. */
  | { readonly type: "played"; readonly mark: number }
  /** Wants WebRTC, where `joined` offered it. Its own addresses need not be in it: it is the page that connects. */
  | { readonly type: "offer"; readonly sdp: string }
  /** `rtc`: connected, the microphone comes that way from now on. `pcm`: it did not connect, or was lost. */
  | { readonly type: "transport"; readonly transport: Transport }
  | { readonly type: "leave" };

/** What the room sends. */
export type RoomSignal =
  | {
      readonly type: "joined";
      readonly participantId: string;
      readonly speaker: { readonly id: string; readonly userName: string };
      /** The page may offer WebRTC; until that is connected, and where it never is, sound is PCM. */
      readonly offersRtc?: boolean;
    }
  /** The answer to `offer`, with all addresses. */
  | { readonly type: "answer"; readonly sdp: string }
  /** `rtc`: the assistant speaks that way from now on. `pcm`: it does not, and the microphone must not either. */
  | { readonly type: "transport"; readonly transport: Transport }
  | { readonly type: "app"; readonly data: string }
  /** `taken` is the last number that has come on this connection. */
  | { readonly type: "pong"; readonly at: number; readonly taken?: number }
  /** Answer with `played` once all audio before this has been played. */
  | { readonly type: "mark"; readonly mark: number }
  /** Drop all audio not yet played. */
  | { readonly type: "flush" }
  /** Speak this with the browser's own Spanish voice, then answer `played` with the mark. */
  | { readonly type: "speak"; readonly mark: number; readonly text: string; readonly rate: number }
  /** The call is over; the socket closes after this. */
  | { readonly type: "left"; readonly reason: string }
  | { readonly type: "error"; readonly error: FatalRoomError; readonly message: string };
