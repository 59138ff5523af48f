import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type FileStore, filesInFolder, OperationError } from "@dilo/platform/resources";

/** Requests with files that are read at one time: of one token, and of all. */
const most = { ofToken: 4, inAll: 16 };

/** When who was refused may ask again. */
const retryAfterSeconds = 2;

/** One folder holds all of them. */
const orgId = "uploads";

/**
 * Files of requests, which lie sealed in a folder until the request is answered: of each, memory holds a chunk. Their keys
 * are nowhere else than in memory.
 */
export interface Uploads {
  /**
   * A request with files begins.
   * @throws OperationError too-many-uploads of its token; not-available when others have all places
   */
  enter(token: string): Upload;
}

/** The files of one request. */
export interface Upload {
  /** Takes in a file. Its `stream()` may be read as often as needed, until `leave`. */
  take(part: AsyncIterable<Uint8Array>, name: string, type: string): Promise<File>;
  /** The request is answered, or broke off. */
  leave(): Promise<void>;
}

/** @param dir nothing else may lie in it: what a crash left there is removed */
export async function openUploads(dir: string): Promise<Uploads> {
  await rm(dir, { recursive: true, force: true });
  const secrets = new Map<string, Uint8Array>();
  const files = filesInFolder(dir, {
    make: async (id) => {
      const secret = randomBytes(32);
      secrets.set(id, secret);
      return secret;
    },
    find: async (id) => secrets.get(id),
  });
  const perToken = new Map<string, number>();
  let inAll = 0;

  return {
    enter(token) {
      const ofToken = perToken.get(token) ?? 0;
      if (ofToken >= most.ofToken) {
        const message = `At most ${most.ofToken} uploads of a token are read at one time.`;
        throw new OperationError("too-many-uploads", message, { retryAfterSeconds });
      }
      if (inAll >= most.inAll) {
        const message = `At most ${most.inAll} uploads are read at one time, of all tokens together.`;
        throw new OperationError("not-available", message, { retryAfterSeconds });
      }
      perToken.set(token, ofToken + 1);
      inAll += 1;
      const taken: string[] = [];
      return {
        async take(part, name, type) {
          const id = randomUUID();
          taken.push(id);
          const growing = await files.begin({ orgId, id });
          let bytes = 0;
          for await (const chunk of part) {
            bytes += chunk.length;
            await growing.append(chunk);
          }
          await growing.finish();
          return new SealedFile(name, type, { bytes, id, files });
        },
        async leave() {
          const left = (perToken.get(token) ?? 1) - 1;
          if (left > 0) perToken.set(token, left);
          else perToken.delete(token);
          inAll -= 1;
          for (const id of taken) {
            secrets.delete(id);
            await files.remove({ orgId, id });
          }
        },
      };
    },
  };
}

/** A file whose content is read from where it lies sealed. */
class SealedFile extends File {
  readonly #content: { readonly bytes: number; readonly id: string; readonly files: FileStore };

  constructor(name: string, type: string, content: { bytes: number; id: string; files: FileStore }) {
    super([], name, { type });
    this.#content = content;
    Object.defineProperty(this, "size", { value: content.bytes });
  }

  override stream() {
    return Readable.toWeb(Readable.from(this.#chunks())) as ReturnType<File["stream"]>;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const whole = await buffer(this.#chunks());
    return new Uint8Array(whole).buffer;
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer());
  }

  override slice(): never {
    throw new Error("A sealed file is read whole.");
  }

  async *#chunks(): AsyncGenerator<Buffer> {
    const { files, id } = this.#content;
    const found = await files.read({ orgId, id });
    if (found !== undefined) yield* found.stream;
  }
}
