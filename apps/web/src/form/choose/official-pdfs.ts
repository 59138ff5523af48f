import type { FormType } from "@dilo/forms";
import { formTypes } from "@dilo/forms/questions";

/** Where the government publishes a blank form. */
export function atUscis(formType: FormType): string {
  return `https://www.uscis.gov/${formType.toLowerCase()}`;
}

/** An official PDF that this server has at hand. */
export interface OfficialPdf {
  /** "01/20/25": as the form itself prints it. */
  readonly edition: string;
  readonly pages: number;
}

/** The official PDFs at hand; empty when there are none, or none can be learnt of. */
export async function findOfficialPdfs(): Promise<Partial<Record<FormType, OfficialPdf>>> {
  const answer = await fetch("/official-forms/status").catch(() => undefined);
  if (!answer?.ok) return {};
  const status = (await answer.json().catch(() => ({}))) as Partial<Record<FormType, Partial<OfficialPdf>>>;
  const found = formTypes.flatMap((formType) => {
    const { edition, pages } = status[formType] ?? {};
    return edition !== undefined && pages !== undefined ? [[formType, { edition, pages }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The file itself. */
export function pdfAddress(formType: FormType): string {
  return `/official-forms/${formType.toLowerCase()}.pdf`;
}

/** A picture of one page, from 1. */
export function pageAddress(formType: FormType, page: number): string {
  return `/official-forms/${formType.toLowerCase()}/pages/${page}.webp`;
}
