import type { RoomContext } from "../rooms/media-room.ts";
import { coerceDailyConfig } from "./browser-quirks.ts";
import type { VoiceCallOptions } from "./voice-call-options.ts";

/** The settings of a call that only Daily's rooms have. */
export function dailySettings(options: VoiceCallOptions): Pick<RoomContext, "dailyConfig" | "callOptions"> {
  const { dailyConfig = {}, customIntegrations, customTrayButtons, userData } = options;
  const callOptions = {
    ...(customIntegrations && { customIntegrations }),
    ...(customTrayButtons && { customTrayButtons }),
    ...(userData !== undefined && { userData }),
  };
  return {
    dailyConfig: coerceDailyConfig(dailyConfig),
    ...(Object.keys(callOptions).length > 0 && { callOptions }),
  };
}
