import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sampleForm } from "@dilo/forms";
import { ServerError } from "../../server-error.ts";
import type { Visitor } from "./visitor.ts";

/** One step of the journey, and how long it took. */
export interface StepTaken {
  readonly step: string;
  readonly ms: number;
}

export interface Journey {
  readonly visitor: Visitor;
  /** Where the server says that it is well: `/readyz`, or what a proxy passes on of it. */
  readonly health: "/readyz" | "/healthz";
  /** The operator's, which makes the test order. */
  readonly token: string;
  /** Where the letter goes. */
  readonly email: string;
  /** A letter must be sent within this time. Milliseconds. */
  readonly letterWithinMs?: number;
  readonly onStep: (taken: StepTaken) => void;
}

const usualLetterMs = 60_000;
const letterEveryMs = 1000;

/** A call must take somebody in, and let them go, within this time. Milliseconds. */
const callWithinMs = 30_000;

/**
 * Goes the way of a person who has paid, through everything that can break: site, order, answers, call, PDF, letter,
 * erasure. What it has stored is erased, whatever failed before.
 * @throws ServerError `check-failed`, whose message says which step failed and how
 */
export async function makeJourney(journey: Journey): Promise<void> {
  const { visitor, health, token, email, letterWithinMs = usualLetterMs } = journey;
  const step = stepper(journey.onStep);
  const authorization = { authorization: `Bearer ${token}` };

  await step("health", () => visitor.json("GET", health));
  await step("site", async () => expectText(await visitor.text("GET", "/"), /<html[\s\S]*Dilo/));
  await step("settings", () => visitor.json("GET", "/config"));
  await step("test order", () => visitor.json("POST", "/ops/test-order", {}, authorization));
  const failures: unknown[] = [];
  try {
    await step("call", () => beginCall(visitor));
    await step("answers", () => keepAnswers(visitor));
    const { id } = await step("form", () => saveForm(visitor));
    await step("PDF", async () => {
      const pdf = await visitor.bytes("POST", "/generate-pdf", { formId: id, formType: sampleForm.formType });
      expectText(pdf.subarray(0, 5).toString("latin1"), /^%PDF-$/);
    });
    await step("letter", () => sendLetter(visitor, { id, email, letterWithinMs }));
  } catch (error) {
    failures.push(error);
  }
  try {
    await step("erasure", () => erase(visitor));
    await step("order removed", () => visitor.json("DELETE", "/ops/test-order", undefined, authorization));
  } catch (error) {
    failures.push(error);
  }
  if (failures.length === 0) return;
  const words = failures.map((error) => (error instanceof Error ? error.message : "It failed."));
  throw new ServerError("check-failed", words.join(" "));
}

async function beginCall(visitor: Visitor): Promise<void> {
  const config = await visitor.json("GET", "/config");
  // The hosted platform's calls are not ours to try.
  if (textAt(config, "voice", "platform") !== "embedded") return;
  const token = textAt(await visitor.json("POST", "/api/voice-token"), "token");
  const call = await visitor.json(
    "POST",
    "/platform/call/web",
    { assistant: { name: "canary", firstMessage: "Hola." } },
    { authorization: `Bearer ${token}` },
  );
  await joinAndLeave(await visitor.openSocket(textAt(call, "webCallUrl")));
}

/** Resolves when the call is over: nobody else would end it. */
async function joinAndLeave(room: Socket): Promise<void> {
  const within = { signal: AbortSignal.timeout(callWithinMs) };
  try {
    const joined = once(room, "data", within);
    room.write(frameOf({ type: "join", version: 1, abilities: { recognition: true, speech: true } }));
    await joined;
    const over = once(room, "end", within);
    room.resume();
    room.write(frameOf({ type: "leave" }));
    await over;
  } finally {
    room.destroy();
  }
}

/** A short message as one frame of a WebSocket, masked with zeros. */
function frameOf(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.of(0x81, 0x80 + text.length, 0, 0, 0, 0), text]);
}

async function keepAnswers(visitor: Visitor): Promise<void> {
  const { formType, said } = sampleForm;
  const [[field, words] = ["", ""]] = Object.entries(said);
  const heardAt = new Date().toISOString();
  await visitor.text("PUT", `/draft/answers/${field}`, { formType, said: words, heardAt });
  expectText(JSON.stringify(await visitor.json("GET", "/draft")), new RegExp(`"${field}"`));
}

async function saveForm(visitor: Visitor): Promise<{ readonly id: string }> {
  const { formType, said: data } = sampleForm;
  const id = textAt(await visitor.json("POST", "/submit-form", { formType, data }), "id");
  const saved = (await visitor.json("GET", `/form/${id}`)) as { readonly data?: unknown };
  if (JSON.stringify(sorted(saved.data)) !== JSON.stringify(sorted(data))) {
    throw new ServerError("check-failed", "The form does not come back as it was saved.");
  }
  return { id };
}

async function sendLetter(
  visitor: Visitor,
  { id, email, letterWithinMs }: { readonly id: string; readonly email: string; readonly letterWithinMs: number },
): Promise<void> {
  await visitor.json("POST", "/email-form", { id, email, includePDF: true });
  const before = Date.now() + letterWithinMs;
  for (;;) {
    const state = textAt(await visitor.json("GET", `/form/${id}/mail`), "mail", "state");
    if (state === "sent") return;
    if (state !== "waiting") throw new ServerError("check-failed", `The letter is ${state}.`);
    if (Date.now() > before)
      throw new ServerError("check-failed", "The letter still waits: the mail server takes none.");
    await wait(letterEveryMs);
  }
}

async function erase(visitor: Visitor): Promise<void> {
  await visitor.json("DELETE", "/my-data");
  const left = (await visitor.json("GET", "/draft")) as { readonly draft?: unknown };
  if (left.draft !== null) throw new ServerError("check-failed", "What was erased is still there.");
}

function stepper(onStep: Journey["onStep"]) {
  return async <T>(step: string, take: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      const made = await take();
      onStep({ step, ms: Math.round(performance.now() - began) });
      return made;
    } catch (error) {
      const why = error instanceof ServerError ? error.message : "The server cannot be reached, or broke off.";
      throw new ServerError("check-failed", `${step}: ${why}`);
    }
  };
}

/** The text at a path in JSON; "" when there is none. */
function textAt(json: unknown, ...path: readonly string[]): string {
  let value = json;
  for (const name of path) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

function expectText(text: string, pattern: RegExp): void {
  if (!pattern.test(text)) throw new ServerError("check-failed", "The answer is not what it should be.");
}

const sorted = (record: unknown) => Object.entries(Object(record)).sort(([one], [other]) => one.localeCompare(other));
