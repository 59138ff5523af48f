import { expect, test } from "vitest";
import { isGreetingOfMachine } from "./voicemail.ts";

test.each([
  "Hola, no puedo contestar. Deje su mensaje después del tono.",
  "Grabe su mensaje al oír la señal",
  "Ha llegado al buzón de voz de cinco cinco cinco",
  "Hi, you've reached Ann. Please leave a message after the beep.",
  "Please leave your name and number",
  "Your call has been forwarded to an automated voice messaging system",
  "The mailbox is full and cannot accept messages",
])("a machine says: %s", (words) => expect(isGreetingOfMachine(words)).toBe(true));

test.each([
  "Bueno, ¿quién habla?",
  "No está. ¿Quiere dejar un mensaje?",
  "Would you like to leave a message?",
  "Le dejé un mensaje ayer",
  "I can leave a message for him",
  "Ahorita no puedo hablar, llámeme después",
])("a person says: %s", (words) => expect(isGreetingOfMachine(words)).toBe(false));
