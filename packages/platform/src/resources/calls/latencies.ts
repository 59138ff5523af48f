import type { AssistantMessage } from "@dilo/api";

type Stages = Extract<AssistantMessage, { type: "turn-metrics" }>["stagesMs"];

/** Gathers how long the person waited at each turn of a call. */
export interface Latencies {
  add(message: AssistantMessage): void;
  /** As a call's row has them, in milliseconds; undefined when no turn was measured. */
  metrics(): ReturnType<typeof metricsOf> | undefined;
}

/** Opens the latencies of one call. */
export function openLatencies(): Latencies {
  const turns: ReturnType<typeof latencyOf>[] = [];
  return {
    add: (message) => {
      if (message.type === "turn-metrics") turns.push(latencyOf(message.stagesMs));
    },
    metrics: () => (turns.length === 0 ? undefined : metricsOf(turns)),
  };
}

/** The silence after which words are asked for is part of the wait for the end of the turn. */
function latencyOf({ silence = 0, transcriber = 0, endpointing = 0, answer = 0, voice = 0, total = 0 }: Stages) {
  return {
    modelLatency: answer,
    voiceLatency: voice,
    transcriberLatency: transcriber,
    endpointingLatency: silence + endpointing,
    turnLatency: total,
  };
}

function metricsOf(turnLatencies: readonly ReturnType<typeof latencyOf>[]) {
  const average = (name: keyof ReturnType<typeof latencyOf>) =>
    turnLatencies.reduce((sum, turn) => sum + turn[name], 0) / turnLatencies.length;
  return {
    turnLatencies,
    modelLatencyAverage: average("modelLatency"),
    voiceLatencyAverage: average("voiceLatency"),
    transcriberLatencyAverage: average("transcriberLatency"),
    endpointingLatencyAverage: average("endpointingLatency"),
    turnLatencyAverage: average("turnLatency"),
  };
}
