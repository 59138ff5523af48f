import {
  type Confirm,
  type Interview,
  type InterviewEffect,
  type InterviewEvent,
  next,
  type Place,
  startOf,
  zipsToFind,
} from "@dilo/forms";

/** Runs one effect in the world; what comes of it returns as an event. */
export type RunEffect = (effect: InterviewEffect, dispatch: (event: InterviewEvent) => void) => void;

/** Finds the places of ZIP codes. Answers soon and never rejects: where nothing is found, it answers with none. */
export type FindPlaces = (zips: readonly string[]) => Promise<readonly Place[]>;

/** An interview in the page: a store that React can watch, whose effects run outside it. */
export interface InterviewRunner {
  readonly dispatch: (event: InterviewEvent) => void;
  readonly current: () => Interview;
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * Starts an interview; effects run in order, after the state that asked for them is visible. What names an unknown ZIP
 * code waits until its place is found, and what comes meanwhile waits behind it.
 */
export function startInterview(
  { confirm, pace }: { readonly confirm: Confirm; readonly pace: number },
  run: RunEffect,
  findPlaces: FindPlaces,
): InterviewRunner {
  const listeners = new Set<() => void>();
  let interview: Interview = startOf(confirm, pace);
  let waiting: InterviewEvent[] | undefined;
  const dispatch = (event: InterviewEvent): void => {
    if (event.kind === "reset") waiting = undefined;
    if (waiting !== undefined) {
      waiting.push(event);
      return;
    }
    const zips = zipsToFind(interview, event);
    if (zips.length > 0) void wait(event, zips);
    else take(event);
  };
  const wait = async (event: InterviewEvent, zips: readonly string[]): Promise<void> => {
    const behind: InterviewEvent[] = [];
    waiting = behind;
    const places = await findPlaces(zips);
    if (waiting !== behind) return;
    waiting = undefined;
    take({ kind: "places-found", places });
    take(event);
    for (const each of behind) dispatch(each);
  };
  const take = (event: InterviewEvent): void => {
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
