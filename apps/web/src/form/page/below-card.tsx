import { LegalNotice } from "../../components/legal-notice.tsx";
import { ReferenceForms } from "../choose/reference-forms.tsx";
import { HearText } from "../hear/hear.tsx";
import type { ErasureResult, FormSession } from "../session/form-session.ts";
import { EraseButton } from "./erase-data.tsx";

/**
 * What stands under the card on every screen: the blank forms, the legal notice, and last, where no thumb rests, the
 * way to delete everything.
 * @param props.isBegun questions are being answered: the blank forms are folded away
 * @param props.isReviewing the answers are looked through: the notice, which stood under every question, is folded too
 */
export function BelowCard(props: {
  isBegun: boolean;
  isReviewing: boolean;
  session: FormSession;
  onErased: (receipt: ErasureResult) => void;
}) {
  return (
    <>
      <ReferenceForms isOpen={!props.isBegun} />
      <LegalNotice isFolded={props.isReviewing} hear={<HearText />} />
      <EraseButton session={props.session} onErased={props.onErased} />
    </>
  );
}
