// What nobody needs before the first question, as one chunk.
export { CardDrawing } from "../../components/card-drawing.tsx";
export { MoreActions } from "../actions/more-actions.tsx";
export { LastAnswer } from "../ask/last-answer.tsx";
export { TakenOver } from "../ask/taken-over.tsx";
export { ToParts } from "../ask/to-parts.tsx";
export { WhichAnswer } from "../ask/which-answer.tsx";
export { TakeUpPdf } from "../choose/take-up-pdf.tsx";
export { YourForms } from "../choose/your-forms.tsx";
export { CompleteScreen } from "../complete/complete-screen.tsx";
export { EmailBox } from "../complete/email-box.tsx";
export { ReviewScreen } from "../review/review-screen.tsx";
export { BelowCard } from "./below-card.tsx";
export { ErasureReceipt } from "./erase-data.tsx";
export { ManageForm } from "./manage-form.tsx";
export { ResumeCode } from "./resume-code.tsx";
