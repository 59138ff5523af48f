import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type ClaimGrants, TokenVerifier } from "livekit-server-sdk";
import { fakeRtcNode } from "./fake-rtc-node.ts";
import { FakeSfuRoom } from "./fake-sfu-room.ts";
import { FakeLiveKitPage } from "./livekit-page.ts";

const key = "APItest";
const secret = "a secret of thirty-two characters!";

/** What was asked of LiveKit's room service. */
interface Asked {
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly grants: ClaimGrants;
}

/**
 * A LiveKit server for tests: its room service over HTTP, as the real server SDK speaks to it; its rooms in memory, behind
 * a double of what we use of `@livekit/rtc-node`. Tokens are verified by the SDK's own verifier.
 */
export class FakeLiveKit {
  readonly asked: Asked[] = [];
  readonly rooms = new Map<string, FakeSfuRoom>();
  readonly rtc = fakeRtcNode((token) => this.admit(token));
  /** Refuses every connection of ours, as a server that is down. */
  isDown = false;
  private readonly verifier = new TokenVerifier(key, secret);
  private readonly http: Server;

  private constructor(http: Server) {
    this.http = http;
    http.on("request", (request, response) => {
      void this.answer(request).then(([status, body]) => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      });
    });
  }

  static async open(): Promise<FakeLiveKit> {
    const http = createServer().listen(0, "127.0.0.1");
    await once(http, "listening");
    return new FakeLiveKit(http);
  }

  get settings() {
    return { url: `ws://127.0.0.1:${(this.http.address() as AddressInfo).port}`, key, secret };
  }

  /** The only room there is. */
  get room(): FakeSfuRoom {
    const [room, ...others] = this.rooms.values();
    if (room === undefined || others.length > 0) throw new Error(`There are ${this.rooms.size} rooms.`);
    return room;
  }

  /** What a token allows. */
  read(token: string): Promise<ClaimGrants> {
    return this.verifier.verify(token);
  }

  /** A page that joins a call. */
  async join(webCallUrl: string): Promise<FakeLiveKitPage> {
    const token = webCallUrl.split("?t=")[1] ?? "";
    const { room, identity } = await this.admit(token);
    return new FakeLiveKitPage(room, identity);
  }

  async close(): Promise<void> {
    this.http.closeAllConnections();
    this.http.close();
    await once(this.http, "close");
  }

  private async admit(token: string): Promise<{ readonly room: FakeSfuRoom; readonly identity: string }> {
    const { video, sub } = await this.read(token);
    const room = this.rooms.get(video?.room ?? "");
    if (this.isDown || video?.roomJoin !== true || room === undefined || sub === undefined) {
      throw new Error("engine: signal failure");
    }
    return { room, identity: sub };
  }

  private async answer(request: IncomingMessage): Promise<[number, unknown]> {
    const grants = await this.read(request.headers.authorization?.replace("Bearer ", "") ?? "").catch(() => undefined);
    if (grants === undefined) return [401, { code: "unauthenticated", msg: "invalid token" }];
    const [, method] = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? "") ?? [];
    if (request.method !== "POST" || method === undefined) return [404, { code: "bad_route", msg: "no handler" }];
    const body = (await json(request)) as Asked["body"];
    this.asked.push({ method, body, grants });
    const name = String(body["name"] ?? body["room"]);
    if (method === "CreateRoom" && grants.video?.roomCreate) this.rooms.set(name, new FakeSfuRoom());
    else if (method === "DeleteRoom" && grants.video?.roomCreate) this.delete(name);
    else if (method === "RemoveParticipant" && grants.video?.roomAdmin) {
      this.rooms.get(name)?.leave(String(body["identity"]), "removed");
    } else return [403, { code: "permission_denied", msg: "permissions denied" }];
    return [200, { name }];
  }

  private delete(name: string): void {
    this.rooms.get(name)?.close();
    this.rooms.delete(name);
  }
}
