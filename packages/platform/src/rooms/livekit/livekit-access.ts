import { randomUUID } from "node:crypto";
import { PlatformError } from "../../platform-error.ts";
import { type LiveKitSdk, type LiveKitSettings, microphoneSource } from "./livekit-packages.ts";

/** A LiveKit server that does not answer for this long is not there. Seconds. */
const requestTimeoutS = 5;

/** A page and the assistant. */
const maxParticipants = 2;

/** What a LiveKit server is asked for over HTTP, and the tokens it believes. */
export interface LiveKitAccess {
  /** Allows one identity to join one room, speak, listen and send data there, and nothing else. */
  token(grant: { readonly room: string; readonly identity: string; readonly lifeMs: number }): Promise<string>;
  /**
   * Creates a room.
   * @param emptyMs how long LiveKit keeps it with nobody in it, in case we cannot delete it
   * @throws PlatformError `unreachable`, `refused`
   */
  createRoom(name: string, emptyMs: number): Promise<void>;
  /** Deletes a room with everybody in it. @throws PlatformError `unreachable`, `refused` */
  deleteRoom(name: string): Promise<void>;
  /** Disconnects somebody, who may come back. @throws PlatformError `unreachable`, `refused` */
  remove(room: string, identity: string): Promise<void>;
}

/**
 * Creates a room that nobody enters, and deletes it.
 * @throws PlatformError `unreachable`, `refused`
 */
export async function tryLiveKit(sdk: LiveKitSdk, settings: LiveKitSettings): Promise<void> {
  const access = openLiveKitAccess(sdk, settings);
  const name = randomUUID();
  await access.createRoom(name, 1000);
  await access.deleteRoom(name);
}

export function openLiveKitAccess(sdk: LiveKitSdk, { url, key, secret }: LiveKitSettings): LiveKitAccess {
  const host = url.replace(/^ws/, "http");
  const rooms = new sdk.RoomServiceClient(host, key, secret, { requestTimeout: requestTimeoutS });
  return {
    token: ({ room, identity, lifeMs }) => {
      const token = new sdk.AccessToken(key, secret, { identity, ttl: Math.ceil(lifeMs / 1000) });
      token.addGrant({
        room,
        roomJoin: true,
        canSubscribe: true,
        canPublish: true,
        canPublishSources: [microphoneSource],
        canPublishData: true,
        canUpdateOwnMetadata: false,
      });
      return token.toJwt();
    },
    createRoom: async (name, emptyMs) => {
      const seconds = Math.ceil(emptyMs / 1000);
      const options = { name, emptyTimeout: seconds, departureTimeout: seconds, maxParticipants };
      await asked(rooms.createRoom(options));
    },
    deleteRoom: (name) => asked(rooms.deleteRoom(name)),
    remove: (room, identity) => asked(rooms.removeParticipant(room, identity)),
  };
}

/** Says in our own words why LiveKit did not do it: its own may carry addresses and tokens. */
async function asked(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (thrown) {
    const { status } = Object(thrown) as { readonly status?: unknown };
    if (status === 401 || status === 403) throw new PlatformError("refused", "LiveKit refuses our key or secret.");
    const why = typeof status === "number" ? `answered with status ${status}` : "could not be reached";
    throw new PlatformError("unreachable", `LiveKit ${why}.`);
  }
}
