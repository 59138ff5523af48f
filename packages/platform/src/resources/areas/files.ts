import { Refusal } from "../failure.ts";
import { keptEndings, largestFile, typeOfFile } from "../files/file-types.ts";
import type { Given, Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { idOf, keptRows, type RowHandlers } from "./kept-rows.ts";

const longestName = 40;

/** The calls of files: a row tells of each, its bytes lie in the host's folder. */
export function fileHandlers(house: House): Pick<Handlers, keyof RowHandlers<"File"> | "uploadFile"> {
  const upload = async ({ orgId, body: { file } }: Given<"createFile" | "uploadFile">): Promise<unknown> => {
    if (file.size > largestFile) throw new Refusal("too-long", "The file is over 10 MiB.");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mimetype = typeOfFile(file.name, bytes);
    if (mimetype === undefined) {
      throw new Refusal("bad-request", `The body's field file is wrong: its name and content must be ${keptEndings}.`);
    }
    const originalName = file.name;
    const row = await house.rows("file", orgId).create({
      object: "file",
      status: "done",
      name: [...originalName].slice(0, longestName).join(""),
      originalName,
      bytes: bytes.length,
      mimetype,
    });
    try {
      await house.files.keep({ orgId, id: row.id }, bytes);
    } catch (error) {
      await house.rows("file", orgId).remove(row.id);
      throw error;
    }
    return row;
  };
  return {
    ...keptRows(house, { name: "File", kind: "file", list: "dated" }),
    createFile: upload,
    uploadFile: upload,
    listFiles: ({ orgId, query }) => house.rows("file", orgId).list({ limit: 1000, ...query }),
    deleteFile: async (given) => {
      const row = await house.rows("file", given.orgId).remove(idOf(given));
      await house.files.remove({ orgId: given.orgId, id: row.id });
      return row;
    },
  };
}
