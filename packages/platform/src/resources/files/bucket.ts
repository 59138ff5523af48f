import { setTimeout as wait } from "node:timers/promises";
import { listedBackoff, retry } from "@dilo/foundation";
import { AwsClient } from "aws4fetch";
import { OperationError } from "../core/operations/operation-error.ts";

/** A bucket of an object store that speaks S3's protocol, and the key it is opened with. */
export interface BucketSettings {
  /** Of the bucket itself: `https://s3.example/bucket`, or `https://bucket.s3.example`. No slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The account it must belong to: a bucket that another one has taken over is refused. */
  readonly owner?: string;
}

/** An object as a listing has it. */
export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
}

/** What files need of an object store. Everything fails with OperationError `not-available` when it is away or refuses. */
export interface Bucket {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** All objects whose keys begin so, by their keys. */
  list(prefix: string): Promise<readonly ListedObject[]>;
  /** What follows the prefix, up to the next slash. */
  folders(prefix: string): Promise<readonly string[]>;
}

/** Somebody waits for the answer, of however many attempts. Milliseconds. */
const patienceMs = 5000;

/** An object store answers 503 when it is asked too much for a moment. */
const again = { delayMs: listedBackoff([100, 400]), wait: (ms: number) => wait(ms) };

/** Opens a bucket; nothing is asked yet. */
export function openBucket({ url, region, owner, ...key }: BucketSettings): Bucket {
  const client = new AwsClient({ ...key, region, service: "s3", retries: 0 });
  const expected = owner === undefined ? {} : { "x-amz-expected-bucket-owner": owner };

  async function ask(method: string, path: string, body?: Uint8Array): Promise<Response> {
    const limit = AbortSignal.timeout(patienceMs);
    const attempt = async () => {
      // The bytes are signed too: what was cut or changed on the way is refused, not kept.
      const hash = body === undefined ? {} : { "x-amz-content-sha256": await sha256(body) };
      const answer = await client.fetch(url + path, {
        method,
        headers: { ...expected, ...hash },
        ...(body !== undefined && { body: Buffer.from(body) }),
        signal: limit,
      });
      if (answer.status >= 500) throw new Error(`The object store answered ${answer.status}.`);
      return answer;
    };
    const answer = await retry(attempt, { ...again, signal: limit }).catch((cause: unknown) => {
      throw storeAway("The object store of files does not answer.", cause);
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    // Its words name the key and the bucket; its code is enough.
    throw storeAway(`The object store of files refuses ${method}: ${answer.status}.`);
  }

  async function pages(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const found: string[] = [];
    let token: string | undefined;
    do {
      const asked = new URLSearchParams({ "list-type": "2", ...query, ...(token && { "continuation-token": token }) });
      const answer = await ask("GET", `?${asked}`);
      if (!answer.ok) throw storeAway("The object store of files has no such bucket.");
      const page = new TextDecoder().decode(await bytesOf(answer));
      found.push(page);
      token = page.includes("<IsTruncated>true<") ? valuesIn(page, "NextContinuationToken")[0] : undefined;
    } while (token !== undefined);
    return found;
  }

  return {
    put: async (key, bytes) => {
      const answer = await ask("PUT", `/${key}`, bytes);
      await answer.body?.cancel();
      if (!answer.ok) throw storeAway("The object store of files has no such bucket.");
    },
    get: async (key) => {
      const answer = await ask("GET", `/${key}`);
      if (answer.ok) return bytesOf(answer);
      await answer.body?.cancel();
      return undefined;
    },
    has: async (key) => (await ask("HEAD", `/${key}`)).ok,
    remove: async (key) => {
      await (await ask("DELETE", `/${key}`)).body?.cancel();
    },
    list: async (prefix) =>
      (await pages({ prefix })).flatMap((page) =>
        valuesIn(page, "Contents").map((one) => ({
          key: valuesIn(one, "Key")[0] ?? "",
          bytes: Number(valuesIn(one, "Size")[0]),
        })),
      ),
    folders: async (prefix) =>
      (await pages({ prefix, delimiter: "/" })).flatMap((page) =>
        valuesIn(page, "CommonPrefixes").map((one) => (valuesIn(one, "Prefix")[0] ?? "").slice(prefix.length, -1)),
      ),
  };
}

async function bytesOf(answer: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw storeAway("The object store of files broke off.", cause);
  }
}

async function sha256(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(bytes))).toString("hex");
}

/** Seconds after which it may be back. */
const backSeconds = 5;

function storeAway(message: string, cause?: unknown): OperationError {
  return new OperationError("not-available", message, { cause, retryAfterSeconds: backSeconds });
}

/** The texts of an element in a listing, whose keys are ours: letters, digits, dashes and slashes. */
function valuesIn(xml: string, name: string): readonly string[] {
  const found = xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"));
  return [...found].map(([, text = ""]) =>
    text.replaceAll("&quot;", '"').replaceAll("&#x2B;", "+").replaceAll("&amp;", "&"),
  );
}
