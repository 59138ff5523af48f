import type { DailyCall, DailyFactoryOptions } from "@daily-co/daily-js";
import type { PreparedRoom, RoomCommandName } from "../media-room.ts";
import { createDailyCall, destroyDailyCall } from "./daily-call-object.ts";
import { performWithDaily } from "./perform-command.ts";

/** Daily's call object before a call: for its camera, its tests and its permissions. The call then goes on with it. */
export class PreparedDailyCall implements PreparedRoom {
  readonly call: DailyCall;

  constructor(options: DailyFactoryOptions, call: DailyCall = createDailyCall(options)) {
    this.call = call;
  }

  perform(command: RoomCommandName, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    return performWithDaily(this.call, command, input);
  }

  async destroy(): Promise<void> {
    await destroyDailyCall(this.call);
  }
}
