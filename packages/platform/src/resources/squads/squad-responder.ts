import { firstMessageOf, isDelta, type Responder } from "../../responders/responder.ts";
import { type Toolbox, type ToolResult, use } from "../../tools/toolbox.ts";
import { type Destination, wordsOf } from "./destinations.ts";
import type { Variables } from "./extract-variables.ts";
import { handedOver, openFloor, type SquadParts, type Talker, type Way } from "./floor.ts";

/**
 * In one turn models hand the conversation over at most this often: they may send it round in circles. Ways that are
 * taken by themselves do not count: a workflow has no circle of them.
 */
const mostHandoffs = 8;

/** Answers for several assistants who give the conversation to each other. Remembers who has it, from turn to turn. */
export function squadResponder(parts: SquadParts): Responder {
  const floor = openFloor(parts);
  return async function* (turn, signal) {
    await floor.replay(turn.history);
    let { history, input } = turn;
    let offset = 0;
    let count = 0;
    for (;;) {
      const { talker } = floor;
      const { assistant, responder } = talker;
      const leaving: { by?: Way } = {};
      // Who gets it last has to answer.
      const handoffs = count < mostHandoffs ? talker.handoffs : [];
      const tools = withHandoffs({ ...talker, handoffs }, async (destination, sent) => {
        const way = await floor.wayTo(destination, sent);
        if (typeof way === "string") return way;
        leaving.by = way;
        return undefined;
      });
      const results: ToolResult[] = [];
      let said = "";
      let next = offset;
      const seen = { ...turn, assistant, history: floor.seen(history), input, tools };
      for await (const piece of responder(seen, signal)) {
        if (!isDelta(piece)) {
          const isOfTool = piece.kind === "tool-result" && handoffs.every(({ name }) => name !== piece.result.name);
          if (isOfTool) results.push(piece.result);
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
      if (leaving.by.destination !== talker.onward) count += 1;
      floor.handOver(leaving.by, history.length, results);
      const { firstMessage, firstMessageMode } = floor.talker.assistant;
      if (firstMessageMode === "assistant-waits-for-user") return;
      const isMadeUp = firstMessageMode === "assistant-speaks-first-with-model-generated-message";
      const greeting = isMadeUp || !firstMessage ? undefined : firstMessageOf(floor.talker.assistant);
      if (greeting !== undefined) {
        yield { message: offset, text: greeting };
        return;
      }
    }
  };
}

/**
 * An assistant's tools, and those that give the conversation away.
 * @param leave makes ready whom it goes to; says why where nobody takes it
 */
function withHandoffs(
  { tools, handoffs, onward }: Talker,
  leave: (destination: Destination, sent: Variables) => Promise<string | undefined>,
): Toolbox | undefined {
  if (handoffs.length === 0 && onward === undefined) return tools;
  const ways = handoffs.map(({ name, description, parameters }) => ({ name, description, parameters }));
  return {
    definitions: [...(tools?.definitions ?? []), ...ways],
    run: async function* (calls, signal) {
      const wanted = calls.find(({ name }) => handoffs.some((one) => one.name === name));
      const handoff = handoffs.find(({ name }) => name === wanted?.name);
      // Of several handoffs at once the first counts; the model is told so where nobody takes it.
      const others = calls.filter(({ name }) => handoffs.every((one) => one.name !== name));
      let isEnding = false;
      let isAnswered = false;
      for await (const event of others.length > 0 ? use(tools, others, signal) : []) {
        isEnding ||= event.kind === "end-call";
        isAnswered ||= event.kind === "stop";
        if (event.kind !== "stop") yield event;
      }
      if (isEnding) return;
      if (wanted === undefined || handoff === undefined) {
        const isOnward = onward !== undefined && others.length > 0 && (await leave(onward, {})) === undefined;
        if (isOnward || isAnswered) yield { kind: "stop" };
        return;
      }
      yield { kind: "tool-calls", calls: [wanted] };
      const { id: toolCallId, name } = wanted;
      const failure = await leave(handoff.destination, wanted.arguments);
      const words = wordsOf(handoff.destination);
      if (failure === undefined && words !== undefined) yield { kind: "say", text: words };
      const result = failure === undefined ? handedOver : `The conversation was not handed over. ${failure}`;
      yield { kind: "tool-result", result: { toolCallId, name, result } };
      if (failure === undefined) yield { kind: "stop" };
    },
  };
}
