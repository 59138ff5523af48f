// A person in a spoken interview without a browser: real sound through the real room, the page's own interview, and a page
// that goes on when its connection breaks: back into the room where it is there, else with a call of its own.

import { setTimeout as wait } from "node:timers/promises";
import { promptMessage, transcriptEvent } from "@dilo/api";
import { currentField, type InterviewEvent, next, startOf } from "@dilo/forms";
import { openCaller } from "../call/caller.ts";
import { recordingOf } from "../call/utterances.ts";
import type { Sender } from "./people.ts";
import { beginCall } from "./people.ts";

/** What is said to each question: invented, and long enough to be cut by a server's end. */
const answers: Readonly<Record<string, string>> = {
  nombre_completo: "Rosa Elena Prado Luna",
  fecha_nacimiento: "quince de marzo de mil novecientos ochenta y cinco",
  pais_nacimiento: "México",
  numero_alien: "cero ocho nueve tres cuatro cinco seis siete ocho",
  direccion_actual: "mil doscientos Main Street, Los Ángeles, California, nueve cero cero uno dos",
  telefono: "tres cero cinco cinco cinco cinco cero uno dos tres",
  email: "no tengo",
  fecha_residencia: "doce de mayo de dos mil diez",
  estado_civil: "casada",
  nombre_conyuge: "Jorge Luis Ramírez Luna",
};
const yes = "sí";

/** Everything a person says. */
export const sayings = [...Object.values(answers), yes];

/** How a page comes back to its room: after each of these, and for how long (packages/voice). Milliseconds. */
const backoffMs = [0, 300, 1200, 2700, 4800, 7000];
const graceMs = 60_000;

/** Nobody waits longer to be heard before they say it again. Milliseconds. */
const patienceMs = 10_000;

export interface SpokenOutcome {
  /** answers that a server said it has */
  acknowledged: number;
  /** those of them that are not in the draft in the end */
  lost: number;
  /** calls whose connection broke, or that were moved */
  cut: number;
  /** those after which an answer was heard again */
  resumed: number;
  /** how long each of them took, until there was a room again */
  readonly resumedMs: number[];
  /** what a person was told, or could not understand */
  readonly failures: string[];
}

/** Opens a person who has paid and answers a whole form by voice, then the next one. */
export function openSpeakingPerson({ sender, origin, cookie }: { sender: Sender; origin: string; cookie: string }) {
  let isOver = false;
  let interview = startOf("smart");
  let caller: Awaited<ReturnType<typeof openCaller>> | undefined;
  /** Waits for what each effect needs. */
  const keeping: Promise<unknown>[] = [];
  const kept: Map<string, string> = new Map();
  const outcome: SpokenOutcome = { acknowledged: 0, lost: 0, cut: 0, resumed: 0, resumedMs: [], failures: [] };

  function dispatch(event: InterviewEvent) {
    const [after, effects] = next(interview, event);
    interview = after;
    for (const effect of effects) {
      if (effect.kind === "ask") {
        caller?.send(promptMessage(effect));
        dispatch({ kind: "spoken", text: effect.text });
      }
      if (effect.kind === "keep") keeping.push(keep(effect));
    }
  }

  async function keep({ formType, field, answer }: { formType: string; field: string; answer: { said: string } }) {
    await sender("PUT", `/draft/answers/${field}`, { cookie }, { formType, ...answer });
    kept.set(field, answer.said);
    outcome.acknowledged += 1;
  }

  /** Goes into a room as the page does: again and again until it is let in, or told that there is no such room. */
  async function enterRoom(url: string) {
    const until = performance.now() + graceMs;
    for (let attempt = 0; performance.now() < until && !isOver; attempt += 1) {
      await wait(backoffMs[attempt] ?? backoffMs.at(-1));
      const entered = await openCaller(url, { origin, rejectUnauthorized: false }).catch(() => undefined);
      if (entered === undefined) continue;
      if (await Promise.race([entered.joined, wait(5000, false)])) return entered;
      entered.close();
      return undefined;
    }
    return undefined;
  }

  /** A room to speak in: the same one where it is there again, else another. */
  async function enter(url: string | undefined) {
    for (let at = url; !isOver; at = undefined) {
      const room = at ?? (await beginCall(sender, cookie));
      const entered = await enterRoom(room);
      if (entered !== undefined) return { entered, at: room };
    }
    return undefined;
  }

  /** What to say now; undefined when all is said. */
  function saying() {
    if (interview.phase === "reviewing") return yes;
    if (interview.phase !== "asking") return undefined;
    return interview.turn?.kind === "confirming" ? yes : (answers[currentField(interview)?.id ?? ""] ?? yes);
  }

  /**
   * One connection, from the first question to its end.
   * @param onHeard called when the first words of it were heard
   * @returns whether anything was heard in it
   */
  async function converse(onHeard: () => void): Promise<boolean> {
    const room = caller as NonNullable<typeof caller>;
    let isClosed = false;
    void room.closed.then(() => {
      isClosed = true;
    });
    let read = 0;
    let heard = 0;
    const listen = () => {
      for (; read < room.messages.length; read += 1) {
        const message = room.messages[read];
        if (message?.type !== "transcript") continue;
        const event = transcriptEvent(message as Parameters<typeof transcriptEvent>[0], new Date().toISOString());
        if (message.role === "user" && message.transcriptType === "final") {
          if (heard === 0) onHeard();
          heard += 1;
        }
        if (event !== undefined) dispatch(event);
      }
    };
    dispatch({ kind: "call-started" });
    while (!isClosed && !isOver) {
      await room.until(() => isClosed || isOver || isSilentAgain(room)).catch(() => undefined);
      listen();
      const text = saying();
      if (text === undefined || isClosed || isOver) break;
      const before = heard;
      await Promise.race([room.say(recordingOf(text)), room.closed]);
      const until = performance.now() + patienceMs;
      while (!isClosed && !isOver && heard === before && performance.now() < until) {
        await wait(20);
        listen();
      }
      // What is asked next is on its way.
      await wait(300);
    }
    return heard > 0;
  }

  async function live() {
    dispatch({ kind: "form-chosen", formType: "N-400" });
    let url: string | undefined;
    let cutAt = 0;
    while (!isOver && saying() !== undefined) {
      const found = await enter(url);
      if (found === undefined) break;
      caller = found.entered;
      url = found.at;
      if (cutAt > 0) outcome.resumedMs.push(performance.now() - cutAt);
      const isResumed = cutAt > 0;
      const wasHeard = await converse(() => {
        if (isResumed) outcome.resumed += 1;
      });
      // Cut again before anything was said: still the same interruption.
      if (isOver || saying() === undefined) break;
      if (cutAt === 0 || wasHeard) outcome.cut += 1;
      if (wasMoved(found.entered)) url = undefined;
      cutAt = performance.now();
    }
    caller?.close();
  }

  const living = live().catch((error) => outcome.failures.push(String(error)));
  return {
    /** Whether the person is in a call that goes on, and something they said is kept. */
    isWell: () => outcome.cut === outcome.resumed && outcome.acknowledged > 0,
    /** Whether all is said. */
    isDone: () => saying() === undefined,
    /** Hangs up, and looks what is there of what was acknowledged. */
    async end(): Promise<SpokenOutcome> {
      isOver = true;
      await living;
      await Promise.all(keeping);
      const { draft } = JSON.parse((await sender("GET", "/draft", { cookie })).body);
      for (const [field, said] of kept) if (draft?.answers[field]?.said !== said) outcome.lost += 1;
      return outcome;
    },
  };
}

/** Whether a server that stops has told the page to go on elsewhere. */
function wasMoved({ messages }: Awaited<ReturnType<typeof openCaller>>) {
  return messages.some(({ type, status }) => type === "status-update" && status === "ended");
}

/** Whether the assistant has spoken, and is silent. */
function isSilentAgain({ messages }: Awaited<ReturnType<typeof openCaller>>) {
  const last = messages.findLast(({ type, role }) => type === "speech-update" && role === "assistant");
  return last?.status === "stopped" && performance.now() - last.at > 400;
}
