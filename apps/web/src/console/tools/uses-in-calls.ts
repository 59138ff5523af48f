import { type Call, timelineOf } from "../calls/timeline.ts";

/** One use of a tool in a call. */
export interface ToolUse {
  /** Unique among all calls. */
  readonly key: string;
  readonly callId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the model gave it, as JSON. */
  readonly given: string;
  /** What the model was told; undefined while it waits, and where the call ended before. */
  readonly result: string | undefined;
  readonly state: "answered" | "failed" | "waiting" | "unanswered";
}

type Told = Pick<Call, "id" | "createdAt" | "status" | "messages" | "artifact" | "startedAt">;

/** Every use of a tool in calls, the newest first. */
export function toolUsesOf(calls: readonly Told[]): readonly ToolUse[] {
  return calls.flatMap(usesOf).toSorted((one, other) => other.at - one.at);
}

function usesOf(call: Told): readonly ToolUse[] {
  const happenings = timelineOf(call);
  // Some models count their uses anew at each turn: one has the first result of its id that no other had.
  const results = happenings.filter(({ kind }) => kind === "result");
  const beganMs = Date.parse(call.startedAt ?? call.createdAt);
  return happenings.flatMap(({ kind, key, id, at, name = "", text }) => {
    if (kind !== "tool") return [];
    const told = results.findIndex((one) => one.id === id);
    const result = told === -1 ? undefined : results.splice(told, 1)[0]?.text;
    const state = stateOf(result, call.status === "ended");
    return [{ key: `${call.id} ${key}`, callId: call.id, name, at: beganMs + at * 1000, given: text, result, state }];
  });
}

function stateOf(result: string | undefined, isOver: boolean): ToolUse["state"] {
  if (result === undefined) return isOver ? "unanswered" : "waiting";
  // As the platform tells a model that something failed.
  return result.startsWith("Error: ") ? "failed" : "answered";
}
