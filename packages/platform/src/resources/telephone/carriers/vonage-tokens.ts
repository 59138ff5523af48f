import { createHash, createHmac, createSign, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** A token of ours is good for one question. Seconds. */
const lifeSeconds = 60;
/** A token of Vonage that is older is somebody's who kept it. Seconds. */
const oldestSeconds = 300;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** By what an application asks Vonage for a call: a JWT, signed with the application's own key (RS256). */
export function tokenOfApplication(applicationId: string, privateKey: string, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { application_id: applicationId, iat, exp: iat + lifeSeconds, jti: randomUUID() };
  const signed = `${encoded({ alg: "RS256", typ: "JWT" })}.${encoded(claims)}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(privateKey, "base64url")}`;
}

const Header = z.object({ alg: z.literal("HS256") });
const Claims = z.object({ api_key: z.string(), iat: z.number(), payload_hash: z.string() });

/** What a signed request of Vonage is held against ("Signed webhooks"). */
export interface VonageSigner {
  readonly apiKey: string;
  readonly signatureSecret: string;
}

/** Whether a request was signed by the account: its token and the hash of its body, exactly as it came, in it. */
export function isSignedByVonage(
  { authorization, body }: { readonly authorization: string | undefined; readonly body: string },
  { apiKey, signatureSecret }: VonageSigner,
  now: Date,
): boolean {
  const [, header = "", claims = "", signature = ""] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/i.exec(authorization ?? "") ?? [];
  const expected = createHmac("sha256", signatureSecret).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const told = Claims.safeParse(read(claims)).data;
  if (told === undefined || !Header.safeParse(read(header)).success) return false;
  const isFresh = Math.abs(now.getTime() / 1000 - told.iat) <= oldestSeconds;
  const hash = createHash("sha256").update(body).digest("hex");
  return isFresh && told.api_key === apiKey && told.payload_hash === hash;
}

function read(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString());
  } catch {
    return undefined;
  }
}
