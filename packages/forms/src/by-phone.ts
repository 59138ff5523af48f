/** What only a call without a screen needs: no page loads it. */
export { spokenDigits } from "./answers/digits/spoken-digits.ts";
export { promptByPhone, replyByPhone } from "./prompts/by-phone.ts";
