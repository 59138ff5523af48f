import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { untilAnswered } from "./people.ts";
import type { Send } from "./servers.ts";

const betweenMs = 50;
/** Of each file; its words are nobody else's. */
const bytes = 100_000;
const boundary = "file";

/**
 * A developer who uploads file after file, and sends again what had no answer.
 * @returns `end` stops, and reads back all that a server said it has
 */
export async function openUploader({ send, origin, token }: { send: Send; origin: string; token: string }) {
  let isOver = false;
  const authorization = `Bearer ${token}`;
  const sender = untilAnswered({ send: sendForm(send), origin });
  const kept = new Map<string, string>();
  const uploading = (async () => {
    for (; !isOver; await wait(betweenMs)) {
      const words = randomBytes(bytes).toString("base64url");
      const made = await sender("POST", "/platform/file", { authorization }, words);
      kept.set(JSON.parse(made.body).id, words);
    }
  })();
  // Left alone, a failure before `end` would end the process.
  uploading.catch(() => undefined);
  return {
    async end(): Promise<{ readonly acknowledged: number; readonly lost: number }> {
      isOver = true;
      await uploading;
      const reader = untilAnswered({ send, origin });
      let lost = 0;
      for (const [id, words] of kept) {
        const read = await reader("GET", `/platform/file/${id}/content`, { authorization }).catch(() => undefined);
        if (read?.body !== words) lost += 1;
      }
      return { acknowledged: kept.size, lost };
    },
  };
}

/** Sends words as a form with one file. */
function sendForm(send: Send): Send {
  return (method, path, { headers = {}, body } = {}) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="words.txt"\r\nContent-Type: text/plain\r\n\r\n`;
    const form = Buffer.from(`${head}${body}\r\n--${boundary}--\r\n`);
    return send(method, path, {
      headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
      body: form,
    });
  };
}
