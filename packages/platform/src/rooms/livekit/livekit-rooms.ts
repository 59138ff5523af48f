import { randomUUID } from "node:crypto";
import { liveKitAddress } from "@dilo/api";
import { type Clock, listedBackoff, sleep } from "@dilo/foundation";
import { PlatformError } from "../../platform-error.ts";
import type { CallRoomRequest, CallRooms, OpenedRoom } from "../call-rooms.ts";
import { type LiveKitAccess, openLiveKitAccess } from "./livekit-access.ts";
import { LiveKitAgent } from "./livekit-agent.ts";
import type { LiveKitPackages, LiveKitSettings } from "./livekit-packages.ts";

/** Delay before each attempt to join again after LiveKit ended our connection. Milliseconds. */
const rejoinBackoff = listedBackoff([0, 300, 1200, 2700, 4800, 7000], "repeat-last");

/** LiveKit deletes a room nobody is in after this, should we not come to do it. Milliseconds. */
const emptyMs = 120_000;

/** Joining a LiveKit server takes no longer than this; a call that begins waits for it. Milliseconds. */
const joinTimeoutMs = 10_000;

export interface LiveKitRoomsParts extends LiveKitPackages {
  readonly settings: LiveKitSettings;
  readonly clock: Clock;
}

/** Rooms on a LiveKit server: any of our servers holds a call, and pages send their sound and messages to LiveKit alone. */
export function openLiveKitRooms({ sdk, rtc, settings, clock }: LiveKitRoomsParts): CallRooms {
  const access = openLiveKitAccess(sdk, settings);
  return {
    open: async (request) => {
      // Names of their own: LiveKit's operator learns nothing by which a call or a person could be found.
      const name = randomUUID();
      const page = randomUUID();
      await access.createRoom(name, emptyMs);
      const room = new LiveKitCallRoom({ access, rtc, settings, clock, request, name, page });
      try {
        await room.join();
      } catch (failure) {
        await room.close();
        throw failure;
      }
      const token = await access.token({ room: name, identity: page, lifeMs: request.lifeMs });
      return { webCallUrl: liveKitAddress(settings.url, token), close: () => room.close() };
    },
  };
}

interface LiveKitCallRoomParts extends Omit<LiveKitRoomsParts, "sdk"> {
  readonly access: LiveKitAccess;
  readonly request: CallRoomRequest;
  /** The room's name in LiveKit. */
  readonly name: string;
  /** The page's identity in it. */
  readonly page: string;
}

/** One call's room: joined again when LiveKit loses our connection, deleted when the call is over. */
class LiveKitCallRoom implements Pick<OpenedRoom, "close"> {
  readonly #parts: LiveKitCallRoomParts;
  /** The same at every attempt: LiveKit then takes the newer connection for the older one's. */
  readonly #identity = randomUUID();
  #agent: LiveKitAgent | undefined;
  #isClosed = false;

  constructor(parts: LiveKitCallRoomParts) {
    this.#parts = parts;
  }

  /** @throws PlatformError `unreachable` */
  async join(): Promise<void> {
    const { access, rtc, settings, clock, request, name, page } = this.#parts;
    const agent = new LiveKitAgent({
      rtc,
      clock,
      request,
      pageIdentity: page,
      disconnectPage: () => void access.remove(name, page).catch(() => {}),
      lost: () => void this.#rejoin(),
    });
    this.#agent = agent;
    const token = await access.token({ room: name, identity: this.#identity, lifeMs: request.lifeMs });
    try {
      await within(clock, joinTimeoutMs, agent.join(settings.url, token));
    } catch {
      await agent.leave();
      // What LiveKit's library says may carry the address with the token.
      throw new PlatformError("unreachable", "The LiveKit room could not be joined.");
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#agent?.leave();
    await this.#parts.access.deleteRoom(this.#parts.name).catch(() => {});
  }

  /** The page is still in the room, or will be: the call waits for us both until it gives up. */
  async #rejoin(): Promise<void> {
    for (let failures = 1; !this.#isClosed; failures++) {
      await sleep(this.#parts.clock, rejoinBackoff(failures) ?? 0);
      if (this.#isClosed) return;
      try {
        await this.join();
        if (this.#isClosed) await this.#agent?.leave();
        return;
      } catch {
        // The next attempt follows.
      }
    }
  }
}

async function within(clock: Clock, timeoutMs: number, work: Promise<void>): Promise<void> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(timeoutMs, () => reject(new PlatformError("unreachable", "LiveKit did not answer in time.")));
  });
  await Promise.race([work, late]).finally(() => cancel());
}
