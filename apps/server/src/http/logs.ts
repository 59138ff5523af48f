import type { FormType } from "@dilo/forms";
import type { PlatformLogEntry } from "@dilo/platform";
import type { FormWarning } from "../documents/official-forms/official-forms.ts";
import type { RequestErrorCode } from "./request-error.ts";

/**
 * Everything a log line may hold: a closed list. No address, body, answer, name, e-mail or transcript has a place in
 * it, and error messages have none either: a database's message repeats the values of the row.
 */
type LogLine = ServerLine | FormLine | (PlatformLogEntry & { readonly level: "info" | "error" });

/** Something about an official form that whoever runs this server must look at. */
interface FormLine {
  readonly level: "info" | "error";
  readonly event: "official-form";
  readonly formType: FormType;
  readonly warning: FormWarning;
}

interface ServerLine {
  readonly level: "info" | "error";
  readonly event:
    | "answered"
    | "connection-lost"
    /** Redis does not answer: nothing that is counted there goes on until it does. */
    | "redis-away"
    /** Nothing new can be kept: somebody has to make room. */
    | "disk-full"
    /** Pages that could still take a payment were ended, because it could not be served. */
    | "checkouts-ended"
    | "failed"
    | "order-paid"
    | "order-refunded"
    | "payment-not-matching"
    | "job-done"
    | "job-failed"
    | "job-dead"
    | "job-declined"
    | "retention"
    /** A copy of the keys could not be reached: what was destroyed may still be there. */
    | "key-copies-away"
    /** A stored file could not be read or written at the start, and stays where and as it is. */
    | "file-left"
    /** A file of the embedded store is not as it was written: the last backup is needed. */
    | "store-damaged"
    /** What the product's calls always say has been spoken ahead, or was kept by an earlier start. */
    | "sentences-ready"
    | "crashed"
    | "stopping"
    | "stopped";
  readonly requestId?: string;
  readonly method?: string;
  /** The route's pattern, such as `/form/:id`, never the address. */
  readonly route?: string;
  readonly status?: number;
  readonly code?: RequestErrorCode;
  readonly ms?: number;
  readonly kind?: string;
  /** The ids of a stored file's org and row, or the name of a damaged file of the store. */
  readonly file?: string;
  readonly callId?: string;
  readonly count?: number;
  /** Class, code and place of an error and of its causes. */
  readonly error?: readonly ErrorFacts[];
}

/** Writes one line. */
export type Log = (line: LogLine) => void;

interface ErrorFacts {
  readonly name: string;
  readonly code?: string;
  readonly at: readonly string[];
}

/** Writes log lines as JSON with the time. */
export function openLog(write: (text: string) => void, now: () => Date): Log {
  return (line) => write(`${JSON.stringify({ time: now().toISOString(), ...line })}\n`);
}

/** What a log may know of an error. */
export function errorFacts(error: unknown, depth = 0): readonly ErrorFacts[] {
  if (!(error instanceof Error) || depth > 3) return [];
  const { code } = error as { code?: unknown };
  const isCode = typeof code === "string" && /^[A-Za-z0-9_-]{1,60}$/.test(code);
  const facts = { name: error.constructor.name, ...(isCode && { code }), at: framesOf(error) };
  return [facts, ...errorFacts(error.cause, depth + 1)];
}

/** The stack's places without the message it begins with. */
function framesOf(error: Error): readonly string[] {
  const stack = error.stack ?? "";
  const start = stack.indexOf(error.message);
  if (start === -1) return [];
  const frames = stack.slice(start + error.message.length).split("\n");
  return frames
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
}
