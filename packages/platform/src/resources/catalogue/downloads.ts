import type { RecordingTrack } from "@dilo/api/operations";
import type { Asked } from "../audit/audit-log.ts";
import { type WavStream, wavOf } from "../calls/recording-tracks.ts";
import type { OperationName } from "../core/access/authorize.ts";
import type { Callers } from "../core/access/caller.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { isStorable } from "../core/rows/storable.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import type { StoredFile } from "../files/file-store.ts";

/** Who asks, and from where. */
export interface Sender {
  /** The bearer token, without "Bearer "; undefined when there is none. */
  readonly token: string | undefined;
  /** Where it comes from: one text for all addresses of a line. Left out, requests of pages are not limited. */
  readonly address?: string | undefined;
}

interface Download {
  readonly name: Extract<Asked["name"], "readRecording" | "readFile">;
  /** The operation that who may download may use. */
  readonly like: OperationName;
  readonly kind: "call" | "file";
}

/** Recordings and uploaded files, which rows link to. */
export function downloadsOf(context: ResourceContext, callers: Callers) {
  async function download<Answer>(
    { name, like, kind }: Download,
    { token, address }: Sender,
    id: string,
    open: (row: StoredRow) => Promise<Answer | undefined>,
  ): Promise<Answer> {
    const caller = await callers.of(like, { token, parameters: {} });
    const read = async () => {
      const row = isStorable(id) ? await context.store.find({ kind, orgId: caller.orgId }, id) : undefined;
      const answer = row && (await open(row));
      if (answer !== undefined) return answer;
      throw new OperationError("not-found", kind === "call" ? "There is no such recording." : "There is no such file.");
    };
    return context.audit.around({ name, caller, parameters: { id }, address }, read, () => ({ status: 200 }));
  }

  /** Damage in the middle shows only once the answer has started: it breaks off, so the log gets the error here. */
  function watched<File extends StoredFile>(file: File): File {
    file.stream.on("error", context.warn);
    return file;
  }

  return {
    recording: (from: Sender, callId: string, track: RecordingTrack): Promise<WavStream> =>
      download({ name: "readRecording", like: "getCall", kind: "call" }, from, callId, async (row) => {
        const file = await recordingOf(context, row);
        return file && wavOf(watched(file), track);
      }),
    file: (from: Sender, fileId: string) =>
      download({ name: "readFile", like: "getFile", kind: "file" }, from, fileId, async ({ orgId, id, mimetype }) => {
        const file = await context.files.read({ orgId, id });
        return file && { ...watched(file), contentType: String(mimetype ?? "application/octet-stream") };
      }),
  };
}

async function recordingOf(
  { files }: ResourceContext,
  { id, orgId, status }: StoredRow,
): Promise<StoredFile | undefined> {
  const place = { orgId, id };
  return status === "ended" ? files.read(place) : files.readSoFar(place);
}
