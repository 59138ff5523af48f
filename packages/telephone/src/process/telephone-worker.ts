/**
 * The telephone process: SIP and sound in a process of its own, so that what the network sends takes no form with it.
 * Run with `TelephoneSettings` as JSON. Receives lists of `Order` and sends `Report` messages (messages.ts).
 */
import { setTimeout as wait } from "node:timers/promises";
import type { IncomingCall, Line, LineListener, TelephoneSettings } from "../line.ts";
import { type LocalTelephone, openTelephone } from "../telephone.ts";
import { goFirst } from "./go-first.ts";
import type { LastWords, LineReport, Order, Report, SayLast } from "./messages.ts";

goFirst();
// A Ctrl-C at the terminal reaches the server too, which ends what is up in its own order.
process.on("SIGINT", () => {});

const waiting = new Map<string, IncomingCall>();
const lines = new Map<string, Line>();

const report = (message: Report) => {
  if (process.connected) process.send?.(message, () => {});
};

/** What happens within one turn of the loop goes out at once: 100 calls are heard every 20 ms. */
let told: LineReport[] = [];
function tell(one: LineReport): void {
  if (told.length === 0) {
    setImmediate(() => {
      report({ kind: "lines", reports: told });
      told = [];
    });
  }
  told.push(one);
}

let lastWords: LastWords | undefined;
/** Calls whose telephones rang. */
const rang = new Set<string>();
let isTold = true;
/** After the end of a call its server has written that it rang. Milliseconds. */
const writtenMs = 60_000;

/** Without its server an exchange that is slow is waited for this long, to know whose telephone rang. Milliseconds. */
const aloneMs = 5000;
const soonMs = 800;
/** Of telling who rang. */
const mostTries = 3;

/** The telephone of a server that was killed keeps its place while it says goodbye. @throws Error when it cannot listen */
async function openWhenFree(): Promise<LocalTelephone> {
  const until = performance.now() + aloneMs + soonMs;
  for (;;) {
    try {
      return await openTelephone({ ...settings, onIncoming, onRang });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || performance.now() > until) throw error;
      await wait(100);
    }
  }
}

function onRang(id: string): void {
  rang.add(id);
  isTold = false;
}

/** Says what must be known of the calls of a server that was killed. */
async function tellWhoRang(): Promise<void> {
  for (let tries = 1; lastWords !== undefined && !isTold; tries += 1) {
    isTold = true;
    try {
      const { sayLast } = (await import(lastWords.program)) as { readonly sayLast: SayLast };
      await sayLast(lastWords.parts, [...rang]);
    } catch (error) {
      isTold = false;
      if (tries === mostTries) throw error;
      await wait(soonMs);
    }
  }
}

function listenerOf(id: string): LineListener {
  return {
    ringing: () => tell({ id, kind: "ringing" }),
    answered: () => tell({ id, kind: "answered" }),
    heard: (frame) => tell({ id, kind: "heard", frame }),
    passed: (mark) => tell({ id, kind: "passed", mark }),
    digit: (digit) => tell({ id, kind: "digit", digit }),
    held: (isHeld) => tell({ id, kind: "held", isHeld }),
    transferred: (status) => tell({ id, kind: "transferred", status }),
    ended: (end) => {
      lines.delete(id);
      setTimeout(() => rang.delete(id), writtenMs).unref();
      tell({ id, kind: "ended", end });
    },
  };
}

function onIncoming(call: IncomingCall): void {
  const { id, from, to, trunkIds } = call;
  waiting.set(id, call);
  call.onGivenUp(() => {
    waiting.delete(id);
    report({ kind: "given-up", id });
  });
  report({ kind: "incoming", call: { id, from, to, trunkIds } });
}

function takeWaiting(id: string): IncomingCall | undefined {
  const call = waiting.get(id);
  waiting.delete(id);
  return call;
}

const settings = JSON.parse(process.argv[2] ?? "{}") as TelephoneSettings;
try {
  const telephone = await openWhenFree();
  // Without the server that answers there is nobody to talk to: telephones that ring are let alone, and calls end.
  const closeAlone = async () => {
    const closed = telephone.close(aloneMs);
    // What is known at once is told at once: nobody knows how long this process is let live.
    await Promise.race([closed, wait(soonMs)]);
    await tellWhoRang().catch(console.error);
    await closed;
    await tellWhoRang();
  };
  let isAlone = false;
  const end = () => process.exit();
  const endAlone = () => {
    isAlone = true;
    void closeAlone().catch(console.error).finally(end);
  };
  process.on("SIGTERM", () => void telephone.close().finally(() => !isAlone && end()));
  process.on("disconnect", endAlone);
  if (!process.connected) endAlone();
  process.on("message", (orders) => {
    for (const order of orders as readonly Order[]) obey(order);
  });
  report({ kind: "ready", port: telephone.port });

  function obey(order: Order): void {
    switch (order.kind) {
      case "trunks":
        telephone.setTrunks(order.trunks);
        return;
      case "last-words":
        lastWords = order.words;
        return;
      case "dial":
        lines.set(order.request.id, telephone.dial(order.request, listenerOf(order.request.id)));
        return;
      case "ring":
        waiting.get(order.id)?.ring();
        return;
      case "answer": {
        const line = takeWaiting(order.id)?.answer(listenerOf(order.id));
        if (line === undefined) tell({ id: order.id, kind: "ended", end: { cause: "cancelled" } });
        else lines.set(order.id, line);
        return;
      }
      case "reject":
        takeWaiting(order.id)?.reject(order.status, order.reason);
        return;
      default:
        obeyOnLine(order);
    }
  }
} catch (error) {
  report({ kind: "refused", message: error instanceof Error ? error.message : String(error) });
}

function obeyOnLine(
  order: Exclude<Order, { kind: "trunks" | "last-words" | "dial" | "ring" | "answer" | "reject" }>,
): void {
  const line = lines.get(order.id);
  switch (order.kind) {
    case "play":
      line?.play(order.item);
      return;
    case "flush":
      line?.flush();
      return;
    case "hang-up":
      line?.hangUp();
      return;
    case "digits":
      line?.sendDigits(order.digits);
      return;
    case "hold":
      line?.hold(order.isHeld);
      return;
    case "transfer":
      line?.transfer(order.uri);
  }
}
