import type { FormType } from "@dilo/forms";
import { useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import { type OfficialPdf, pageAddress, pdfAddress } from "./official-pdfs.ts";

/** Phones show only a PDF's first page in a frame, or none: they get pictures of its pages. */
function framesPdfs(): boolean {
  return navigator.pdfViewerEnabled === true && window.matchMedia("(min-width: 48rem)").matches;
}

/** An official PDF to look through: framed on a wide screen, as pictures of its pages on a phone. */
export function OfficialPdfViewer({ formType, pdf }: { formType: FormType; pdf: OfficialPdf }) {
  const { reference } = useFormWords();
  const [isFramed] = useState(framesPdfs);
  if (isFramed) {
    return (
      <iframe
        className="viewer"
        loading="lazy"
        src={pdfAddress(formType)}
        title={reference.viewer(formType, pdf.edition)}
      />
    );
  }
  const pages = Array.from({ length: pdf.pages }, (_, index) => index + 1);
  return (
    // What scrolls must be scrollable by keyboard too (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a focus lets the arrow keys scroll it
    <section className="viewer" aria-label={reference.viewer(formType, pdf.edition)} tabIndex={0}>
      {pages.map((page) => (
        <img
          key={page}
          src={pageAddress(formType, page)}
          alt={reference.page(formType, page, pdf.pages)}
          loading="lazy"
          width={816}
          height={1056}
        />
      ))}
    </section>
  );
}
