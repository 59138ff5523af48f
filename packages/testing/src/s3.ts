/** An object store on this machine that speaks S3's protocol and checks signatures, and that a test can disturb. */
import { mkdtemp, rm } from "node:fs/promises";
import { request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import S3rver from "@20minutes/s3rver";
import { openLoopbackServer } from "./loopback-server.ts";

/** What it does with requests: as S3 does, the same a moment late, nothing at all, 503 to each, or begins what it gives and never ends it. */
export type S3Mood = "well" | "slow" | "mute" | "busy" | "dripping";

/** How much later a slow one does anything. Milliseconds. */
const slowMs = 300;

/** Gives a byte of space now and then, as XML and what is sealed may begin, and never ends. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/xml" });
  const dripping = setInterval(() => response.write(" "), 200);
  response.on("close", () => clearInterval(dripping));
}

const bucket = "dilo";

/** The only account it knows. */
const account = "123456789000";

/** Entries of one page of a listing; a real one has a thousand. */
const pageLength = 40;

/**
 * Cuts listings into pages: the server behind does so from a thousand entries on, and with a cipher that OpenSSL no longer has.
 */
function openPages() {
  const waiting = new Map<string, string>();
  const begin = (listing: string): string => {
    const entries = listing.match(/<(Contents|CommonPrefixes)>.*?<\/\1>/gs) ?? [];
    if (entries.length <= pageLength) return listing;
    const rest = entries.slice(pageLength);
    const token = `+/&=${waiting.size}`;
    waiting.set(
      token,
      entries.slice(0, pageLength).reduce((left, entry) => left.replace(entry, ""), listing),
    );
    return rest
      .reduce((page, entry) => page.replace(entry, ""), listing)
      .replace(
        "<IsTruncated>false<",
        `<NextContinuationToken>${token.replace("&", "&amp;")}</NextContinuationToken><IsTruncated>true<`,
      );
  };
  return { begin, take: (token: string) => begin(waiting.get(token) ?? "") };
}

/** Starts it with an empty bucket. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), "dilo-s3-"));
  const store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await store.run();
  let mood: S3Mood = "well";
  const asked: string[] = [];
  const pages = openPages();
  const front = await openLoopbackServer(
    async (incoming, response) => {
      asked.push(`${incoming.method} ${incoming.url}`);
      if (mood === "mute") return;
      if (mood === "dripping" && incoming.method === "GET") return drip(response);
      if (mood === "slow") await wait(slowMs);
      if (mood === "busy") return void response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
      // The server behind does not know this header; S3 refuses another's bucket by it.
      const owner = incoming.headers["x-amz-expected-bucket-owner"];
      if (owner !== undefined && owner !== account)
        return void response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
      const { method, url = "", headers } = incoming;
      const token = new URL(url, front.origin).searchParams.get("continuation-token");
      if (token !== null) return void response.end(pages.take(token));
      const passed = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
        if (method === "GET" && url.includes("list-type=2") && answer.statusCode === 200) {
          text(answer).then(
            (listing) => response.end(pages.begin(listing)),
            () => response.destroy(),
          );
          return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on("error", () => response.destroy());
      incoming.pipe(passed);
    },
    (response) => response.destroy(),
  );
  return {
    /** Of its bucket, with the key that opens it. */
    settings: {
      url: `${front.origin}/${bucket}`,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    account,
    /** What was asked of it, method and address. */
    asked,
    be: (next: S3Mood) => {
      mood = next;
    },
    close: async () => {
      await front.close();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
