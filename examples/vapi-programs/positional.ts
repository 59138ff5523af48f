// Arguments by their place: start and say.
import Vapi from "@dilo/voice/vapi";

const vapi = new Vapi(
  "token",
  "https://platform.example",
  { avoidEval: true },
  { audioSource: true, startAudioOff: false },
);

export async function call(): Promise<string | undefined> {
  const overrides = { variableValues: { name: "Ana" } };
  const started = await vapi.start("assistant-1", overrides, undefined, undefined, undefined, {
    roomDeleteOnUserLeaveEnabled: false,
  });
  await vapi.start(undefined, undefined, "squad-1");
  await vapi.start(undefined, undefined, undefined, "workflow-1", { variableValues: {} });
  await vapi.start({ name: "Ana", model: { provider: "openai", model: "gpt-4o", messages: [] } });
  vapi.say("Hasta luego.", true, false, false);
  vapi.say("Hola.");
  if (started?.webCallUrl) await vapi.reconnect({ webCallUrl: started.webCallUrl, id: started.id });
  await vapi.stop();
  return started?.id;
}
