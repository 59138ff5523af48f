import type { IncomingCall, LineListener } from "@dilo/telephone";
import { z } from "zod";
import type { CallObserver } from "../../calls/call-observer.ts";
import { readPhoneDestination } from "../../tools/tool-settings.ts";
import { openAssistantServices } from "../assistants/assistant-services.ts";
import { type AssistantSelection, resolveAssistant } from "../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { fallBack } from "./fall-back.ts";
import type { Transfers } from "./transfers.ts";

const Action = z.discriminatedUnion("type", [
  z.object({ type: z.literal("transfer"), destination: z.unknown().optional() }),
  z.object({ type: z.literal("say"), exact: z.string() }),
]);
const list = <Item extends z.ZodType>(item: Item) =>
  z.union([item.transform((one) => [one]), z.array(item)]).default([]);
const Hook = z.object({
  on: z.enum(["call.ringing", "call.ending"]),
  do: list(Action),
  filters: z.array(z.object({ oneOf: list(z.string()) })).default([]),
});

type HookAction = z.infer<typeof Action>;

/** What a number does while it rings, before anybody else does. */
export const ringingActions = (number: StoredRow): readonly HookAction[] =>
  hooksOf(number, "call.ringing").flatMap(({ do: actions }) => actions);

function hooksOf({ hooks }: StoredRow, on: z.infer<typeof Hook>["on"]) {
  const all = (Array.isArray(hooks) ? hooks : []).flatMap((hook) => Hook.safeParse(hook).data ?? []);
  return all.filter((hook) => hook.on === on);
}

function endingActions(number: StoredRow, reason: string): readonly HookAction[] {
  return hooksOf(number, "call.ending")
    .filter(({ filters }) => filters.every(({ oneOf }) => oneOf.includes(reason)))
    .flatMap(({ do: actions }) => actions);
}

/** Who speaks for a number, and whom it can call. */
interface NumberActing {
  readonly context: ResourceContext;
  readonly number: StoredRow;
  /** Who answers it, where that is known: the words of its hooks are said in their voice. */
  readonly talker: AssistantSelection | undefined;
  readonly transfers: Transfers | undefined;
}

/** Does what a hook says with a caller, one thing after the other; then the call is over. Never fails. */
export function carryOut(acting: NumberActing, call: IncomingCall, actions: readonly HookAction[]): void {
  const [action, ...rest] = actions;
  const { context, transfers } = acting;
  if (action === undefined) call.reject(480, "The call is over");
  else if (action.type === "say") {
    sayTo(
      acting,
      comingBack(call, (back) => carryOut(acting, back, rest)),
      action.exact,
    ).catch((error: unknown) => {
      context.warn(error);
      call.reject(480, "The call could not be answered");
    });
  } else {
    const to = readPhoneDestination(action.destination ?? {});
    if (transfers !== undefined && transfers.refusalOf(to) === undefined) fallBack(call, transfers, to);
    else carryOut(acting, call, rest);
  }
}

const unheard: CallObserver = { onJoined: () => {}, onMessage: () => {}, onEnded: () => {} };

/** Answers a call, says words to whoever calls, and hangs up. The call has no row. */
async function sayTo({ context, number, talker }: NumberActing, call: IncomingCall, words: string): Promise<void> {
  const { orgId } = number;
  const resolution = talker && (await resolveAssistant(context, orgId, talker));
  const { voice, transcriber } = resolution?.assistant ?? {};
  const services = resolution && (await openAssistantServices(context, orgId, resolution.assistant));
  const made = await context.beginCall({ assistant: { voice, transcriber } }, unheard, {
    services: { voice: services?.voice },
    connect: (listener) => call.answer(listener),
  });
  context.callOf(made.id)?.tell({ type: "say", message: words, endCallAfterSpoken: true });
}

/** The same call, and where a number has something to do when it ends, a caller who is still there is kept for that. */
export function withEndingHooks(acting: NumberActing, call: IncomingCall) {
  if (hooksOf(acting.number, "call.ending").length === 0) return { call, onEnded: undefined };
  let onEnded = (_: string) => {};
  const ended = new Promise<string>((resolve) => {
    onEnded = resolve;
  });
  const kept = comingBack(call, (back) => {
    void ended.then((reason) => {
      // Whoever was passed on has had their call.
      const actions = reason === "assistant-forwarded-call" ? [] : endingActions(acting.number, reason);
      carryOut(acting, back, actions);
    });
  });
  return { call: kept, onEnded };
}

/** The same call; where our side hangs up, the caller is not hung up on, but handed to `next` as a call to be answered. */
function comingBack(call: IncomingCall, next: (back: IncomingCall) => void): IncomingCall {
  return {
    ...call,
    answer: (first) => {
      let listener = first;
      const line = call.answer({
        answered: () => listener.answered(),
        heard: (frame) => listener.heard(frame),
        passed: (mark) => listener.passed(mark),
        digit: (digit) => listener.digit(digit),
        held: (isHeld) => listener.held?.(isHeld),
        transferred: (status) => listener.transferred?.(status),
        ended: (end) => listener.ended(end),
      });
      let onGivenUp = () => {};
      const waiting: LineListener = {
        ...{ answered: () => {}, heard: () => {}, passed: () => {}, digit: () => {} },
        ended: () => onGivenUp(),
      };
      const back: IncomingCall = {
        ...call,
        ring: () => {},
        answer: (other) => {
          listener = other;
          queueMicrotask(() => listener.answered());
          return line;
        },
        reject: () => line.hangUp(),
        onGivenUp: (told) => {
          onGivenUp = told;
        },
      };
      return {
        id: line.id,
        play: (item) => line.play(item),
        flush: () => line.flush(),
        sendDigits: (digits) => line.sendDigits(digits),
        hold: (isHeld) => line.hold(isHeld),
        transfer: (uri) => line.transfer(uri),
        hangUp: () => {
          if (listener !== first) return;
          listener = waiting;
          line.flush();
          queueMicrotask(() => first.ended({ cause: "ended-here" }));
          next(back);
        },
      };
    },
  };
}
