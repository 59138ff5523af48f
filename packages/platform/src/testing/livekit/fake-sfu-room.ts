import type { RtcTrack } from "../../rooms/livekit/livekit-packages.ts";

/** Somebody in a room, and what the room tells them. */
export interface Member {
  data(payload: Uint8Array, from: string, topic: string): void;
  track(track: RtcTrack, from: string, isThere: boolean): void;
  left(identity: string): void;
  /** LiveKit has ended this connection. */
  ended(why: Ending): void;
}

export type Ending = "removed" | "room-deleted" | "duplicate" | "lost";

/** A room of a fake LiveKit: hands data and tracks from one to the others, as the real one says it does. */
export class FakeSfuRoom {
  readonly members = new Map<string, Member>();
  private readonly tracks = new Map<string, RtcTrack>();

  enter(identity: string, member: Member): void {
    if (this.members.has(identity)) this.leave(identity, "duplicate");
    this.members.set(identity, member);
    for (const [from, track] of this.tracks) if (from !== identity) member.track(track, from, true);
  }

  leave(identity: string, why?: Ending): void {
    const member = this.members.get(identity);
    if (member === undefined) return;
    this.members.delete(identity);
    this.publish(identity, undefined);
    if (why) member.ended(why);
    for (const other of this.members.values()) other.left(identity);
  }

  send(
    payload: Uint8Array,
    from: string,
    to: { readonly identities: readonly string[]; readonly topic: string },
  ): void {
    for (const [identity, member] of this.members) {
      const isMeant = to.identities.length === 0 || to.identities.includes(identity);
      if (isMeant && identity !== from) member.data(payload, from, to.topic);
    }
  }

  /** Publishes somebody's only track, or takes it away. */
  publish(from: string, track: RtcTrack | undefined): void {
    const before = this.tracks.get(from);
    if (before) for (const member of this.members.values()) member.track(before, from, false);
    this.tracks.delete(from);
    if (track === undefined) return;
    this.tracks.set(from, track);
    for (const [identity, member] of this.members) if (identity !== from) member.track(track, from, true);
  }

  close(): void {
    for (const identity of [...this.members.keys()]) this.leave(identity, "room-deleted");
  }
}
