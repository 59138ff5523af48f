// Arguments by their place: the constructor, start and say; a call that is left and returned to.
import Vapi from "@dilo/voice/vapi";
import { assistantId, platform } from "./platform.js";

const vapi = new Vapi(
  platform.token,
  platform.baseUrl,
  { avoidEval: true },
  { audioSource: true, startAudioOff: false },
);

/** Resolves when the call tells an event. */
const told = (event: "call-start" | "call-end") => new Promise<void>((resolve) => vapi.once(event, resolve));

export async function call(): Promise<string | undefined> {
  await vapi.start().catch((error: Error) => console.log("refused:", error.message));
  const listening = told("call-start");
  const overrides = { variableValues: { name: "Ana" } };
  const started = await vapi.start(assistantId, overrides, undefined, undefined, undefined, {
    roomDeleteOnUserLeaveEnabled: false,
  });
  await listening;
  console.log("a second start:", await vapi.start(undefined, undefined, "squad-1"));
  vapi.say("Un momento.");
  await vapi.stop();
  const url = (started as { webCallUrl?: string } | null)?.webCallUrl;
  if (started === null || url === undefined) return undefined;
  await vapi.reconnect({ webCallUrl: url, id: started.id });
  const ended = told("call-end");
  vapi.say("Hasta luego.", true, false, false);
  await ended;
  return started.id;
}

/** The other targets, for a platform that has them. */
export async function others(): Promise<void> {
  await vapi.start(undefined, undefined, "squad-1");
  await vapi.start(undefined, undefined, undefined, "workflow-1", { variableValues: {} });
  await vapi.start({ name: "Ana", model: { provider: "openai", model: "gpt-4o", messages: [] } });
}
