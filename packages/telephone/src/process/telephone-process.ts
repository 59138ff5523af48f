import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { DialRequest, IncomingCall, Line, LineListener, Telephone, TelephoneSettings, Trunk } from "../line.ts";
import type { IncomingReport, LastWords, LineReport, Order, Report } from "./messages.ts";

export interface TelephoneProcess extends Telephone {
  processId(): number | undefined;
}

/** A process that has died starts again after so long. Milliseconds. */
const restartMs = 500;

/** A process that is told to end says its goodbyes for so long at most. Milliseconds. */
const closeMs = 2000;

/**
 * Starts the telephone in a process of its own, and again when it dies: its calls end with `lost` then, nothing else does.
 * @param onIncoming is given every call that comes in
 * @param lastWords what the process still does where this one was killed
 * @throws Error when it cannot listen where it is to
 */
export async function startTelephone(
  settings: TelephoneSettings,
  onIncoming: (call: IncomingCall) => void,
  lastWords?: LastWords,
): Promise<TelephoneProcess> {
  const telephone = new ChildTelephone(settings, onIncoming, lastWords);
  await telephone.start();
  return telephone;
}

class ChildTelephone implements TelephoneProcess {
  readonly #settings: TelephoneSettings;
  readonly #onIncoming: (call: IncomingCall) => void;
  readonly #lastWords: LastWords | undefined;
  readonly #lines = new Map<string, LineListener>();
  /** Calls that wait for an answer, and whom to tell when their callers give up. */
  readonly #waiting = new Map<string, () => void>();
  #child: ChildProcess | undefined;
  #trunks: readonly Trunk[] = [];
  #orders: Order[] = [];
  #port = 0;
  #isClosed = false;

  constructor(settings: TelephoneSettings, onIncoming: (call: IncomingCall) => void, lastWords?: LastWords) {
    this.#settings = settings;
    this.#lastWords = lastWords;
    this.#onIncoming = onIncoming;
  }

  get port(): number {
    return this.#port;
  }

  processId(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const here = new URL(import.meta.url);
    const isSource = here.pathname.endsWith(".ts");
    const program = isSource ? "./telephone-worker.ts" : "./telephone-worker.js";
    const execArgv = isSource ? ["--import", "tsx"] : [];
    const words = [JSON.stringify(this.#settings)];
    const child = fork(fileURLToPath(new URL(program, here)), words, {
      ...{ serialization: "advanced", stdio: ["ignore", "ignore", "inherit", "ipc"], env: {}, execArgv },
    });
    this.#child = child;
    const [first] = (await Promise.race([once(child, "message"), once(child, "exit")])) as [Report | number | null];
    if (typeof first !== "object" || first?.kind !== "ready") {
      child.disconnect?.();
      const why = typeof first === "object" && first?.kind === "refused" ? first.message : "its process ended";
      throw new Error(`The telephone cannot listen on ${this.#settings.address}:${this.#settings.port}: ${why}.`);
    }
    this.#port = first.port;
    child.on("message", (report) => this.#take(report as Report));
    child.on("error", () => {});
    child.on("exit", () => this.#lose());
    if (this.#lastWords) this.#order({ kind: "last-words", words: this.#lastWords });
    this.setTrunks(this.#trunks);
  }

  setTrunks(trunks: readonly Trunk[]): void {
    this.#trunks = trunks;
    this.#order({ kind: "trunks", trunks });
  }

  dial(request: DialRequest, listener: LineListener): Line {
    const { id } = request;
    if (this.#child?.connected) {
      this.#lines.set(id, listener);
      this.#order({ kind: "dial", request });
    } else queueMicrotask(() => listener.ended({ cause: "lost" }));
    return this.#line(id);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    const kill = setTimeout(() => child.kill("SIGKILL"), closeMs);
    await exited;
    clearTimeout(kill);
  }

  #line(id: string): Line {
    return {
      id,
      play: (item) => this.#order({ kind: "play", id, item }),
      flush: () => this.#order({ kind: "flush", id }),
      sendDigits: (digits) => this.#order({ kind: "digits", id, digits }),
      hold: (isHeld) => this.#order({ kind: "hold", id, isHeld }),
      transfer: (uri) => this.#order({ kind: "transfer", id, uri }),
      hangUp: () => this.#order({ kind: "hang-up", id }),
    };
  }

  /** Orders of one turn of the loop go out together. */
  #order(order: Order): void {
    if (this.#orders.length === 0) {
      setImmediate(() => {
        const orders = this.#orders;
        this.#orders = [];
        if (this.#child?.connected) this.#child.send(orders, () => {});
      });
    }
    this.#orders.push(order);
  }

  #take(report: Report): void {
    switch (report.kind) {
      case "incoming":
        this.#ring(report.call);
        return;
      case "given-up":
        this.#waiting.get(report.id)?.();
        this.#waiting.delete(report.id);
        return;
      case "lines":
        for (const one of report.reports) this.#takeOfLine(one);
        return;
      case "ready":
      case "refused":
        return;
    }
  }

  #ring(call: IncomingReport): void {
    const { id } = call;
    this.#waiting.set(id, () => {});
    this.#onIncoming({
      ...call,
      ring: () => this.#order({ kind: "ring", id }),
      answer: (listener) => {
        this.#waiting.delete(id);
        this.#lines.set(id, listener);
        this.#order({ kind: "answer", id });
        return this.#line(id);
      },
      reject: (status, reason) => {
        this.#waiting.delete(id);
        this.#order({ kind: "reject", id, status, reason });
      },
      onGivenUp: (listener) => {
        if (this.#waiting.has(id)) this.#waiting.set(id, listener);
      },
    });
  }

  #takeOfLine(report: LineReport): void {
    const listener = this.#lines.get(report.id);
    if (listener === undefined) return;
    switch (report.kind) {
      case "ringing":
        listener.ringing?.();
        return;
      case "answered":
        listener.answered();
        return;
      case "heard":
        listener.heard(report.frame);
        return;
      case "passed":
        listener.passed(report.mark);
        return;
      case "digit":
        listener.digit(report.digit);
        return;
      case "held":
        listener.held?.(report.isHeld);
        return;
      case "transferred":
        listener.transferred?.(report.status);
        return;
      case "ended":
        this.#lines.delete(report.id);
        listener.ended(report.end);
        return;
    }
  }

  /** The process is gone, and every call with it. */
  #lose(): void {
    this.#child = undefined;
    const lost = [...this.#lines.values()];
    const givenUp = [...this.#waiting.values()];
    this.#lines.clear();
    this.#waiting.clear();
    for (const listener of lost) listener.ended({ cause: "lost" });
    for (const tell of givenUp) tell();
    if (!this.#isClosed) this.#restart();
  }

  #restart(): void {
    setTimeout(() => {
      if (!this.#isClosed) this.start().catch(() => this.#restart());
    }, restartMs).unref();
  }
}
