import { z } from "zod";
import { modelMessage } from "../assistants/models.ts";
import { amount, record, type Shape, text } from "../shared/common.ts";
import { callMessage } from "../shared/messages.ts";

const turnLatency = z.object({
  /** Milliseconds, like every latency here. */
  modelLatency: amount,
  voiceLatency: amount,
  transcriberLatency: amount,
  endpointingLatency: amount,
  turnLatency: amount,
});

const kept = z.object({
  messages: z.array(callMessage).optional(),
  messagesOpenAIFormatted: z.array(modelMessage).optional(),
  recordingUrl: text,
  stereoRecordingUrl: text,
  videoRecordingUrl: text,
  videoRecordingStartDelaySeconds: amount,
  recording: z
    .object({
      stereoUrl: text,
      videoUrl: text,
      videoRecordingStartDelaySeconds: amount,
      mono: z.object({ combinedUrl: text, assistantUrl: text, customerUrl: text }).optional(),
    })
    .optional(),
  transcript: text,
  pcapUrl: text,
  logUrl: text,
  nodes: z
    .array(
      z.object({
        messages: z.array(callMessage).optional(),
        nodeName: text,
        variableValues: record.optional(),
      }),
    )
    .optional(),
  variableValues: record.optional(),
  performanceMetrics: z
    .object({
      turnLatencies: z.array(turnLatency).optional(),
      modelLatencyAverage: amount,
      voiceLatencyAverage: amount,
      transcriberLatencyAverage: amount,
      endpointingLatencyAverage: amount,
      turnLatencyAverage: amount,
    })
    .optional(),
  structuredOutputs: record.optional(),
  transfers: z.array(z.string()).optional(),
});

/** What is left of a call: words, sound, timings. */
export interface Artifact extends z.infer<typeof kept> {}
export const artifact: Shape<Artifact> = kept;
