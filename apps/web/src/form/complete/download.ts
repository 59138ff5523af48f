import { ApiError } from "@dilo/api";
import { type ListedForm, type NamedForm, pdfFileName } from "@dilo/forms";

/** Why there is no PDF: an earlier one that is under way passes by itself, a form that was saved again elsewhere is to be looked at first, and one whose time was over is deleted. */
export type PdfFailure = (typeof told)[number] | "failed";

const told = ["pdf-under-way", "revision-conflict", "not-found"] as const;

/** Which sentence tells why a PDF was not made. */
export function pdfFailureOf(failure: unknown): PdfFailure {
  if (!(failure instanceof ApiError)) return "failed";
  return told.find((code) => code === failure.code) ?? "failed";
}

/** What the file is called that a person gets, by the day it is where they are. */
export function fileNameOn(today: Date, form: NamedForm, all: readonly ListedForm[]): string {
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, "0"));
  return pdfFileName(form, all, day.join("-"));
}

/** Hands a file to the browser's downloads. */
export function downloadFile(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click: let it begin before the address is taken back.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Whether this browser can hand a PDF to another app, such as the phone's messages. */
export function canSharePdf(): boolean {
  const sample = new File([], "a.pdf", { type: "application/pdf" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [sample] });
}

/**
 * Hands a PDF to the app that the person picks; picking none is no failure.
 * @throws what the browser throws when it cannot share after all
 */
export async function sharePdf(bytes: Uint8Array, name: string): Promise<void> {
  const file = new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
  try {
    await navigator.share({ files: [file] });
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === "AbortError")) throw failure;
  }
}
