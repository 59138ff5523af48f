/** The lifecycle of one call. It begins when the call is started; `ended` is final. */
export interface Lifecycle {
  readonly phase: "starting" | "joined" | "active" | "ended";
  /** The assistant itself announced the end of the call. */
  readonly isEndAnnounced: boolean;
}

export type LifecycleEvent =
  | { readonly kind: "joined" }
  | { readonly kind: "listening" }
  | { readonly kind: "end-announced" }
  | { readonly kind: "left" }
  | { readonly kind: "start-failed" }
  | { readonly kind: "room-failed" };

/** The side effects of a transition, in order. */
export type LifecycleEffect =
  | "emit-call-start"
  | "emit-error"
  | "emit-call-end"
  /** Emit the status update the assistant did not send: ended, customer-ended-call. */
  | "emit-customer-ended"
  | "clean-up";

export const newCall: Lifecycle = { phase: "starting", isEndAnnounced: false };

/** Returns a call's next state and its side effects (voice-platform specification, sections 4 and 8). Pure. */
export function next(call: Lifecycle, event: LifecycleEvent): readonly [Lifecycle, readonly LifecycleEffect[]] {
  if (call.phase === "ended") return [call, []];
  const ended: Lifecycle = { ...call, phase: "ended" };
  switch (event.kind) {
    case "joined":
      return [call.phase === "starting" ? { ...call, phase: "joined" } : call, []];
    case "listening":
      return call.phase === "active" ? [call, []] : [{ ...call, phase: "active" }, ["emit-call-start"]];
    case "end-announced":
      return [{ ...call, isEndAnnounced: true }, []];
    case "left":
      return [ended, ["emit-call-end", ...(call.isEndAnnounced ? [] : (["emit-customer-ended"] as const)), "clean-up"]];
    case "start-failed":
      return [ended, ["emit-error", "clean-up"]];
    case "room-failed":
      // A room that closes after the assistant said goodbye reports "ejected"; that is a normal end.
      return [ended, call.isEndAnnounced ? ["emit-call-end", "clean-up"] : ["emit-error", "emit-call-end", "clean-up"]];
  }
}
