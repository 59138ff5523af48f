// What nobody needs before the first question, as one file for the network.
export { CardDrawing } from "../look/card-drawing.tsx";
export { CaptionList } from "./caption-list.tsx";
export { CompleteScreen } from "./complete-screen.tsx";
export { EmailBox } from "./email-box.tsx";
export { ErasureReceipt } from "./erase.tsx";
export { Leaving } from "./leaving.tsx";
export { ReferenceForms } from "./reference-forms.tsx";
export { ReviewScreen } from "./review-screen.tsx";
export { VoiceConsent } from "./voice-consent.tsx";
export { VoiceDock } from "./voice-dock.tsx";
export { WhichAnswer } from "./which-answer.tsx";
