import { useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";
import { type PdfFailure, pdfFailureOf } from "./download.ts";
import { getPdfPage, type PdfPage, type WantedPdf } from "./get-pdf.ts";

/** The pages of one's own PDF to look at, one at a time and drawn when it is wanted: what is still empty is marked. */
export function PdfPages({ api, wanted }: { api: Pick<ProductApi, "drawPdfPage" | "getPdfTurn">; wanted: WantedPdf }) {
  const { complete, alerts } = useFormWords();
  const words = complete.pages;
  const [shown, setShown] = useState<{ readonly at: number; readonly page: PdfPage }>();
  const [state, setState] = useState<"drawing" | "none" | PdfFailure>();

  const show = async (at: number): Promise<void> => {
    setState("drawing");
    try {
      const page = await getPdfPage(api, wanted, at);
      if (page) setShown({ at, page });
      setState(page ? undefined : "none");
    } catch (failure) {
      setState(pdfFailureOf(failure));
    }
  };

  const isDrawing = state === "drawing";
  const hasForm = shown !== undefined && shown.page.sheets < shown.page.pages;
  const button = (text: string, at: number) => (
    <button
      className="button quiet"
      type="button"
      aria-disabled={isDrawing}
      onClick={() => !isDrawing && void show(at)}
    >
      {text}
    </button>
  );
  return (
    <div className="stack close">
      {shown === undefined ? button(words.open, 1) : <Picture {...shown} />}
      <p role="status">{isDrawing && words.drawing}</p>
      {state !== undefined && !isDrawing && (
        <p className="error-box" role="alert">
          {state === "none" ? words.none : { ...complete.pdfBusy, failed: alerts.pdfFailed }[state]}
        </p>
      )}
      {shown && shown.at < shown.page.pages && button(words.after, shown.at + 1)}
      {shown && shown.at > 1 && button(words.before, shown.at - 1)}
      {shown && hasForm && shown.at < shown.page.sheets && button(words.toForm, shown.page.sheets + 1)}
    </div>
  );
}

function Picture({ at, page }: { at: number; page: PdfPage }) {
  const words = useFormWords().complete.pages;
  const { picture, pages, sheets, attached, marked } = page;
  const ofForm = pages - sheets - attached;
  const inForm = at - sheets;
  const behind = inForm > ofForm ? words.attached(inForm - ofForm, attached) : words.page(inForm, ofForm);
  const where = inForm <= 0 ? words.sheet(at, sheets) : behind;
  return (
    <>
      <p aria-live="polite">
        <b>{where}</b> {marked > 0 && words.marked}
      </p>
      <img className="page-picture" src={`data:image/webp;base64,${picture}`} alt={where} width={820} height={1061} />
    </>
  );
}
