import type { ConversationMessage, Responder, ResponderTurn } from "../../responders/responder.ts";
import type { Toolbox, ToolResult } from "../../tools/toolbox.ts";
import { type Destination, type Handoff, hiddenAfter } from "./destinations.ts";
import { extractVariables, type Variables } from "./extract-variables.ts";

/** An assistant that can give the conversation to others, ready to talk. */
export interface Talker {
  readonly assistant: ResponderTurn["assistant"];
  readonly responder: Responder;
  readonly tools: Toolbox | undefined;
  readonly handoffs: readonly Handoff[];
  /** Where the conversation goes by itself once a tool was used. */
  readonly onward?: Destination | undefined;
}

/** Who begins, and how the others are found. */
export interface SquadParts {
  readonly first: Talker;
  /** Finds the assistant of a destination; undefined when there is none. */
  readonly open: (destination: Destination, variables: Variables) => Promise<Talker | undefined>;
}

/** To whom the conversation goes, and on what terms. */
export interface Way {
  readonly destination: Destination;
  readonly next: Talker;
  readonly variables: Variables;
}

/** What a handoff comes to, as a model and a stored conversation have it. */
export const handedOver = "The conversation is handed over.";

/** Who has a conversation of several assistants, from turn to turn. */
export interface Floor {
  readonly talker: Talker;
  /** What the one who has it sees of everything that was said. */
  seen(history: readonly ConversationMessage[]): readonly ConversationMessage[];
  /** @returns the way; or why there is none, in words for the model */
  wayTo(destination: Destination, sent: Variables): Promise<Way | string>;
  /**
   * Gives the conversation away.
   * @param count of everything that was said
   * @param results what came of the tools of the one who has it
   */
  handOver(way: Way, count: number, results: readonly ToolResult[]): void;
  /** In a stored conversation the handoffs are among its messages: they are done again, once. */
  replay(history: readonly ConversationMessage[]): Promise<void>;
}

/** Gives a conversation to the assistant who begins. */
export function openFloor({ first, open }: SquadParts): Floor {
  let talker = first;
  let hidden = 0;
  let isReplayed = false;
  /** What was taken out of the conversation on its way. */
  let variables: Variables = {};
  /** What came of the tools of those who had it before. */
  let notes: readonly ConversationMessage[] = [];

  async function wayTo(destination: Destination, sent: Variables): Promise<Way | string> {
    const extracted = extractVariables(destination.variableExtractionPlan, sent, variables);
    if ("wrong" in extracted) return `That does not fit: ${extracted.wrong} Ask for what is missing.`;
    const all = { ...variables, ...extracted.variables };
    const next = await open(destination, all);
    if (next === undefined) return "There is nobody to take it. Go on yourself.";
    return { destination, next, variables: all };
  }

  function handOver(way: Way, count: number, results: readonly ToolResult[]): void {
    const before = hidden;
    hidden = hiddenAfter(way.destination, count, hidden);
    const added = results.map(({ name, result }) => ({ role: "system", content: `The tool ${name} gave: ${result}` }));
    notes = hidden === count && count > before ? [] : [...notes, ...added];
    ({ next: talker, variables } = way);
  }

  async function replay(history: readonly ConversationMessage[]): Promise<void> {
    if (isReplayed) return;
    isReplayed = true;
    let results: readonly ToolResult[] = [];
    for (const [index, message] of history.entries()) {
      for (const { id, name, sent } of toolsUsedIn(message)) {
        const handoff = talker.handoffs.find((one) => one.name === name);
        const result = resultIn(history.slice(index), id);
        if (handoff === undefined) results = [...results, { toolCallId: id, name, result }];
        const isMeant = handoff !== undefined ? result === handedOver : true;
        const destination = handoff?.destination ?? talker.onward;
        const way = isMeant && destination !== undefined ? await wayTo(destination, sent) : undefined;
        if (way === undefined || typeof way === "string") continue;
        handOver(way, index, results);
        results = [];
      }
    }
  }

  return {
    get talker() {
      return talker;
    },
    seen: (history) => [...notes, ...history.slice(hidden).flatMap((message) => seenBy(talker, message))],
    wayTo,
    handOver,
    replay,
  };
}

/** A message as the one who has the conversation sees it: models know the tools of their own assistant alone. */
function seenBy({ tools, handoffs }: Talker, message: ConversationMessage): readonly ConversationMessage[] {
  if (message.tool_calls === undefined) return [message];
  const own = new Set([...(tools?.definitions ?? []), ...handoffs].map(({ name }) => name));
  const calls = message.tool_calls.filter((call) => own.has(call.function.name));
  const { tool_calls: _, ...said } = message;
  if (calls.length > 0) return [{ ...said, tool_calls: calls }];
  return said.content ? [said] : [];
}

interface UsedTool {
  readonly id: string;
  readonly name: string;
  readonly sent: Variables;
}

function toolsUsedIn(message: ConversationMessage): readonly UsedTool[] {
  const { tool_calls: calls = [] } = message as {
    readonly tool_calls?: readonly {
      readonly id?: string;
      readonly function?: { name?: string; arguments?: string };
    }[];
  };
  return calls.flatMap(({ id = "", function: { name, arguments: sent } = {} }) =>
    name === undefined ? [] : [{ id, name, sent: argumentsIn(sent) }],
  );
}

function argumentsIn(text: string | undefined): Variables {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Variables) : {};
  } catch {
    return {};
  }
}

/** What came of a tool, in the messages from its use on. */
function resultIn(messages: readonly ConversationMessage[], id: string): string {
  const answer = messages.find((message) => (message as { readonly tool_call_id?: string }).tool_call_id === id);
  return answer?.content ?? "";
}
