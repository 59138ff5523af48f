import type { PeerSocket } from "./peer-socket.ts";
import type { Media } from "./rtc/media.ts";

/** Where the rooms of calls are, when they are not on this server. */
export interface CallRooms {
  /**
   * Opens a room and waits in it for the page.
   * @throws PlatformError when there is no room: nobody can join this call
   */
  open(request: CallRoomRequest): Promise<OpenedRoom>;
}

/** The room that a call needs. */
export interface CallRoomRequest {
  /** The page may join for this long. Milliseconds. */
  readonly lifeMs: number;
  /**
   * The page is in the room, or is back in it. Must be called before its first message is handed to the socket.
   * @param media carries the sound that the socket need not
   */
  enter(socket: PeerSocket, media: Media): void;
}

/** A room that is open until it is closed. */
export interface OpenedRoom {
  /** Where and with what the page joins. */
  readonly webCallUrl: string;
  /** Leaves the room and deletes it, with whoever is in it. Never fails. */
  close(): Promise<void>;
}
