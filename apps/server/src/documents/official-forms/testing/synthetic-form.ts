import { PDFArray, type PDFContext, PDFDict, PDFDocument, PDFName, type PDFRef, PDFString } from "@cantoo/pdf-lib";
import { type Box, boxesOf, type FormBoxes, text } from "../boxes/form-boxes.ts";

/** What a made-up form differs in from the edition we know. */
export interface Differences {
  readonly edition?: string;
  readonly form?: string;
  readonly pages?: number;
  readonly without?: string;
}

const readOnly = 1;
const multiline = 1 << 12;
const comb = 1 << 24;
const combo = 1 << 17;
/** What is chosen on the official forms: a state, as the mail has it, feet and inches, and a class of admission. */
const states =
  "AA AE AK AL AP AR AS AZ CA CO CT DC DE FL FM GA GU HI IA ID IL IN KS KY LA MA MD ME MH MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR PW RI SC SD TN TX UT VA VI VT WA WI WV WY";
const feetAndInches = Array.from({ length: 12 }, (_, number) => String(number));
const chosen = ["", ...states.split(" "), ...feetAndInches, "B2"];

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
  const tree = openTree(context);
  const look = context.register(context.stream("", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 10, 10] }));
  const rows = new Map<number, number>();

  const add = (box: Box, { flags = 0, value }: { readonly flags?: number; readonly value?: string } = {}) => {
    const row = rows.get(box.page) ?? 0;
    rows.set(box.page, row + 1);
    const sheet = sheets[Math.min(box.page, pages) - 1];
    const { width, height } = sizeOf(box);
    const top = 780 - (row % 7) * 76;
    const choices = chosen.map((choice) => PDFString.of(` ${choice}`));
    const widget = context.obj({
      Type: "Annot",
      Subtype: "Widget",
      FT: { text: "Tx", choice: "Ch", checkbox: "Btn" }[box.kind],
      Rect: [36, top - height, 36 + width, top],
      F: 4,
      Ff: flags | flagsOf(box),
      DA: PDFString.of("/Courier 10 Tf 0 g"),
      ...(sheet && { P: sheet.ref }),
      ...(box.maxLength && { MaxLen: box.maxLength }),
      ...(box.kind === "choice" && { Opt: choices }),
      ...(box.on !== undefined && { AS: "Off", AP: { N: { [box.on]: look } } }),
      ...(value !== undefined && { V: PDFString.of(value) }),
    });
    sheet?.node.addAnnot(tree.add(box.field, widget));
  };

  const ours = boxesOf(form).filter(({ field }) => field !== without);
  for (const box of ours) add(box, form.locked.includes(box.field) ? { flags: readOnly } : {});
  const others = form.locked.filter((field) => field !== without && !ours.some((box) => box.field === field));
  for (const field of others) add(text(field, { page: 1, part: 0, item: "" }), { flags: readOnly });
  const code = text("form1[0].#pageSet[0].Page1[0].PDF417BarCode1[0]", { page: 1, part: 0, item: "" });
  add(code, { flags: readOnly, value: `${name}|${edition}|1` });
  const courier = { Type: "Font", Subtype: "Type1", BaseFont: "Courier-Bold", Encoding: "WinAnsiEncoding" };
  const fonts = { Font: { Courier: context.register(context.obj(courier)) } };
  const fields = { Fields: [tree.root], DA: PDFString.of("/Courier 0 Tf 0 g"), DR: fonts, SigFlags: 2 };
  pdf.catalog.set(PDFName.of("AcroForm"), context.register(context.obj(fields)));
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/** The fields' tree: every part of a full name is a node of its own, as in the official files. */
function openTree(context: PDFContext) {
  const nodes = new Map<string, PDFRef>();
  const hang = (path: string, dict: PDFDict): PDFRef => {
    // A dot behind a backslash belongs to the name.
    const names = path.split(/(?<!\\)\./);
    const own = names.pop() ?? "";
    dict.set(PDFName.of("T"), PDFString.of(own.replaceAll("\\", "\\\\")));
    const reference = context.register(dict);
    if (names.length === 0) return reference;
    const parent = nodeAt(names.join("."));
    dict.set(PDFName.of("Parent"), parent);
    context.lookup(parent, PDFDict).lookup(PDFName.of("Kids"), PDFArray).push(reference);
    return reference;
  };
  const nodeAt = (path: string): PDFRef => {
    const node = nodes.get(path) ?? hang(path, context.obj({ Kids: [] }));
    nodes.set(path, node);
    return node;
  };
  return { root: nodeAt("form1[0]"), add: hang };
}

function flagsOf(box: Box): number {
  if (box.kind === "choice") return combo;
  if (box.field.includes("AlienNumber")) return comb;
  return sizeOf(box).height > 18 ? multiline : 0;
}

/** The official boxes' sizes, near enough. Points. */
function sizeOf({ field, kind, maxLength }: Box): { readonly width: number; readonly height: number } {
  if (kind === "checkbox") return { width: 10, height: 10 };
  if (/P11_Line\dD/.test(field)) return { width: 516, height: 72 };
  if (/AdditionalInfo/.test(field)) return { width: 234, height: 180 };
  const [, width = maxLength !== undefined && maxLength <= 6 ? 60 : 120] =
    widths.find(([names]) => names.test(field)) ?? [];
  return { width, height: 18 };
}

const widths: readonly (readonly [names: RegExp, width: number])[] = [
  [/Family|Email|Country/, 210],
  [/Given/, 165],
  [/Middle/, 131],
  [/P4_Line1_(Street|City)/, 378],
  [/Street|City|Province/, 168],
];
