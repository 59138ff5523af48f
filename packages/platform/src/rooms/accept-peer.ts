import { randomUUID } from "node:crypto";
import type { Clock } from "@dilo/foundation";
import type { WebSocket } from "ws";
import type { Call } from "../calls/call.ts";
import type { PlatformLog } from "../log.ts";
import { WsPcmPeer } from "../services.ts";
import { readSigned } from "../tokens/signed.ts";
import type { Media } from "./rtc/media.ts";

/** What a page shows to join a room, and what decides on it. */
export interface JoinRequest {
  readonly callId: string;
  readonly token: string | undefined;
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly log: PlatformLog;
  /** The call of this id, if there is one. */
  readonly call: Call | undefined;
  readonly media: Media | undefined;
}

/** Lets a socket into its call, or sends the reason it may not join. */
export function acceptPeer(socket: WebSocket, request: JoinRequest): void {
  const { clock, log, call, media } = request;
  const open = (onEvent: Parameters<Parameters<Call["enter"]>[0]>[0]) =>
    new WsPcmPeer(socket, { participantId: randomUUID(), clock, onEvent, media });
  const reason = refusalOf(request);
  if (reason === undefined && call !== undefined) {
    call.enter(open);
    return;
  }
  log({ event: "room-refused", reason: reason ?? "no-room" });
  open(() => {}).refuse(reason ?? "no-room", "This room cannot be entered.");
}

function refusalOf({
  token,
  secret,
  clock,
  callId,
  call,
}: JoinRequest): "not-allowed" | "exp-token" | "no-room" | undefined {
  const reading = readSigned(secret, "room", token ?? "", clock.now());
  if (reading.kind === "expired") return "exp-token";
  if (reading.kind === "forged" || reading.claims.subject !== callId) return "not-allowed";
  return call === undefined ? "no-room" : undefined;
}
