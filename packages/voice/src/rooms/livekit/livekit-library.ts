/** What we use of `livekit-client`, which the page brings: `() => import("livekit-client")`. */
export interface LiveKitLibrary {
  readonly Room: new (options: { readonly adaptiveStream: boolean; readonly dynacast: boolean }) => LiveKitConnection;
}

/** One connection to a LiveKit room. */
export interface LiveKitConnection {
  readonly localParticipant: LiveKitLocalParticipant;
  connect(url: string, token: string): Promise<void>;
  disconnect(): Promise<void>;
  on(
    event: "dataReceived",
    listener: (payload: Uint8Array, participant?: unknown, kind?: unknown, topic?: string) => void,
  ): unknown;
  on(event: "trackSubscribed", listener: (track: LiveKitTrack) => void): unknown;
  on(event: "disconnected", listener: (reason?: number) => void): unknown;
}

export interface LiveKitTrack {
  readonly kind: string;
  readonly mediaStreamTrack: MediaStreamTrack;
}

interface LiveKitLocalParticipant {
  publishTrack(
    track: MediaStreamTrack,
    options?: { readonly source?: string; readonly dtx?: boolean },
  ): Promise<unknown>;
  /** @param stop whether the track is stopped too */
  unpublishTrack(track: MediaStreamTrack, stop?: boolean): Promise<unknown>;
  publishData(
    payload: Uint8Array<ArrayBuffer>,
    options: { readonly reliable?: boolean; readonly topic?: string },
  ): Promise<void>;
}

/** Why LiveKit ended a connection (`DisconnectReason` of its protocol). */
export const disconnectReason = { duplicateIdentity: 2, roomDeleted: 5 } as const;
