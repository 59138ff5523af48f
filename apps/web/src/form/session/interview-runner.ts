import type { Confirm, Interview, InterviewEffect, InterviewEvent, Place, WantedPlace } from "@dilo/forms";
import { startOf } from "@dilo/forms/questions";
import { createListeners } from "../../browser/listeners.ts";
import { addEarly, type Held, heldOf, noEvents } from "./early-events.ts";
import type { Readers } from "./readers.ts";

/** Runs one effect in the world; what comes of it returns as an event. */
export type RunEffect = (effect: InterviewEffect, dispatch: (event: InterviewEvent) => void) => void;

/** Finds places, with the names in them. Answers soon and never rejects: where nothing is found, it answers with none. */
export type FindPlaces = (wanted: readonly WantedPlace[]) => Promise<readonly Place[]>;

/** An interview in the page: a store that React can watch, whose effects run outside it. */
export interface InterviewRunner {
  readonly dispatch: (event: InterviewEvent) => void;
  readonly current: () => Interview;
  /** Undefined until they are here. */
  readonly readers: () => Readers | undefined;
  /** What the person gave or asked for, held until the readers are here. */
  readonly held: () => Held | undefined;
  /** Resolves when `current` shows all that was dispatched: at once, where that can be told without the readers. */
  readonly shown: () => Promise<void>;
  /** Loads the readers, which begins with the first event that needs them at the latest. */
  readonly load: () => Promise<void>;
  /** Opens another draft in place of what stands, and tells of it once. */
  readonly reopen: (restored: Extract<InterviewEvent, { kind: "restored" }>) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * Starts an interview; effects run in order, after the state that asked for them is visible. What comes before the
 * readers are here is shown as far as it can be, and waits for them. What names an unknown ZIP code waits until its place
 * is found, and what comes meanwhile waits behind it.
 */
export function startInterview(
  { confirm, pace }: { readonly confirm: Confirm; readonly pace: number },
  run: RunEffect,
  findPlaces: FindPlaces,
  loadReaders: () => Promise<Readers>,
): InterviewRunner {
  const { notify, subscribe } = createListeners();
  let interview: Interview = startOf(confirm, pace);
  let early = noEvents(interview);
  let readers: Readers | undefined;
  let loading: Promise<void> | undefined;
  let waiting: InterviewEvent[] | undefined;

  const dispatch = (event: InterviewEvent): void => {
    if (readers === undefined) takeEarly(event);
    else if (waiting !== undefined && event.kind !== "reset") waiting.push(event);
    else begin(readers, event);
  };
  const begin = (by: Readers, event: InterviewEvent): void => {
    waiting = undefined;
    const wanted = by.placesToFind(interview, event);
    if (wanted.length > 0) void wait(by, event, wanted);
    else take(by, event);
  };
  const takeEarly = (event: InterviewEvent): void => {
    // Nothing is on its way yet that would have to be forgotten.
    early = event.kind === "reset" ? noEvents(startOf(confirm, pace)) : addEarly(early, event);
    interview = early.interview;
    notify();
    if (early.events.length > 0) void load();
  };
  const load = (): Promise<void> => {
    loading ??= arrive();
    return loading;
  };
  const arrive = async (): Promise<void> => {
    readers = await loadReaders();
    const { events } = early;
    early = noEvents(startOf(confirm, pace));
    interview = early.interview;
    if (events.length === 0) notify();
    for (const event of events) dispatch(event);
  };
  const wait = async (by: Readers, event: InterviewEvent, wanted: readonly WantedPlace[]): Promise<void> => {
    const behind: InterviewEvent[] = [];
    waiting = behind;
    const places = await findPlaces(wanted);
    if (waiting !== behind) return;
    if (places.length > 0) take(by, { kind: "places-found", places });
    // Where the place tells that other words are its names, these are looked up as well.
    const left = places.length > 0 ? by.placesToFind(interview, event) : [];
    const more = left.length > 0 ? await findPlaces(left) : [];
    if (waiting !== behind) return;
    waiting = undefined;
    if (more.length > 0) take(by, { kind: "places-found", places: more });
    take(by, event);
    for (const each of behind) dispatch(each);
  };
  const take = (by: Readers, event: InterviewEvent): void => {
    const [after, effects] = by.next(interview, notBeforeKnown(interview, event));
    // What watches is told of changes alone: it may tell of the same words again.
    const isChanged = after !== interview;
    interview = after;
    if (isChanged) notify();
    for (const effect of effects) run(effect, dispatch);
  };
  return {
    dispatch,
    current: () => interview,
    readers: () => readers,
    held: () => heldOf(early),
    shown: () => (early.isShown ? Promise.resolve() : load()),
    load,
    reopen: (restored) => {
      interview = { ...interview, phase: "choosing" };
      dispatch(restored);
    },
    subscribe,
  };
}

/** Who answers now has what was told before in view, although their clock may be behind the other phone's. */
function notBeforeKnown(interview: Interview, event: InterviewEvent): InterviewEvent {
  if (interview.phase === "choosing") return event;
  const { answers } = interview;
  const later = (at: string) =>
    Object.values(answers).reduce((newest, { heardAt }) => (heardAt > newest ? heardAt : newest), at);
  if (event.kind === "heard") return { ...event, heard: { ...event.heard, at: later(event.heard.at) } };
  return "at" in event ? { ...event, at: later(event.at) } : event;
}
