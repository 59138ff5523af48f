import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import type { TestServer } from "../testing/test-server.ts";

/** The tokens that the first start wrote for the operator. */
export interface OperatorTokens {
  readonly private: string;
  readonly public: string;
}

export interface PlatformRequest {
  readonly body?: unknown;
  /** Default: the operator's private one. */
  readonly token?: string;
  readonly headers?: object;
  /** Where the request comes from; requests are limited by it. */
  readonly remoteAddress?: string;
}

/** @returns the tokens in the server's folder */
export async function readTokens({ dataDir }: Pick<TestServer, "dataDir">): Promise<OperatorTokens> {
  return JSON.parse(await readFile(join(dataDir, "platform-tokens.json"), "utf8")) as OperatorTokens;
}

/** Sends one request to an operation of the platform. @param path below `/platform` */
export function askPlatform(
  server: Pick<TestServer, "http">,
  method: "GET" | "POST" | "PATCH" | "DELETE" | "OPTIONS",
  path: string,
  { body, token = "", headers, remoteAddress }: PlatformRequest,
): Promise<LightMyRequestResponse> {
  return server.http.inject({
    method,
    url: `/platform${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(remoteAddress !== undefined && { remoteAddress }),
    ...(body !== undefined && { payload: body as object }),
  });
}
