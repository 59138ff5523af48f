import { useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";
import { canSharePdf, downloadFile, fileNameOn, type PdfFailure, pdfFailureOf, sharePdf } from "./download.ts";
import { getPdf, type WantedPdf } from "./get-pdf.ts";

type Way = "download" | "share";

/** A saved form, and whom it is for where its file is called so. */
interface NamedPdf extends WantedPdf {
  readonly relative?: string | undefined;
}

/**
 * 'Descargar PDF', and where the phone can share files, 'Compartir': both make the PDF when they are pressed.
 * @param props.label of one form among others, which is not shared from there
 */
export function Download({ wanted, api, label }: { wanted: NamedPdf; api: ProductApi; label?: string }) {
  const { complete, alerts } = useFormWords();
  const words = { ...complete.pdfBusy, failed: alerts.pdfFailed };
  const [busy, setBusy] = useState<Way>();
  const [ahead, setAhead] = useState<number>();
  const [failed, setFailed] = useState<{ readonly way: Way; readonly why: PdfFailure }>();

  const run = async (way: Way): Promise<void> => {
    setBusy(way);
    setFailed(undefined);
    try {
      // They only tell the files apart: a list that cannot be had keeps back no PDF.
      const others = api.listForms().then(
        ({ forms }) => forms,
        () => [],
      );
      const bytes = await getPdf(api, wanted, setAhead);
      const name = fileNameOn(new Date(), wanted, await others);
      if (way === "download") downloadFile(bytes, name);
      else await sharePdf(bytes, name);
    } catch (failure) {
      const why = pdfFailureOf(failure);
      setFailed({ way, why });
      if (way === "download") window.alert(words[why]);
    } finally {
      setBusy(undefined);
      setAhead(undefined);
    }
  };

  return (
    <>
      <button
        className={label ? "button quiet" : "button main"}
        type="button"
        disabled={busy !== undefined}
        onClick={() => void run("download")}
      >
        {busy === "download" ? complete.downloading : (label ?? complete.download)}
      </button>
      {!label && canSharePdf() && (
        <button className="button quiet" type="button" disabled={busy !== undefined} onClick={() => void run("share")}>
          {busy === "share" ? complete.downloading : complete.share}
        </button>
      )}
      {ahead !== undefined && <p role="status">{complete.pdfAhead(ahead)}</p>}
      {failed && (
        <p className="error-box" role="alert">
          {failed.way === "share" && failed.why === "failed" ? complete.shareFailed : words[failed.why]}
        </p>
      )}
    </>
  );
}
