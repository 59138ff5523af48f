import { setTimeout as wait } from "node:timers/promises";
import { openStubService, type StubService } from "./stub-service.ts";

/** What a model was asked. */
export interface ModelRequest {
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | null;
    readonly tool_calls?: readonly object[];
  }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/** Tools a model wants at the same time, with their arguments. */
export type Wanted = readonly { readonly name: string; readonly arguments: object }[];

/**
 * A language model that uses tools: asked by a person, it wants the tools of `wants`; told their results, it repeats them.
 * Every answer begins after `afterMs`.
 */
export async function openStubToolModel(
  wants: Wanted,
  { afterMs = 0 } = {},
): Promise<StubService & { asked(): readonly ModelRequest[] }> {
  const service = await openStubService("text/event-stream; charset=utf-8", async (body) => {
    if (afterMs > 0) await wait(afterMs);
    const { messages } = JSON.parse(body.toString()) as ModelRequest;
    const results = messages.filter(({ role }) => role === "tool").map(({ content }) => content);
    const isTold = messages.at(-1)?.role === "tool";
    return isTold
      ? stream([{ content: `Me dicen: ${results.join(" y ")}` }], "stop")
      : stream(callsOf(wants), "tool_calls");
  });
  return { ...service, asked: () => service.requests.map(({ body }) => JSON.parse(body.toString()) as ModelRequest) };
}

/** What a model streams: the pieces of its answer, and why it ended. */
export interface Scripted {
  readonly deltas: readonly object[];
  readonly finish: string;
}

/** A language model that answers its requests one after the other as they are written; the last answer is repeated. */
export function openScriptedModel(
  ...answers: readonly Scripted[]
): Promise<StubService & { asked(): readonly ModelRequest[] }> {
  let count = 0;
  return openAnsweringModel(() => {
    const answer = answers[Math.min(count, answers.length - 1)] ?? { deltas: [], finish: "stop" };
    count += 1;
    return answer;
  });
}

/** A language model that answers what it is asked as the test says. */
export async function openAnsweringModel(
  answer: (asked: ModelRequest) => Scripted,
): Promise<StubService & { asked(): readonly ModelRequest[] }> {
  const service = await openStubService("text/event-stream; charset=utf-8", (body) => {
    const { deltas, finish } = answer(JSON.parse(body.toString()) as ModelRequest);
    return stream(deltas, finish);
  });
  return { ...service, asked: () => service.requests.map(({ body }) => JSON.parse(body.toString()) as ModelRequest) };
}

/** Each call in three pieces, as services stream them. */
function callsOf(wants: Wanted): readonly object[] {
  return wants.flatMap(({ name, arguments: values }, index) => {
    const text = JSON.stringify(values);
    const half = Math.floor(text.length / 2);
    return [
      { tool_calls: [{ index, id: `call_${index}`, type: "function", function: { name, arguments: "" } }] },
      { tool_calls: [{ index, function: { arguments: text.slice(0, half) } }] },
      { tool_calls: [{ index, function: { arguments: text.slice(half) } }] },
    ];
  });
}

function stream(deltas: readonly object[], finish: string): readonly Buffer[] {
  const choices = [
    ...deltas.map((delta) => ({ index: 0, delta, finish_reason: null })),
    { index: 0, delta: {}, finish_reason: finish },
  ];
  const events = choices.map((choice) => JSON.stringify({ choices: [choice] }));
  return [...events, "[DONE]"].map((data) => Buffer.from(`data: ${data}\n\n`));
}
