/** One call's life. A call begins as it is started; `over` is final. */
export interface Lifecycle {
  readonly phase: "starting" | "joined" | "active" | "over";
  /** The assistant itself said that the call has ended. */
  readonly isEndTold: boolean;
}

export type LifecycleEvent =
  | { readonly kind: "joined" }
  | { readonly kind: "listening" }
  | { readonly kind: "end-told" }
  | { readonly kind: "left" }
  | { readonly kind: "start-failed" }
  | { readonly kind: "room-failed" };

/** What the world must do next, in order. */
export type LifecycleEffect =
  | "emit-call-start"
  | "emit-error"
  | "emit-call-end"
  /** Tell the listeners what the assistant did not: ended, customer-ended-call. */
  | "emit-customer-ended"
  | "clean-up";

export const newCall: Lifecycle = { phase: "starting", isEndTold: false };

/** What a call becomes after an event, and what follows (voice-platform specification, sections 4 and 8). Pure. */
export function next(call: Lifecycle, event: LifecycleEvent): readonly [Lifecycle, readonly LifecycleEffect[]] {
  if (call.phase === "over") return [call, []];
  const over: Lifecycle = { ...call, phase: "over" };
  switch (event.kind) {
    case "joined":
      return [call.phase === "starting" ? { ...call, phase: "joined" } : call, []];
    case "listening":
      return call.phase === "active" ? [call, []] : [{ ...call, phase: "active" }, ["emit-call-start"]];
    case "end-told":
      return [{ ...call, isEndTold: true }, []];
    case "left":
      return [over, ["emit-call-end", ...(call.isEndTold ? [] : (["emit-customer-ended"] as const)), "clean-up"]];
    case "start-failed":
      return [over, ["emit-error", "clean-up"]];
    case "room-failed":
      // A room that closes after the assistant's goodbye reports "ejected"; that is how such calls end.
      return [over, call.isEndTold ? ["emit-call-end", "clean-up"] : ["emit-error", "emit-call-end", "clean-up"]];
  }
}
