import { type Confirm, type Interview, type InterviewEffect, type InterviewEvent, next, startOf } from "@dilo/forms";

/** Runs one effect in the world; what comes of it returns as an event. */
export type RunEffect = (effect: InterviewEffect, dispatch: (event: InterviewEvent) => void) => void;

/** An interview in the page: a store that React can watch, whose effects run outside it. */
export interface InterviewRunner {
  readonly dispatch: (event: InterviewEvent) => void;
  readonly current: () => Interview;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Starts an interview; effects run in order, after the state that asked for them is visible. */
export function startInterview(
  { confirm, pace }: { readonly confirm: Confirm; readonly pace: number },
  run: RunEffect,
): InterviewRunner {
  const listeners = new Set<() => void>();
  let interview: Interview = startOf(confirm, pace);
  const dispatch = (event: InterviewEvent): void => {
    const [after, effects] = next(interview, event);
    interview = after;
    for (const changed of listeners) changed();
    for (const effect of effects) run(effect, dispatch);
  };
  return {
    dispatch,
    current: () => interview,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
