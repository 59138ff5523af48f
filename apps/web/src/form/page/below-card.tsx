import { LegalNotice } from "../../components/legal-notice.tsx";
import { ReferenceForms } from "../choose/reference-forms.tsx";
import type { ErasureResult, FormSession } from "../session/form-session.ts";
import { EraseButton } from "./erase-data.tsx";

/**
 * What stands under the card on every screen: the blank forms, the legal notice, and last, where no thumb rests, the
 * way to delete everything.
 * @param props.isBegun questions are being answered: the blank forms are folded away
 */
export function BelowCard(props: {
  isBegun: boolean;
  session: FormSession;
  onErased: (receipt: ErasureResult) => void;
}) {
  return (
    <>
      <ReferenceForms isOpen={!props.isBegun} />
      <LegalNotice />
      <EraseButton session={props.session} onErased={props.onErased} />
    </>
  );
}
