import type { FormType } from "@dilo/forms";
import { formTypes } from "@dilo/forms/questions";
import { useEffect, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";
import { OfficialPdfViewer } from "./official-pdf-viewer.tsx";
import { atUscis, findOfficialPdfs, type OfficialPdf, pdfAddress } from "./official-pdfs.ts";

/**
 * The blank official forms, for looking at: a viewer where the PDF is at hand, else the link to uscis.gov.
 * @param props.isOpen they are unfolded until somebody folds them
 */
export function ReferenceForms({ isOpen }: { isOpen: boolean }) {
  const { reference } = useFormWords();
  const [pdfs, setPdfs] = useState<Partial<Record<FormType, OfficialPdf>>>({});
  useEffect(() => void findOfficialPdfs().then(setPdfs), []);
  return (
    // Another element once it begins, so that it folds then and does as it is told before and after.
    <details key={String(isOpen)} className="more references" open={isOpen} data-heard="">
      <summary>
        <h2>{reference.title}</h2>
      </summary>
      <Heard>
        <p className="muted">{reference.free}</p>
      </Heard>
      <ul className="papers">
        {formTypes.map((formType) => (
          <li key={formType}>
            <Sheet />
            <div>
              <h3>
                <span className="whole">{reference.forms[formType].title}</span>
              </h3>
              <p>{reference.forms[formType].description}</p>
              <FormLink formType={formType} isAtHand={pdfs[formType] !== undefined} />
            </div>
            {pdfs[formType] && <OfficialPdfViewer formType={formType} pdf={pdfs[formType]} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function FormLink({ formType, isAtHand }: { formType: FormType; isAtHand: boolean }) {
  const { reference } = useFormWords();
  const label = isAtHand ? reference.forms[formType].open : reference.atUscis(formType);
  return (
    <a href={isAtHand ? pdfAddress(formType) : atUscis(formType)} rel="noreferrer" target="_blank">
      {label}
    </a>
  );
}

function Sheet() {
  return (
    <svg viewBox="0 0 44 56" width="44" height="56" aria-hidden="true">
      <path
        d="M4 1.500h27L42.500 13v39a2.500 2.500 0 0 1-2.500 2.500H4A2.500 2.500 0 0 1 1.500 52V4A2.500 2.500 0 0 1 4 1.500Z"
        fill="var(--surface)"
        stroke="var(--control-line)"
        strokeWidth="2"
      />
      <path d="M9 18h18M9 26h26M9 34h26M9 42h16" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
