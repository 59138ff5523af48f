import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";
import { type Box, boxesOf, type FormBoxes } from "./boxes/form-boxes.ts";

/** What a made-up form differs in from the edition we know. */
export interface Differences {
  readonly edition?: string;
  readonly form?: string;
  readonly pages?: number;
  readonly without?: string;
}

/**
 * Makes a plain form with the official one's field names, states and lengths, for tests where no official file is at
 * hand. It looks nothing like it.
 */
export async function syntheticForm(form: FormBoxes, differences: Differences = {}): Promise<Uint8Array> {
  const { edition = form.edition, form: name = form.formType, pages = form.pages, without } = differences;
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(`Form ${form.formType}, ${form.name}`);
  const { context } = pdf;
  const sheets = Array.from({ length: pages }, () => pdf.addPage([612, 792]));
  const root = context.register(context.obj({ T: PDFString.of("form1[0]"), Kids: [] }));
  const font = context.register(
    context.obj({ Type: "Font", Subtype: "Type1", BaseFont: "Courier-Bold", Encoding: "WinAnsiEncoding" }),
  );
  const look = context.register(context.stream("", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 10, 10] }));
  const kids = context.lookup(root, PDFDict).lookup(PDFName.of("Kids"));
  const perPage = new Map<number, number>();

  const add = (box: Box, more: Record<string, unknown> = {}) => {
    const row = perPage.get(box.page) ?? 0;
    perPage.set(box.page, row + 1);
    const isTall = /P11_Line\dD|AdditionalInfo/.test(box.field);
    const [width, height] = box.kind === "checkbox" ? [10, 10] : [widthOf(box), isTall ? 72 : 18];
    const top = 780 - (row % 7) * 76;
    const page = sheets[Math.min(box.page, pages) - 1];
    const dict = context.obj({
      Type: "Annot",
      Subtype: "Widget",
      FT: { text: "Tx", choice: "Ch", checkbox: "Btn" }[box.kind],
      T: PDFString.of(box.field.replace(/^form1\[0\]\./, "")),
      Rect: [36, top - height, 36 + width, top],
      F: 4,
      Parent: root,
      P: page?.ref,
      DA: PDFString.of("/Courier 10 Tf 0 g"),
    } as never) as unknown as PDFDict;
    if (box.maxLength) dict.set(PDFName.of("MaxLen"), PDFNumber.of(box.maxLength));
    if (isTall) dict.set(PDFName.of("Ff"), PDFNumber.of(1 << 12));
    if (box.field.includes("AlienNumber")) dict.set(PDFName.of("Ff"), PDFNumber.of((1 << 24) | (row === 0 ? 0 : 1)));
    if (box.kind === "choice")
      dict.set(PDFName.of("Opt"), context.obj([" ", " CA", " FL", " NY", " TX"].map((state) => PDFString.of(state))));
    if (box.on !== undefined) {
      dict.set(PDFName.of("AS"), PDFName.of("Off"));
      dict.set(PDFName.of("AP"), context.obj({ N: { [box.on]: look } } as never));
    }
    for (const [key, value] of Object.entries(more)) dict.set(PDFName.of(key), value as never);
    const reference = context.register(dict);
    page?.node.addAnnot(reference);
    (kids as unknown as { push(item: unknown): void }).push(reference);
  };

  const ours = boxesOf(form).filter(({ field }) => field !== without);
  const locked = { Ff: PDFNumber.of(1) };
  for (const box of ours) add(box, form.locked.includes(box.field) ? locked : {});
  const others = form.locked.filter((field) => field !== without && !ours.some((box) => box.field === field));
  for (const field of others) add({ field, kind: "text", page: 1, part: 0, item: "" }, locked);
  add(
    { field: "#pageSet[0].Page1[0].PDF417BarCode1[0]", kind: "text", page: 1, part: 0, item: "" },
    { V: PDFString.of(`${name}|${edition}|1`), ...locked },
  );
  pdf.catalog.set(
    PDFName.of("AcroForm"),
    context.register(
      context.obj({
        Fields: [root],
        DA: PDFString.of("/Courier 0 Tf 0 g"),
        DR: { Font: { Courier: font } },
        SigFlags: 2,
      } as never),
    ),
  );
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/** The official boxes' widths, near enough. Points. */
function widthOf({ field, maxLength }: Box): number {
  if (/Family|Email|Country/.test(field)) return 210;
  if (/Given/.test(field)) return 165;
  if (/Middle/.test(field)) return 131;
  if (/P4_Line1_(Street|City)/.test(field)) return 378;
  if (/Street|City|Province/.test(field)) return 168;
  if (/P11_Line\dD/.test(field)) return 516;
  if (/AdditionalInfo/.test(field)) return 234;
  return maxLength !== undefined && maxLength <= 6 ? 60 : 120;
}
