import { z } from "zod";
import type { CallObserver } from "../../../calls/call-observer.ts";
import type { About } from "../../../tools/ask-server.ts";
import { openAssistantTools } from "../../assistants/assistant-tools.ts";
import type { ResolvedAssistant } from "../../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";

const Hook = z.object({
  on: z.literal("call.ending"),
  do: z.array(z.object({ tool: z.unknown().optional(), toolId: z.string().optional() })),
  filters: z.array(z.object({ key: z.string(), oneOf: z.array(z.string()) })).optional(),
});

interface Ending {
  readonly context: ResourceContext;
  readonly orgId: string;
  readonly assistant: ResolvedAssistant;
  /** Of template variables. */
  readonly values: ResolvedAssistant;
  /** The row's id, once the row is there; undefined when it could not be made, and nothing is done. */
  readonly callId: Promise<string | undefined>;
  /** The envelope of every message. */
  readonly about: About;
  /** Whether this server is to do it. */
  readonly isConcludedHere: () => Promise<boolean>;
}

/** Uses the tools of an assistant's `call.ending` hooks when a call ends; undefined where it has none. */
export function endingHooks({
  context,
  orgId,
  assistant,
  values,
  callId,
  about: tell,
  isConcludedHere,
}: Ending): CallObserver | undefined {
  const { hooks } = assistant;
  const endings = (Array.isArray(hooks) ? hooks : []).flatMap((hook) => Hook.safeParse(hook).data ?? []);
  if (endings.length === 0) return undefined;

  async function run(reason: string): Promise<void> {
    const id = await callId;
    if (id === undefined || !(await isConcludedHere())) return;
    const about = async () => {
      const told = await tell();
      const call = {
        ...(told["call"] as ResolvedAssistant),
        id,
        orgId,
        status: "ended",
        endedReason: reason,
      };
      return { ...told, call };
    };
    for (const { do: actions, filters = [] } of endings) {
      const isMeant = filters.every(({ key, oneOf }) => key === "call.endedReason" && oneOf.includes(reason));
      if (!isMeant) continue;
      for (const [at, { tool, toolId }] of actions.entries()) {
        // One by one: two actions may use tools of one name.
        const model = { tools: tool === undefined ? [] : [tool], toolIds: toolId === undefined ? [] : [toolId] };
        const tools = await openAssistantTools(context, orgId, { assistant: { ...assistant, model }, about, values });
        const calls = (tools?.definitions ?? []).map(({ name }) => ({ id: `${id}:${at}`, name, arguments: {} }));
        // Nobody hears what comes of it: a tool that fails has told its developer.
        for await (const _ of tools?.run(calls, new AbortController().signal) ?? []);
      }
    }
  }

  return {
    onJoined: () => {},
    onMessage: () => {},
    onEnded: (reason) => {
      const mine = run(reason).catch(context.warn);
      context.pendingWrites.add(mine);
      void mine.finally(() => context.pendingWrites.delete(mine));
    },
  };
}
