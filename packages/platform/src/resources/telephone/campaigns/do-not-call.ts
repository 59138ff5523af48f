import { createHash } from "node:crypto";
import { plainWords } from "@dilo/foundation";
import type { CallObserver } from "../../../calls/call-observer.ts";
import { openWriteQueue } from "../../calls/write-queue.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import type { Settings } from "../../core/rows/row-operations.ts";
import { createRow } from "../../core/rows/rows.ts";

const kind = "do not call";

/** How people say that they want no more calls, without accents. */
const sayings = [
  /\bno (me|nos) (vuelv\w+ a llam\w+|llam\w+ (mas|otra vez|de nuevo|nunca))\b/,
  /\bno quiero (que me llam\w+|(recibir )?mas llamadas)\b/,
  /\b(deje|deja|dejen|pare|paren) de llamar(me|nos)?\b/,
  /\b(quite|quiten|borre|borren|saque|saquen|elimine|eliminen)(me|nos) de (la|su|esa|esta) lista\b/,
  /\b(do not|don t|never) (ever )?call (me|us|here|this number)( again| anymore| any more)?\b/,
  /\bstop calling\b/,
  /\b(take|remove) (me|us|my number|this number) (off|from) (your|the|this) list\b/,
] as const;

/** A number stands in the list as this alone: nobody reads from it who is there. */
function idOf(orgId: string, number: string): string {
  const digits = number.replace(/\D/g, "");
  // Exchanges leave the country out of numbers at home.
  const whole = digits.length === 10 && !number.startsWith("+") ? `1${digits}` : digits;
  return createHash("sha256").update(`${kind}\n${orgId}\n${whole}`).digest("hex").slice(0, 32);
}

/** Whether somebody has said that they want no calls of this org. */
export async function isNotToCall({ store }: ResourceContext, orgId: string, number: string): Promise<boolean> {
  return (await store.find({ kind, orgId }, idOf(orgId, number))) !== undefined;
}

/** Whether words say that whoever speaks wants no more calls. */
export function asksForNoCalls(words: string): boolean {
  const plain = plainWords(words).join(" ");
  return sayings.some((one) => one.test(plain));
}

/** Puts the person of a call by telephone on the list, when they say so. */
export function heedNoCalls(context: ResourceContext, orgId: string, number: string): CallObserver {
  const inOrder = openWriteQueue(context);
  const put = async () => {
    if (await isNotToCall(context, orgId, number)) return;
    await context.store.insert(kind, createRow<Settings>({}, { id: idOf(orgId, number), orgId, now: context.now() }));
  };
  return {
    onJoined: () => {},
    onEnded: () => {},
    onMessage: (message) => {
      if (message.type !== "transcript" || message.role !== "user" || message.transcriptType !== "final") return;
      if (asksForNoCalls(message.transcript)) inOrder(put);
    },
  };
}
