import type { MediaRoom, Participant, RoomEvents } from "../rooms/media-room.ts";

/** A participant as Daily's library describes one. */
export function rawParticipant({ id, userName, isLocal }: Participant) {
  return { session_id: id, user_id: id, user_name: userName, local: isLocal };
}

/** Events of our room as Daily's call object tells them: its name, and what it carries. */
const raw: { [Name in keyof RoomEvents]?: readonly [string, (...args: RoomEvents[Name]) => object] } = {
  joined: ["joined-meeting", () => ({})],
  left: ["left-meeting", () => ({})],
  error: ["error", ({ type, message }) => ({ errorMsg: message, error: { type, msg: message } })],
  "participant-joined": ["participant-joined", (one) => ({ participant: rawParticipant(one) })],
  "participant-updated": ["participant-updated", (one) => ({ participant: rawParticipant(one) })],
  "participant-left": ["participant-left", (one) => ({ participant: rawParticipant(one) })],
  "track-started": ["track-started", (track, one) => ({ track, participant: rawParticipant(one) })],
  "track-stopped": ["track-stopped", (track, one) => ({ track, participant: rawParticipant(one) })],
  "app-message": ["app-message", (data) => ({ data })],
  "remote-audio-level": ["remote-participants-audio-level", (levels) => ({ participantsAudioLevel: levels })],
  "network-quality": ["network-quality-change", (quality) => ({ ...quality })],
  "network-connection": ["network-connection", ({ status }) => ({ type: "signaling", event: status })],
  "device-error": ["camera-error", ({ type, message }) => cameraError(type, message)],
};

/** A device's failure as Daily's call object tells it. */
export function cameraError(type: string, message: string) {
  return { errorMsg: { errorMsg: message }, error: { type, msg: message } };
}

const states = {
  new: "new",
  joining: "joining-meeting",
  joined: "joined-meeting",
  left: "left-meeting",
  error: "error",
};

/**
 * Our own room in the shape of Daily's call object, for programs that ask for it: its participants, microphone, messages
 * and events. What our room does not have is refused by the room itself.
 */
export function roomCallObject(room: MediaRoom) {
  const wrapped: { readonly event: string; readonly listener: unknown; readonly run: () => void }[] = [];
  const nameOf = (event: string) =>
    (Object.keys(raw) as (keyof RoomEvents)[]).find((name) => raw[name]?.[0] === event) ?? ("" as "joined");
  const object = {
    meetingState: () => states[room.state],
    participants: () =>
      Object.fromEntries(room.participants().map((one) => [one.isLocal ? "local" : one.id, rawParticipant(one)])),
    localAudio: () => room.isLocalAudioOn(),
    localVideo: () => false,
    setLocalAudio: (isOn: boolean) => {
      room.setLocalAudio(isOn);
      return object;
    },
    sendAppMessage: (data: unknown) => {
      room.sendAppMessage(typeof data === "string" ? data : JSON.stringify(data));
      return object;
    },
    leave: () => room.leave(),
    destroy: () => room.destroy(),
    iframe: () => null,
    // biome-ignore lint/suspicious/noExplicitAny: raw events are open.
    on: (event: string, listener: (event: any) => void) => {
      const name = nameOf(event);
      const run = (...args: never[]) => {
        const [action, shape] = raw[name] as readonly [string, (...args: never[]) => object];
        listener({ action, ...shape(...args) });
      };
      wrapped.push({ event, listener, run: run as () => void });
      if (name in raw) room.on(name, run as () => void);
      return object;
    },
    // biome-ignore lint/suspicious/noExplicitAny: raw events are open.
    off: (event: string, listener: (event: any) => void) => {
      const at = wrapped.findIndex((one) => one.event === event && one.listener === listener);
      for (const { run } of at < 0 ? [] : wrapped.splice(at, 1)) room.off(nameOf(event), run);
      return object;
    },
  };
  return object;
}
