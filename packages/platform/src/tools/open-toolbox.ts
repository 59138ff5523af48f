import type { Outbound } from "../outbound/outbound.ts";
import { PlatformError } from "../platform-error.ts";
import { type About, askApi, askServer, type ServerSecret } from "./ask-server.ts";
import {
  destinationOf,
  noTelephone,
  type PhoneTools,
  pressAsked,
  pressDefinition,
  transferDefinition,
} from "./phone-tools.ts";
import { argumentNamesOf, type FillText, missingIn } from "./tool-arguments.ts";
import {
  delayedMessages,
  messageOf,
  nameOf,
  type QuerySettings,
  type ServerSettings,
  type ToolSettings,
  type TransferSettings,
} from "./tool-settings.ts";
import {
  noSuchTool,
  type ToolActivity,
  type Toolbox,
  type ToolCall,
  type ToolDefinition,
  type ToolResult,
  type ToolSpeech,
  type ToolStop,
} from "./toolbox.ts";

/** A result longer than this is cut: a model that reads it would forget what it was asked. Characters. */
const longestResult = 8000;

export interface ToolboxParts {
  readonly tools: readonly ToolSettings[];
  /** The assistant's own server, for functions that name none. */
  readonly server: ServerSettings | undefined;
  readonly outbound: Outbound;
  /** The secret of a server, by its credential's id. */
  readonly secretOf: (credentialId: string | undefined) => Promise<ServerSecret | undefined>;
  /** Said when the assistant ends the call. */
  readonly endCallMessage: string | undefined;
  /** Looks a question up in the files of a query tool. @returns what the model reads */
  readonly search: (tool: QuerySettings, question: string) => Promise<string>;
  /** Of a call by telephone. */
  readonly phone?: PhoneTools | undefined;
  readonly about: About;
  /** Opens what fills in the texts of the tools that are used at one time: they share a budget. */
  readonly openFill: () => FillText;
  readonly now: () => Date;
}

/** What tools are used with at one time. */
type InUse = Omit<ToolboxParts, "openFill"> & { readonly fill: FillText };

/** The tools of an assistant, ready to be used; undefined when it has none. */
export function openToolbox(parts: ToolboxParts): Toolbox | undefined {
  const byName = new Map<string, ToolSettings>();
  for (const tool of parts.tools) byName.set(freeName(tool, byName), tool);
  if (byName.size === 0) return undefined;
  return {
    definitions: [...byName].map(([name, tool]) => definitionOf(name, tool)),
    run: (calls, signal) => runAll({ ...parts, fill: parts.openFill() }, byName, calls, signal),
  };
}

/** Two query tools may be over knowledge bases of one name. The developer's own names are unique, or the last one counts. */
function freeName(tool: ToolSettings, taken: ReadonlyMap<string, ToolSettings>): string {
  const name = nameOf(tool);
  if (tool.type !== "query") return name;
  const names = [name, ...Array.from({ length: taken.size }, (_, at) => `${name}_${at + 2}`)];
  return names.find((one) => !taken.has(one)) ?? name;
}

function definitionOf(name: string, tool: ToolSettings): ToolDefinition {
  const nothing = { type: "object", properties: {} };
  switch (tool.type) {
    case "function":
      return { name, description: tool.function.description, parameters: tool.function.parameters ?? nothing };
    case "apiRequest":
      return { name, description: tool.description, parameters: tool.body ?? nothing };
    case "endCall":
      return { name, description: "Ends the call. Use it when everything is said.", parameters: nothing };
    case "query":
      return { name, description: queryDescription(tool), parameters: question };
    case "dtmf":
      return { name, ...pressDefinition };
    case "transferCall":
      return { name, ...transferDefinition(tool) };
  }
}

function queryDescription({ knowledgeBases = [] }: QuerySettings): string {
  const bases = knowledgeBases.map(({ name, description }) => `${name}: ${description}`);
  return ["Looks something up in documents. Use it before you answer what they may tell.", ...bases].join("\n");
}

const question = {
  type: "object",
  properties: { query: { type: "string", description: "The words to look for, in the language of the documents." } },
  required: ["query"],
};

type Event = ToolActivity | ToolSpeech;

async function* runAll(
  parts: InUse,
  byName: ReadonlyMap<string, ToolSettings>,
  calls: readonly ToolCall[],
  signal: AbortSignal,
): AsyncGenerator<Event | ToolStop, void, undefined> {
  yield { kind: "tool-calls", calls };
  const queue: Event[] = [];
  let wake = () => {};
  const tell = (event: Event) => {
    queue.push(event);
    wake();
  };
  let left = calls.length;
  let answered = 0;
  for (const call of calls) {
    void runOne(parts, byName.get(call.name), call, { signal, tell }).then(({ isAnswered, ...result }) => {
      left -= 1;
      if (isAnswered) answered += 1;
      tell({ kind: "tool-result", result });
    });
  }
  while (left > 0 || queue.length > 0) {
    signal.throwIfAborted();
    const event = queue.shift();
    if (event !== undefined) yield event;
    else {
      await new Promise<void>((resolve) => {
        wake = resolve;
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
    }
  }
  // Their developer's own words stand for the answer (platform contract): a model would say it a second time.
  if (answered === calls.length) yield { kind: "stop" };
}

/** A result, and whether the developer's own words have told the person of it. */
interface Outcome extends ToolResult {
  readonly isAnswered: boolean;
}

interface Running {
  readonly signal: AbortSignal;
  readonly tell: (event: Event) => void;
}

/** Uses one tool, and says around it what its developer wrote. */
async function runOne(
  parts: InUse,
  tool: ToolSettings | undefined,
  call: ToolCall,
  { signal, tell }: Running,
): Promise<Outcome> {
  const done: Transferring["done"] = (result, isAnswered = false, failure = undefined) => ({
    ...{ toolCallId: call.id, name: call.name, result: cut(result), isAnswered },
    ...(failure !== undefined && { metadata: { failure: failureOf(failure) } }),
  });
  if (tool === undefined) return done(noSuchTool);
  const say = (text: string | undefined): boolean => {
    const words = text === undefined ? undefined : filledOrNot(parts.fill, text, call);
    if (words !== undefined) tell({ kind: "say", text: words });
    return words !== undefined;
  };
  if (tool.type === "endCall") {
    tell({ kind: "end-call", text: messageOf(tool, "request-start") ?? parts.endCallMessage });
    return done("The call ends.");
  }
  const missing = tool.type === "apiRequest" ? missingIn(tool.url, argumentNamesOf(tool), call.arguments) : [];
  if (missing.length > 0) return done(`Error: the tool was not used. It needs the arguments ${missing.join(", ")}.`);
  if (tool.type === "transferCall") return transfer(parts, tool, call, { signal, tell, say, done });
  say(messageOf(tool, "request-start"));
  const timers = delayedMessages(tool).map(({ afterMs, text }) => setTimeout(() => say(text), afterMs));
  try {
    const result = await resultOf(parts, tool, call, signal);
    return done(result, say(messageOf(tool, "request-complete")));
  } catch (error) {
    // Why it failed is the developer's business: the model learns only that it did.
    const isSaid = !signal.aborted && say(messageOf(tool, "request-failed"));
    return done("Error: the tool failed or did not answer in time.", isSaid, error);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** A text with its values; undefined where it costs too much: it is not said, and the tool is used all the same. */
function filledOrNot(fill: FillText, text: string, call: ToolCall): string | undefined {
  try {
    return fill(text, call.arguments);
  } catch {
    return undefined;
  }
}

interface Transferring extends Running {
  readonly say: (text: string | undefined) => boolean;
  readonly done: (result: string, isAnswered?: boolean, failure?: unknown) => Outcome;
}

/** Passes the call on; where nobody takes it, what its developer wrote for that is said. */
async function transfer(
  { phone, fill }: InUse,
  tool: TransferSettings,
  call: ToolCall,
  { signal, tell, say, done }: Transferring,
): Promise<Outcome> {
  const to = destinationOf(tool, call.arguments["destination"]);
  if (phone === undefined) return done(noTelephone);
  if (to === undefined) return done("Error: the call cannot be passed on to that destination.");
  say(to.message ?? messageOf(tool, "request-start"));
  try {
    const { result, words, endsCall } = await phone.transfer(to, signal);
    if (words !== undefined && endsCall) tell({ kind: "end-call", text: fill(words, call.arguments) });
    return done(result, words !== undefined && (endsCall || say(words)));
  } catch (error) {
    const isSaid = !signal.aborted && say(messageOf(tool, "request-failed"));
    return done("Error: the call was not passed on.", isSaid, error);
  }
}

/** Why a tool failed, without a word of what it was sent or what it answered. */
function failureOf(error: unknown): string {
  if (error instanceof PlatformError) return error.message;
  if (error instanceof DOMException && error.name === "TimeoutError")
    return "The developer's server did not answer in time.";
  if (error instanceof DOMException && error.name === "AbortError") return "It was broken off.";
  return "The platform could not use it.";
}

function resultOf(
  parts: InUse,
  tool: Exclude<ToolSettings, { readonly type: "endCall" | "transferCall" }>,
  call: ToolCall,
  signal: AbortSignal,
): Promise<string> {
  switch (tool.type) {
    case "function":
      return askServer(parts, tool, call, signal);
    case "apiRequest":
      return askApi(parts, tool, call, signal);
    case "dtmf":
      return pressAsked(parts.phone, call.arguments["dtmf"]);
    case "query": {
      const { query } = call.arguments;
      return parts.search(tool, typeof query === "string" ? query : "");
    }
  }
}

function cut(result: string): string {
  return result.length <= longestResult ? result : `${result.slice(0, longestResult)}…`;
}
