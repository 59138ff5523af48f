import {
  type ConversationMessage,
  firstMessageOf,
  isDelta,
  type Responder,
  type ResponderTurn,
} from "../../responders/responder.ts";
import type { Toolbox } from "../../tools/toolbox.ts";
import { type Destination, type Handoff, hiddenAfter, wordsOf } from "./destinations.ts";

/** An assistant that can give the conversation to others, ready to talk. */
export interface Talker {
  readonly assistant: ResponderTurn["assistant"];
  readonly responder: Responder;
  readonly tools: Toolbox | undefined;
  readonly handoffs: readonly Handoff[];
}

interface SquadParts {
  readonly first: Talker;
  /** Finds the assistant of a destination; undefined when there is none. */
  readonly open: (destination: Destination) => Promise<Talker | undefined>;
}

/** To whom the conversation goes, and on what terms. */
interface Way {
  readonly destination: Destination;
  readonly next: Talker;
}

/** In one turn the conversation is handed over at most this often: assistants may send it round in circles. */
const mostHandoffs = 4;

/** Answers for several assistants who give the conversation to each other. Remembers who has it, from turn to turn. */
export function squadResponder({ first, open }: SquadParts): Responder {
  let talker = first;
  let hidden = 0;
  let isReplayed = false;

  function handOver({ destination, next }: Way, count: number): void {
    hidden = hiddenAfter(destination, count, hidden);
    talker = next;
  }

  /** In a stored conversation the handoffs are among its messages. */
  async function replay(history: readonly ConversationMessage[]): Promise<void> {
    if (isReplayed) return;
    isReplayed = true;
    for (const [index, message] of history.entries()) {
      for (const name of toolsUsedIn(message)) {
        const { destination } = talker.handoffs.find((one) => one.name === name) ?? {};
        const next = destination && (await open(destination));
        if (destination !== undefined && next !== undefined) handOver({ destination, next }, index);
      }
    }
  }

  return async function* (turn, signal) {
    await replay(turn.history);
    let { history, input } = turn;
    let offset = 0;
    for (let count = 0; count <= mostHandoffs; count += 1) {
      const { assistant, responder } = talker;
      const leaving: { by?: Way } = {};
      // Who gets it last has to answer.
      const handoffs = count < mostHandoffs ? talker.handoffs : [];
      const tools = withHandoffs({ ...talker, handoffs }, async (destination) => {
        const next = await open(destination);
        if (next !== undefined) leaving.by = { destination, next };
        return next !== undefined;
      });
      let said = "";
      let next = offset;
      const seen = { ...turn, assistant, history: history.slice(hidden), input, tools };
      for await (const piece of responder(seen, signal)) {
        if (!isDelta(piece)) {
          yield piece;
          continue;
        }
        said += piece.text;
        next = Math.max(next, offset + piece.message + 1);
        yield { ...piece, message: offset + piece.message };
      }
      offset = next;
      history = [...history, ...input, ...(said === "" ? [] : [{ role: "assistant", content: said }])];
      input = [];
      if (leaving.by === undefined) return;
      handOver(leaving.by, history.length);
      const { firstMessage, firstMessageMode } = talker.assistant;
      if (firstMessageMode === "assistant-waits-for-user") return;
      const isMadeUp = firstMessageMode === "assistant-speaks-first-with-model-generated-message";
      const greeting = isMadeUp || !firstMessage ? undefined : firstMessageOf(talker.assistant);
      if (greeting !== undefined) {
        yield { message: offset, text: greeting };
        return;
      }
    }
  };
}

/**
 * An assistant's tools, and those that give the conversation away.
 * @param leave makes ready whom it goes to; false when there is nobody
 */
function withHandoffs(
  { tools, handoffs }: Talker,
  leave: (destination: Destination) => Promise<boolean>,
): Toolbox | undefined {
  if (handoffs.length === 0) return tools;
  const nothing = { type: "object", properties: {} };
  const ways = handoffs.map(({ name, description }) => ({ name, description, parameters: nothing }));
  return {
    definitions: [...(tools?.definitions ?? []), ...ways],
    run: async function* (calls, signal) {
      const wanted = calls.find(({ name }) => handoffs.some((one) => one.name === name));
      const handoff = handoffs.find(({ name }) => name === wanted?.name);
      const others = calls.filter(({ name }) => handoffs.every((one) => one.name !== name));
      if (others.length > 0) yield* tools?.run(others, signal) ?? [];
      if (wanted === undefined || handoff === undefined) return;
      yield { kind: "tool-calls", calls: [wanted] };
      const { id: toolCallId, name } = wanted;
      if (!(await leave(handoff.destination))) {
        const result = "The conversation was not handed over: there is nobody to take it. Go on yourself.";
        yield { kind: "tool-result", result: { toolCallId, name, result } };
        return;
      }
      const words = wordsOf(handoff.destination);
      if (words !== undefined) yield { kind: "say", text: words };
      yield { kind: "tool-result", result: { toolCallId, name, result: "The conversation is handed over." } };
      yield { kind: "stop" };
    },
  };
}

function toolsUsedIn(message: ConversationMessage): readonly string[] {
  const { tool_calls: calls = [] } = message as { readonly tool_calls?: readonly { function?: { name?: string } }[] };
  return calls.flatMap((call) => call.function?.name ?? []);
}
