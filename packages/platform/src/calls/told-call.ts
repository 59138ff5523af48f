import type { WebCall } from "@dilo/api";
import type { CallPlan } from "./call-plan.ts";

interface CreatedCall {
  readonly id: string;
  readonly webCallUrl: string;
  readonly plan: CallPlan;
  /** What the server itself speaks and hears with; undefined where a vendor does, as the assistant names it. */
  readonly voice?: string;
  readonly transcriber?: string;
  /** "none" where no model answers. */
  readonly model: "server" | "none";
}

/** What a page is told of its call: who really serves it, whatever the assistant asked for. */
export function webCall({ id, webCallUrl, plan, voice, transcriber, model }: CreatedCall): WebCall {
  const { model: wanted, ...assistant } = plan.assistant;
  const artifactPlan = { videoRecordingEnabled: false };
  const heard = servedAs(assistant["transcriber"], transcriber);
  const shown = {
    ...assistant,
    ...(wanted !== undefined && model !== "none" && { model: wanted }),
    voice: { provider: "", ...servedAs(assistant["voice"], voice) },
    ...(heard !== undefined && { transcriber: heard }),
  };
  const servedBy = { model, ...(voice && { voice }), ...(transcriber && { transcriber }) };
  return { id, webCallUrl, artifactPlan, assistant: shown, servedBy };
}

/** What is left of a wish where the server itself serves it: its pace and its language. */
function servedAs(wanted: unknown, by: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const { speed, language } = Object(wanted) as Readonly<Record<string, unknown>>;
  if (by === undefined) return wanted === undefined ? undefined : Object(wanted);
  return { provider: by, ...(speed !== undefined && { speed }), ...(language !== undefined && { language }) };
}
