/** Larger files are refused. Bytes. */
export const largestFile = 10 * 1024 * 1024;

const texts: Readonly<Record<string, string>> = {
  txt: "text/plain",
  log: "text/plain",
  md: "text/markdown",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  json: "application/json",
  xml: "application/xml",
};

/** The bytes files of a kind begin with. A .docx is a zip. */
const beginnings: Readonly<Record<string, { readonly type: string; readonly bytes: string }>> = {
  pdf: { type: "application/pdf", bytes: "%PDF-" },
  docx: { type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", bytes: "PK\x03\x04" },
};

/** The file name extensions this platform accepts, for error messages. */
export const keptEndings = [...Object.keys(texts), ...Object.keys(beginnings)].join(", ");

/**
 * Tells a file's type by its name's ending, or by the content type it was sent with where the name has none that is
 * known, and checks that its content is of that type.
 * @param content in pieces, as it is read
 * @returns undefined when this platform does not accept its type, or the content does not match the name
 */
export async function typeOfFile(
  name: string,
  sentAs: string,
  content: AsyncIterable<Uint8Array>,
): Promise<string | undefined> {
  const named = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const ending = named === "" ? endingOf(sentAs) : named;
  const binary = Object.hasOwn(beginnings, ending) ? beginnings[ending] : undefined;
  if (binary !== undefined) {
    return (await startOf(content, binary.bytes.length)) === binary.bytes ? binary.type : undefined;
  }
  const type = Object.hasOwn(texts, ending) ? texts[ending] : undefined;
  return type !== undefined && (await isText(content)) ? type : undefined;
}

/** The ending of files of a content type, "" where this platform does not know it. */
function endingOf(contentType: string): string {
  const [type = ""] = contentType.split(";");
  const kinds = [
    ...Object.entries(texts),
    ...Object.entries(beginnings).map(([name, one]) => [name, one.type] as const),
  ];
  return kinds.find(([, known]) => known === type.trim().toLowerCase())?.[0] ?? "";
}

async function startOf(content: AsyncIterable<Uint8Array>, length: number): Promise<string> {
  let start = Buffer.alloc(0);
  for await (const chunk of content) {
    start = Buffer.concat([start, chunk.subarray(0, length - start.length)]);
    if (start.length >= length) break;
  }
  return start.toString("latin1");
}

async function isText(content: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of content) {
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    // What is not UTF-8; a content that cannot be read is no answer.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
