import type { Clock } from "@dilo/foundation";
import { newCall, next, wakeAt } from "./call-reducer.ts";
import type { CallEffect, CallEvent, CallSetup, CallState, UntimedEvent } from "./call-state.ts";

interface CallStateMachineParts {
  readonly setup: CallSetup;
  readonly clock: Clock;
  /** Does what was decided; what it dispatches meanwhile comes after. */
  run(effect: CallEffect): void;
}

/** Takes what happens in a call through its reducer, one event after the other, and wakes it when it asks for that. */
export interface CallStateMachine {
  readonly state: CallState;
  dispatch(event: UntimedEvent): void;
}

/** Begins a call, in its first state. */
export function openStateMachine({ setup, clock, run }: CallStateMachineParts): CallStateMachine {
  const events: CallEvent[] = [];
  let state = newCall(setup, clock.now());
  let cancelWake = () => {};
  let isRunning = false;

  function dispatch(event: UntimedEvent): void {
    events.push({ ...event, at: clock.now() } as CallEvent);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let event = events.shift(); event !== undefined; event = events.shift()) step(event);
    } finally {
      isRunning = false;
    }
  }

  function step(event: CallEvent): void {
    const [after, effects] = next(state, event);
    const hadWake = wakeAt(state);
    state = after;
    for (const effect of effects) run(effect);
    const wake = wakeAt(state);
    if (wake === hadWake && event.kind !== "time") return;
    cancelWake();
    if (wake !== undefined) cancelWake = clock.after(Math.max(0, wake - clock.now()), () => dispatch({ kind: "time" }));
  }

  return {
    get state() {
      return state;
    },
    dispatch,
  };
}
