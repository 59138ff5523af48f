import { deflateSync } from "node:zlib";

/** A PDF of one page for each text, with a line of it for each of its lines. */
export function pdfOf(...pages: readonly string[]): Buffer {
  return pdfWith(
    pages.map((text) => {
      const lines = text.split("\n").map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`);
      return streamOf(Buffer.from(`BT /F 12 Tf 14 TL 50 750 Td ${lines.join(" ")} ET`, "latin1"), "");
    }),
  );
}

/** A PDF of some kilobytes whose page is a gigabyte of nothing. */
export function pdfBomb(): Buffer {
  // Each pair of bytes is 128 spaces.
  const spaces = Buffer.alloc(16 * 1024 * 1024, Buffer.of(129, 32));
  return pdfWith([streamOf(deflateSync(spaces), "/Filter [/FlateDecode /RunLengthDecode]")]);
}

function streamOf(bytes: Buffer, more: string): Buffer {
  const head = Buffer.from(`<< /Length ${bytes.length} ${more} >>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from("\nendstream")]);
}

function pdfWith(contents: readonly Buffer[]): Buffer {
  const pageOf = (index: number) => 4 + index * 2;
  const kids = contents.map((_, index) => `${pageOf(index)} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${pageOf(index) + 1} 0 R >>`,
      content,
    ]),
  ];
  let pdf = Buffer.from("%PDF-1.4\n");
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf = Buffer.concat([pdf, Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const tail = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(tail)]);
}
