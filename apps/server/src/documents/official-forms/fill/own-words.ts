import type { FormBoxes } from "../boxes/form-boxes.ts";
import type { TemplateFrame } from "../template/template.ts";
import type { CoverObjects } from "./cover-pages.ts";
import { pdfText } from "./syntax.ts";

/** What a filled form says of itself: whose it is, when it was made, how its pages are called, what can be jumped to. */
export interface OwnWords {
  readonly form: FormBoxes;
  readonly title: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The answers, to be gone on with: a file inside it. */
  readonly saved: { readonly fileName: string; readonly text: string };
}

/**
 * Writes information, metadata, page labels and bookmarks of a filled form. It makes no claim of PDF/UA: that stood in
 * the empty form's metadata, and nobody has checked it of a filled one.
 * @param first the first free object number
 */
export function ownWords(
  { form, title, madeAt, saved }: OwnWords,
  frame: TemplateFrame,
  { cover, first }: { readonly cover: CoverObjects; readonly first: number },
): { readonly objects: ReadonlyMap<number, string | Uint8Array>; readonly next: number; readonly info: string } {
  const [info, metadata, outlines, formMark] = [first, first + 1, first + 2, first + 3];
  const holder = formMark + 1 + form.parts.length;
  const day = `(D:${madeAt.replace(/\D/g, "").slice(0, 14)}Z)`;
  const xml = metadataOf(title, `${madeAt.slice(0, 19)}Z`);
  const labels = `<< /Nums [0 << /P ${pdfText("Hoja ")} /S /D >> ${cover.pages} << /S /D >>] >>`;
  const objects = new Map<number, string | Uint8Array>([
    [
      info,
      `<< /Title ${pdfText(title)} /Author (Dilo) /Creator (Dilo) /Producer (Dilo) ` +
        `/Subject ${pdfText(form.name)} /CreationDate ${day} /ModDate ${day} >>`,
    ],
    [
      metadata,
      `<< /Type /Metadata /Subtype /XML /Length ${Buffer.byteLength(xml)} >>\nstream\n${Buffer.from(xml).toString("latin1")}\nendstream`,
    ],
    [
      frame.catalog.object,
      `<<${frame.catalog.entries} /Metadata ${metadata} 0 R /PageLabels ${labels} /Outlines ${outlines} 0 R /Names << /EmbeddedFiles ${holder + 1} 0 R >> >>`,
    ],
  ]);
  const parts = form.parts.map((part, index) => ({
    object: formMark + 1 + index,
    title: `Part ${part.part}. ${part.titleSpanish}`,
    page: Number.parseInt(part.pages, 10),
  }));
  const front = cover.bookmark;
  const to = (page: number) => `/Dest [${frame.pages.each[page - 1]} /Fit]`;
  objects.set(
    outlines,
    `<< /Type /Outlines /First ${front?.object ?? formMark} 0 R /Last ${formMark} 0 R ` +
      `/Count ${(front ? 1 + front.count : 0) + 1 + parts.length} >>`,
  );
  if (front) {
    objects.set(front.object, `<<${front.entries} /Parent ${outlines} 0 R /Next ${formMark} 0 R >>`);
  }
  objects.set(
    formMark,
    `<< /Title ${pdfText(`Formulario ${form.formType}`)} /Parent ${outlines} 0 R ` +
      `${front ? `/Prev ${front.object} 0 R ` : ""}/First ${formMark + 1} 0 R /Last ${formMark + parts.length} 0 R ` +
      `/Count ${parts.length} ${to(1)} >>`,
  );
  parts.forEach((part, index) => {
    const neighbours = [
      ...(index > 0 ? [`/Prev ${part.object - 1} 0 R`] : []),
      ...(index < parts.length - 1 ? [`/Next ${part.object + 1} 0 R`] : []),
    ].join(" ");
    const entries = `/Title ${pdfText(part.title)} /Parent ${formMark} 0 R ${neighbours} ${to(part.page)}`;
    objects.set(part.object, `<< ${entries} >>`);
  });
  for (const [object, body] of carrierOf(saved, holder)) objects.set(object, body);
  return { objects, next: holder + 3, info: `${info} 0 R` };
}

/** A file inside the form: its place, the list that names it, and its content. */
function carrierOf({ fileName, text }: OwnWords["saved"], first: number): ReadonlyMap<number, string | Uint8Array> {
  const content = Buffer.from(text, "utf8");
  const head = `<< /Type /EmbeddedFile /Subtype /application#2Fjson /Length ${content.length} >>\nstream\n`;
  return new Map<number, string | Uint8Array>([
    [first, Buffer.concat([Buffer.from(head, "latin1"), content, Buffer.from("\nendstream", "latin1")])],
    [first + 1, `<< /Names [(${fileName}) ${first + 2} 0 R] >>`],
    [
      first + 2,
      `<< /Type /Filespec /F (${fileName}) /UF (${fileName}) /AFRelationship /Data /EF << /F ${first} 0 R >> >>`,
    ],
  ]);
}

function metadataOf(title: string, at: string): string {
  const text = title.replace(/[<>&]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>Dilo</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>es-US</rdf:li><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>Dilo</xmp:CreatorTool><pdf:Producer>Dilo</pdf:Producer>
<xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate><xmp:MetadataDate>${at}</xmp:MetadataDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
