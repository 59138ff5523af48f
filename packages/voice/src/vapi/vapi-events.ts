/** The events of `@vapi-ai/web` 2.5.0 with their payloads. */
export interface VapiEventListeners {
  "call-end": () => void;
  "call-start": () => void;
  "volume-level": (volume: number) => void;
  "speech-start": () => void;
  "speech-end": () => void;
  video: (track: MediaStreamTrack) => void;
  // biome-ignore lint/suspicious/noExplicitAny: that package leaves messages, errors and raw events open.
  message: (message: any) => void;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  error: (error: any) => void;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  "camera-error": (error: any) => void;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  "network-quality-change": (event: any) => void;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  "network-connection": (event: any) => void;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  "daily-participant-updated": (participant: any) => void;
  "call-start-progress": (event: VapiStartProgress) => void;
  "call-start-success": (event: VapiStartSuccess) => void;
  "call-start-failed": (event: VapiStartFailed) => void;
}

export interface VapiStartProgress {
  stage: string;
  status: "started" | "completed" | "failed";
  duration?: number;
  timestamp: string;
  // biome-ignore lint/suspicious/noExplicitAny: as in that package.
  metadata?: Record<string, any>;
}

export interface VapiStartSuccess {
  totalDuration: number;
  callId?: string;
  timestamp: string;
}

export interface VapiStartFailed {
  stage: string;
  totalDuration: number;
  error: string;
  errorStack?: string;
  timestamp: string;
  // biome-ignore lint/suspicious/noExplicitAny: as in that package.
  context: Record<string, any>;
}
