import type { RawData, WebSocket } from "ws";

/** The part of a WebSocket that the room uses; what comes through a LiveKit room looks the same. */
export interface PeerSocket extends Pick<WebSocket, "readyState" | "bufferedAmount"> {
  send(data: string | Buffer): void;
  pong(data: Buffer): void;
  close(code: number): void;
  terminate(): void;
  on(event: "message", listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: "ping" | "pong", listener: (data: Buffer) => void): unknown;
  on(event: "close" | "error", listener: () => void): unknown;
}
