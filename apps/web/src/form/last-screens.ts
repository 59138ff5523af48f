// What follows the last question, as one file for the network.
export { CompleteScreen } from "./complete-screen.tsx";
export { EmailBox } from "./email-box.tsx";
export { ReviewScreen } from "./review-screen.tsx";
