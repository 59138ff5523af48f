import type { DailyCall } from "@daily-co/daily-js";
import type { OperationName } from "../room.ts";

/** Operations whose method takes another name or other arguments than one object. */
const special: Partial<Record<OperationName, (call: DailyCall, given: Readonly<Record<string, never>>) => unknown>> = {
  updateCustomIntegrations: (call, given) => call.setCustomIntegrations(given),
  updatePermissions: (call, { participantId, ...permissions }) =>
    call.updateParticipant(String(participantId), { updatePermissions: permissions }),
  setUserData: (call, { userData }) => call.setUserData(userData),
  startRemoteParticipantsAudioLevelObserver: (call, { interval }) =>
    call.startRemoteParticipantsAudioLevelObserver(interval),
};

/** Asks Daily for an operation whose rules were kept; what it answers depends on the operation. */
export async function performWithDaily(
  call: DailyCall,
  operation: OperationName,
  given: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  // The rules have checked the shape; Daily's types know nothing of them.
  const checked = given as Readonly<Record<string, never>>;
  const own = special[operation];
  if (own) return own(call, checked);
  const method = Reflect.get(call, operation) as (given: unknown) => unknown;
  return method.call(call, checked);
}
