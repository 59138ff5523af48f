import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { mintCallToken, openPlatform, type Platform, type PlatformLogEntry, type PlatformSettings } from "../index.ts";
import { RoomClient } from "./room-client.ts";

/** A platform on a loopback port, as the server mounts it. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly log: PlatformLogEntry[];
  token(subject?: string): string;
  /** Creates a call and joins its room. */
  call(options?: CallOptions): Promise<RoomClient>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly subject?: string;
  readonly firstMessage?: string;
  readonly abilities?: { readonly recognition: boolean; readonly speech: boolean };
}

const secret = new Uint8Array(32).fill(7);

/** Opens a platform; what is not said is silent, and hears with the page's recognition. */
export async function openTestPlatform(settings: Partial<PlatformSettings> = {}): Promise<TestPlatform> {
  const log: PlatformLogEntry[] = [];
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, autoPong: false });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const publicOrigin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const platform = await openPlatform({
    transcriber: "browser",
    voice: "none",
    tokens: { secret },
    publicOrigin,
    log: (entry) => log.push(entry),
    ...settings,
  });
  sockets.on("connection", (socket, request) => {
    const url = new URL(request.url ?? "", publicOrigin);
    platform.acceptRoom(socket, url.pathname.split("/").at(-1) ?? "", url.searchParams.get("t") ?? undefined);
  });
  const now = () => settings.clock?.now() ?? Date.now();
  const token = (subject = "a payment") => mintCallToken({ secret, subject, now: now(), ttlMs: 60_000 });
  return {
    platform,
    log,
    token,
    call: async ({ subject, firstMessage, abilities } = {}) => {
      const assistant = firstMessage === undefined ? {} : { firstMessage };
      const { webCallUrl } = await platform.createWebCall(token(subject), { assistant });
      const client = new RoomClient(webCallUrl);
      await client.join(abilities);
      return client;
    },
    close: async () => {
      await platform.close();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      http.close();
      await once(http, "close");
    },
  };
}
