import {
  acts,
  byKind,
  each,
  type Guarded,
  guarded,
  label,
  type Mark,
  named,
  refused,
} from "../../../behaviour/marks.ts";
import { toolBehaviour } from "../../tools/behaviour.ts";

interface Action {
  readonly type?: unknown;
  readonly exact?: unknown;
  readonly toolId?: unknown;
  readonly tool?: { readonly type?: unknown };
}

/** Whether a hook is carried out: its event is known, and so is everything it is to do then. */
function isCarriedOut(value: unknown): boolean {
  const { on, do: actions = [] } = value as { readonly on?: unknown; readonly do?: readonly Action[] };
  if (on === "call.ending") {
    return actions.every(
      ({ toolId, tool }) => toolId !== undefined || tool?.type === "function" || tool?.type === "apiRequest",
    );
  }
  if (on !== "customer.speech.timeout" && on !== "assistant.speech.interrupted") return false;
  return actions.every(({ type, exact }) => type === "say" && exact !== undefined);
}

/** A tool that is named to be used when a call ends. */
const endingTool = byKind("type", {
  ...toolBehaviour.kinds,
  ...(each(
    refused("When a call ends, function and apiRequest tools are used."),
    ...Object.keys(toolBehaviour.kinds).filter((kind) => kind !== "function" && kind !== "apiRequest"),
  ) as Readonly<Record<string, Mark>>),
});

/** What becomes of a hook. */
export const hookBehaviour: Guarded = guarded(
  refused(
    "Hooks carried out here: customer.speech.timeout and assistant.speech.interrupted say exact words, call.ending uses function and apiRequest tools.",
    { unless: isCarriedOut },
  ),
  {
    ...each(acts, "on", "options", "filters"),
    do: {
      ...each(acts, "type", "exact"),
      tool: toolBehaviour,
      toolId: named("tool", endingTool),
      ...each(refused("No messages are added by hooks."), "message", "triggerResponseEnabled"),
      prompt: refused("Hooks say exact words: no model makes them up."),
    },
    name: label,
  },
);
