import { createHash, randomBytes } from "node:crypto";
import { readParams } from "./address.ts";
import { splitList } from "./message.ts";

export interface DigestUser {
  readonly username: string;
  readonly password: string;
}

/** What is asked for, by a 401 or 407. */
export interface DigestRequest {
  readonly method: string;
  readonly uri: string;
}

const hashes: Readonly<Record<string, string>> = { md5: "md5", "sha-256": "sha256" };

/**
 * Answers a challenge (RFC 2617, RFC 8760): MD5 and SHA-256, with and without `qop=auth`.
 * @param count of requests with this nonce, from 1
 * @returns the value of Authorization or Proxy-Authorization; undefined for a challenge we have no answer to
 */
export function answerChallenge(
  challenge: string,
  user: DigestUser,
  request: DigestRequest & { readonly count?: number; readonly clientNonce?: string },
): string | undefined {
  const [, list] = /^Digest\s+(.*)$/is.exec(challenge) ?? [];
  if (list === undefined) return undefined;
  const params = readParams(splitList(list));
  const [realm, nonce, opaque, algorithm = "MD5"] = ["realm", "nonce", "opaque", "algorithm"].map((name) =>
    params.get(name),
  );
  const hash = hashes[algorithm.toLowerCase()];
  const qops = params
    .get("qop")
    ?.split(",")
    .map((one) => one.trim());
  if (realm === undefined || nonce === undefined || hash === undefined || (qops && !qops.includes("auth")))
    return undefined;
  const digest = (text: string) => createHash(hash).update(text).digest("hex");
  const { method, uri, count = 1, clientNonce = randomBytes(8).toString("hex") } = request;
  const nc = count.toString(16).padStart(8, "0");
  const ours = digest(`${user.username}:${realm}:${user.password}`);
  const asked = digest(`${method}:${uri}`);
  const response = digest(qops ? `${ours}:${nonce}:${nc}:${clientNonce}:auth:${asked}` : `${ours}:${nonce}:${asked}`);
  const escaped = (text: string) => text.replace(/["\\]/g, "\\$&");
  const fields = [
    `username="${escaped(user.username)}"`,
    `realm="${escaped(realm)}"`,
    `nonce="${escaped(nonce)}"`,
    `uri="${uri}"`,
    `response="${response}"`,
    `algorithm=${algorithm}`,
    ...(opaque === undefined ? [] : [`opaque="${escaped(opaque)}"`]),
    ...(qops ? ["qop=auth", `nc=${nc}`, `cnonce="${clientNonce}"`] : []),
  ];
  return `Digest ${fields.join(", ")}`;
}
