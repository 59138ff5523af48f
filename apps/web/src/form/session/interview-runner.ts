import type { Confirm, Interview, InterviewEffect, InterviewEvent, Place, WantedPlace } from "@dilo/forms";
import { startOf } from "@dilo/forms/questions";
import { createListeners } from "../../browser/listeners.ts";
import { addEarly, type Held, heldOf, noEvents } from "./early-events.ts";
import type { Readers } from "./readers.ts";

/** Runs one effect in the world; what comes of it returns as an event. */
export type RunEffect = (effect: InterviewEffect, dispatch: (event: InterviewEvent) => void) => void;

/**
 * Finds places, with the names in them. Answers soon and never rejects: where nothing is found, it answers with none.
 * @param onLate told what is found after it has answered
 */
export type FindPlaces = (
  wanted: readonly WantedPlace[],
  onLate?: (places: readonly Place[]) => void,
) => Promise<readonly Place[]>;

/** An interview in the page: a store that React can watch, whose effects run outside it. */
export interface InterviewRunner {
  readonly dispatch: (event: InterviewEvent) => void;
  readonly current: () => Interview;
  /** Undefined until they are here. */
  readonly readers: () => Readers | undefined;
  /** What the person gave or asked for, held until the readers, or its places, are here. */
  readonly held: () => Held | undefined;
  /** Resolves when `current` shows all that was dispatched: at once, where that can be told without the readers. */
  readonly shown: () => Promise<void>;
  /** Loads the readers, which begins with the first event that needs them at the latest. */
  readonly load: () => Promise<void>;
  /** Opens another draft in place of what stands, and tells of it once. */
  readonly reopen: (restored: Extract<InterviewEvent, { kind: "restored" }>) => void;
  /** Told of changes alone: who watches may tell of the same words again. */
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * Starts an interview; effects run in order, after the state that asked for them is visible. What comes before the
 * readers are here is shown as far as it can be, and waits for them. What names an unknown ZIP code waits until its place
 * is found, with the words that the place tells to be names, and what comes meanwhile waits behind it.
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
  const current = (): Interview => interview;

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
    const events = [event];
    waiting = events;
    if (heldOf({ events }) !== undefined) notify();
    const late = openLate(current, (told) => take(by, told));
    const places = await findPlaces(wanted, late.take);
    if (waiting !== events) return;
    if (places.length > 0) take(by, { kind: "places-found", places });
    const left = places.length > 0 ? by.placesToFind(interview, event) : [];
    const more = left.length > 0 ? await findPlaces(left, late.take) : [];
    if (waiting !== events) return;
    waiting = undefined;
    if (more.length > 0) take(by, { kind: "places-found", places: more });
    late.watch(() => take(by, event));
    for (const each of events.slice(1)) dispatch(each);
  };
  const take = (by: Readers, event: InterviewEvent): void => {
    const [after, effects] = by.next(interview, notBeforeKnown(interview, event));
    const isChanged = after !== interview;
    interview = after;
    if (isChanged) notify();
    for (const effect of effects) run(effect, dispatch);
  };
  return {
    dispatch,
    current,
    readers: () => readers,
    held: () => heldOf(waiting === undefined ? early : { events: waiting }),
    shown: () => (early.isShown ? Promise.resolve() : load()),
    load,
    reopen: (restored) => {
      interview = { ...interview, phase: "choosing" };
      dispatch(restored);
    },
    subscribe,
  };
}

/** Takes in places that come after their answer was stored. */
function openLate(current: () => Interview, take: (event: InterviewEvent) => void) {
  let heardAt: Readonly<Record<string, string>> = {};
  return {
    take: (places: readonly Place[]) => take({ kind: "places-late", places, heardAt }),
    /** Remembers which answers are stored by what is done. */
    watch: (act: () => void) => {
      const before = current();
      act();
      heardAt = storedSince(before, current());
    },
  };
}

/** The answers that one interview has and the one before had not: by their fields, when each was heard. */
function storedSince(before: Interview, after: Interview): Readonly<Record<string, string>> {
  const [old, now] = [before, after].map((one) => (one.phase === "choosing" ? {} : one.answers));
  const stored = Object.entries(now ?? {}).filter(([field, answer]) => old?.[field] !== answer);
  return Object.fromEntries(stored.map(([field, { heardAt }]) => [field, heardAt]));
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
