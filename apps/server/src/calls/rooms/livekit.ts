import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  type CallRooms,
  type LiveKitPackages,
  type LiveKitSettings,
  loadLiveKit,
  openLiveKitRooms,
  systemClock,
  tryLiveKit,
} from "@dilo/platform";
import type { FastifyInstance } from "fastify";
import { ServerError } from "../../server-error.ts";
import { addressOf, type Env, groupOf } from "../../settings/env.ts";
import { isLoopbackHost } from "../../settings/hosts.ts";
import { type Asset, assetOf } from "../../site/asset.ts";
import { sendAsset } from "../../site/routes.ts";

/** Versions that the adapter's types were checked against; 80 MB that nobody else needs. */
const packages = "livekit-server-sdk@2.19.2 @livekit/rtc-node@1.1.0 livekit-client@2.23.0";

/** Where pages get LiveKit's library, which is in no bundle of ours. */
const clientPath = "/livekit-client.js";

/** Rooms on a LiveKit server, and what pages need to join them. */
export interface LiveKit {
  readonly rooms: CallRooms;
  /** LiveKit's library for pages. */
  readonly client: Asset;
  /** Has the server make a room and delete it. @throws PlatformError `unreachable`, `refused` */
  readonly check: () => Promise<void>;
}

/**
 * Reads where rooms are, when they are not on this server.
 * @throws ServerError `invalid-settings`
 */
export function readLiveKit(env: Env): LiveKitSettings | undefined {
  const group = groupOf(env, ["LIVEKIT_URL", "LIVEKIT_API_KEY", "LIVEKIT_API_SECRET"]);
  if (group === undefined) return undefined;
  const address = new URL(addressOf(env, "LIVEKIT_URL", ["wss:", "ws:"]) ?? "");
  const { protocol, host, hostname, href } = address;
  const url = `${protocol}//${host}`;
  if (href !== `${url}/`) refuse("LIVEKIT_URL must be scheme, host and port, with no path.");
  if (protocol === "ws:" && !isLoopbackHost(hostname)) refuse("LIVEKIT_URL must begin with wss://.");
  // Its operator would carry people's voices, and the consent they give does not name it.
  if (hostname.endsWith(".livekit.cloud")) refuse("LIVEKIT_URL must be a LiveKit server of your own.");
  return { url, key: group.LIVEKIT_API_KEY, secret: group.LIVEKIT_API_SECRET };
}

/**
 * Opens the rooms of a LiveKit server.
 * @param load gets LiveKit's packages
 * @throws ServerError `invalid-settings` when they are not installed
 */
export async function openLiveKit(settings: LiveKitSettings, load = loadPackages): Promise<LiveKit> {
  const found = await load();
  if (found === undefined) {
    return refuse(`LIVEKIT_URL is set, but LiveKit's packages are missing: npm install --no-save ${packages}`);
  }
  const { client, ...loaded } = found;
  return {
    rooms: openLiveKitRooms({ ...loaded, settings, clock: systemClock }),
    client: await assetOf(client, ".js"),
    check: () => tryLiveKit(loaded.sdk, settings),
  };
}

/** Serves LiveKit's library to pages. */
export function mountLiveKit(app: FastifyInstance, { client }: LiveKit): void {
  app.get(clientPath, (request, reply) => sendAsset({ request, reply, asset: client, caching: "no-cache" }));
}

async function loadPackages(): Promise<(LiveKitPackages & { readonly client: Buffer }) | undefined> {
  const client = await readClient();
  const loaded = client && (await loadLiveKit());
  return loaded && { ...loaded, client };
}

/** The package's one file that is a module without imports. */
async function readClient(): Promise<Buffer | undefined> {
  try {
    const main = createRequire(import.meta.url).resolve("livekit-client");
    return await readFile(join(dirname(main), "livekit-client.esm.mjs"));
  } catch {
    return undefined;
  }
}

function refuse(message: string): never {
  throw new ServerError("invalid-settings", message);
}
