import { type RawData, WebSocket } from "ws";
import { PlatformError } from "../../platform-error.ts";

/** Deepgram closes a line that is silent for 10 s. */
const keepAliveMs = 4000;

/** One connection to Deepgram. */
export interface DeepgramConnection {
  /** Sends sound, queued until the connection is up. */
  sound(samples: Int16Array): void;
  /** Asks for the words of everything sent so far. */
  finalize(): void;
  /** It is open, or on its way. */
  isUsable(): boolean;
  /** Why it is not. */
  failure(): PlatformError | undefined;
  close(): void;
}

export interface LineEvents {
  readonly onMessage: (data: RawData) => void;
  readonly onClose: () => void;
}

/** Opens a connection to Deepgram; what is sent before it is up is queued. */
export function openDeepgramConnection(url: string, key: string, events: LineEvents): DeepgramConnection {
  const socket = new WebSocket(url, { headers: { authorization: `Token ${key}` } });
  const waiting: (Buffer | string)[] = [];
  let failure: PlatformError | undefined;

  function send(data: Buffer | string): void {
    if (socket.readyState === WebSocket.CONNECTING) waiting.push(data);
    else if (socket.readyState === WebSocket.OPEN) socket.send(data);
  }

  function fail(reason: PlatformError): void {
    failure ??= reason;
    clearInterval(keepAlive);
    events.onClose();
  }

  const keepAlive = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) send(JSON.stringify({ type: "KeepAlive" }));
  }, keepAliveMs);
  keepAlive.unref();

  socket.on("open", () => {
    for (const data of waiting.splice(0)) socket.send(data);
  });
  socket.on("message", events.onMessage);
  socket.on("unexpected-response", (request, response) => {
    const status = response.statusCode ?? 0;
    request.destroy();
    const isItsFault = status >= 500 || status === 429;
    fail(new PlatformError(isItsFault ? "unreachable" : "refused", `Deepgram answered ${status}.`));
  });
  socket.on("error", (cause) => fail(new PlatformError("unreachable", "Deepgram could not be reached.", { cause })));
  socket.on("close", () => fail(new PlatformError("unreachable", "Deepgram hung up.")));

  return {
    sound: (samples) => {
      if (samples.length > 0)
        send(Buffer.from(samples.buffer.slice(samples.byteOffset, samples.byteOffset + samples.byteLength)));
    },
    finalize: () => send(JSON.stringify({ type: "Finalize" })),
    isUsable: () => failure === undefined && socket.readyState <= WebSocket.OPEN,
    failure: () => failure,
    close: () => {
      clearInterval(keepAlive);
      send(JSON.stringify({ type: "CloseStream" }));
      socket.close();
    },
  };
}
