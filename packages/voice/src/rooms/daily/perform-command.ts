import type { DailyCall } from "@daily-co/daily-js";
import type { RoomCommandName } from "../media-room.ts";

/** Commands whose Daily method has another name, or takes other arguments than one object. */
const special: Partial<Record<RoomCommandName, (call: DailyCall, input: Readonly<Record<string, never>>) => unknown>> =
  {
    stopRemoteMediaPlayer: (call, { session_id: sessionId }) => call.stopRemoteMediaPlayer(String(sessionId)),
    updatePermissions: (call, { participantId, ...permissions }) =>
      call.updateParticipant(String(participantId), { updatePermissions: permissions }),
    setUserData: (call, { userData }) => call.setUserData(userData),
    startRemoteParticipantsAudioLevelObserver: (call, { interval }) =>
      call.startRemoteParticipantsAudioLevelObserver(interval),
  };

/** Carries out a validated command with Daily; the result depends on the command. */
export async function performWithDaily(
  call: DailyCall,
  command: RoomCommandName,
  input: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  // `assertCommandAllowed` has checked the shape; Daily's types cannot know.
  const checked = input as Readonly<Record<string, never>>;
  const own = special[command];
  if (own) return own(call, checked);
  const method = Reflect.get(call, command) as (input: unknown) => unknown;
  return method.call(call, checked);
}
