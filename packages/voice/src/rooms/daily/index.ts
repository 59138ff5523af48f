import type { DailyFactoryOptions } from "@daily-co/daily-js";
import { loadCode } from "../../load-code.ts";
import { VoiceError } from "../../voice-error.ts";
import type { CallOptions, MediaRoom, OpenRoom, RoomContext } from "../media-room.ts";
import type { PreparedDailyCall } from "./prepared-daily-call.ts";

async function openDailyRoom(webCallUrl: string, context: RoomContext): Promise<MediaRoom> {
  if (!/^https?:/.test(webCallUrl)) {
    // The call has loaded it; a page that only names this function has not.
    const { openRoom } = await loadCode(() => import("../open-room.ts"));
    const room = openRoom(webCallUrl, context);
    // What commands before the call have opened would stay on: our own room cannot take it over.
    await context.prepared?.destroy().catch(() => undefined);
    return room;
  }
  const { DailyRoom } = await loadDaily(() => import("./daily-room.ts"));
  await callsClosed();
  const { sendsVideo, dailyConfig, callOptions, prepared } = context;
  const room = { url: webCallUrl, sendsVideo, properties: asDailys({ dailyConfig, ...callOptions }) };
  return new DailyRoom(room, (prepared as PreparedDailyCall | undefined)?.call);
}

/**
 * Creates Daily's room for a `webCallUrl` of https:, and our own for wss:. Daily's library is loaded with the first such
 * call: `new VoiceCall({ rooms: dailyRoom, … })`.
 * @throws VoiceError `daily-missing` when Daily's library cannot be loaded
 */
export const dailyRoom: OpenRoom = Object.assign(openDailyRoom, {
  prepare: async ({ dailyConfig, callOptions }: Pick<RoomContext, "dailyConfig" | "callOptions">) => {
    const { PreparedDailyCall } = await loadDaily(() => import("./prepared-daily-call.ts"));
    await callsClosed();
    return new PreparedDailyCall({ videoSource: false, ...asDailys({ dailyConfig, ...callOptions }) });
  },
});

/** The same: Daily's types only lack `readonly` and undefined for what is left out. */
function asDailys(options: CallOptions & Pick<RoomContext, "dailyConfig">): DailyFactoryOptions {
  return options as DailyFactoryOptions;
}

/** A new call object has to wait for those of calls before, also of another `VoiceCall`. */
async function callsClosed(): Promise<void> {
  const { dailyCallsClosed } = await import("./daily-call-object.ts");
  await dailyCallsClosed();
}

function loadDaily<Code>(load: () => Promise<Code>): Promise<Code> {
  return loadCode(load).catch((cause) => {
    throw new VoiceError("daily-missing", "@daily-co/daily-js could not be loaded: is it installed?", { cause });
  });
}
