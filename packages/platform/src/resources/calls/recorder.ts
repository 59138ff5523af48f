import type { AssistantMessage } from "@dilo/api";
import type { CallWatch } from "../../calls/call-watch.ts";
import type { House } from "../house.ts";
import { RowError, type Settings } from "../row-calls.ts";

interface Recording {
  readonly house: House;
  readonly orgId: string;
  /** The row's id, once the row is there. */
  readonly callId: Promise<string>;
}

/** Writes what happens in a call into its row: when it began and ended, why, and what was said. */
export function recordCall({ house, orgId, callId }: Recording): CallWatch {
  const messages: Settings[] = [];
  let startedMs: number | undefined;
  let last: Promise<void> = Promise.resolve();

  const write = (changes: Settings): void => {
    const mine = last.then(() => change(changes)).catch(house.warn);
    last = mine;
    house.writing.add(mine);
    void mine.finally(() => house.writing.delete(mine));
  };
  const change = async (changes: Settings): Promise<void> => {
    const id = await callId;
    try {
      await house.rows("call", orgId).edit(id, () => changes);
    } catch (error) {
      // A row that was deleted meanwhile stays deleted.
      if (!(error instanceof RowError && error.code === "not-found")) throw error;
    }
  };
  const told = (): Settings => ({
    messages: [...messages],
    artifact: { messages: [...messages], transcript: transcriptOf(messages) },
  });

  return {
    onJoined: () => {
      if (startedMs !== undefined) return;
      startedMs = house.now().getTime();
      write({ status: "in-progress", startedAt: new Date(startedMs).toISOString() });
    },
    onMessage: (message) => {
      const said = spokenIn(message);
      if (said === undefined) return;
      const time = house.now().getTime();
      const secondsFromStart = (time - (startedMs ?? time)) / 1000;
      messages.push({ ...said, time, endTime: time, secondsFromStart });
      write(told());
    },
    onEnded: (endedReason) => {
      write({ status: "ended", endedReason, endedAt: house.now().toISOString(), ...told() });
    },
  };
}

/** What a message tells as said; only transcripts that are certain count. */
function spokenIn(message: AssistantMessage): Settings | undefined {
  if (message.type !== "transcript" || message.transcriptType !== "final") return undefined;
  return { role: message.role === "assistant" ? "bot" : "user", message: message.transcript };
}

function transcriptOf(messages: readonly Settings[]): string {
  return messages.map(({ role, message }) => `${role === "bot" ? "AI" : "User"}: ${String(message)}\n`).join("");
}
