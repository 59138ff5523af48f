import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { fileRoutes as routes } from "../routes.ts";
import { amount, record, type Shape, stored, text, upTo } from "../shared/common.ts";
import { rowsQuery } from "../shared/lists.ts";

const row = z.object({
  object: z.literal("file").optional(),
  status: z.enum(["processing", "done", "failed"]).optional(),
  name: upTo(40),
  originalName: text,
  bytes: amount,
  purpose: text,
  mimetype: text,
  key: text,
  path: text,
  bucket: text,
  url: text,
  parsedTextUrl: text,
  parsedTextBytes: amount,
  metadata: record.optional(),
  ...stored,
});

/** A file as it is stored. */
export interface StoredFile extends z.infer<typeof row> {}
export const storedFile: Shape<StoredFile> = row;

/** The other fields of the form are text: `metadata` is an object, written as JSON. */
const upload = z.object({ file: z.file(), purpose: upTo(100), metadata: upTo(10_000) });

/** The operations of files. Both ways to upload are the same operation. */
export const fileOperations = {
  uploadFile: { ...routes.uploadFile, encoding: "form", body: upload, answer: storedFile },
  createFile: { ...routes.createFile, encoding: "form", body: upload, answer: storedFile },
  listFiles: { ...routes.listFiles, query: rowsQuery, answer: z.array(storedFile) },
  getFile: { ...routes.getFile, answer: storedFile },
  updateFile: {
    ...routes.updateFile,
    body: z.strictObject({ name: z.string().min(1).max(40).optional() }),
    answer: storedFile,
  },
  deleteFile: { ...routes.deleteFile, answer: storedFile },
} as const satisfies Record<string, OperationSpec>;
