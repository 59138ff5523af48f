import { formQuestions } from "../answers/questions.texts.ts";
import { filled, type Prompt, type Reply, render } from "./prompt.ts";
import { topicAnswers } from "./topics.ts";
import type { WordingKey } from "./wordings.ts";

/** What is said otherwise by telephone, to somebody who has no screen; by how often it was said in a row. */
const wordingsByPhone: Readonly<Partial<Record<WordingKey, readonly [string, ...string[]]>>> = {
  "which-form": [
    formQuestions.which,
    "¿Ciudadanía, o un familiar?",
    "¿Es para hacerse usted ciudadano, o para ayudar a un familiar? Diga: ciudadanía, o: familiar.",
  ],
  "change-form": ["Otro formulario se empieza en la página de internet."],
  "keep-unread": [
    "No le entendí {label}. Guardo tal cual: {said}. ¿Sí? Si no, dígalo otra vez, o déjelo para después.",
    "¿Guardo tal cual: {said}?",
    "¿Lo guardo así? Diga sí o no.",
  ],
  "write-it": ["Dígalo otra vez, despacio. Los números también los puede marcar."],
  noisy: ["Le escucho.", "Oigo ruido.", "Hay mucho ruido. Hable cerca del teléfono."],
  "not-heard": ["No oigo nada. Hable cerca del teléfono, o marque asterisco para oír la pregunta otra vez."],
  "erase-failed": ["No lo pude borrar. Intente otra vez más tarde, por teléfono o en la página de internet."],
  "goodbye-unsaved": [
    "No guardé el formulario. Lo que me dijo se borra solo en pocos días. Para borrarlo ya, llame otra vez y diga: bórrelo todo. Que le vaya bien.",
  ],
  goodbye: [
    "Sus respuestas quedan guardadas. Para seguir, llame otra vez con su código, o ábralo en la página de internet. Que le vaya bien.",
  ],
  "goodbye-written": ["Sus respuestas quedan guardadas. Para seguir, llame otra vez con su código."],
  saved: [
    "Listo. Ya guardé su formulario. El PDF lo espera en la página de internet: ábralo allí con su mismo código. Gracias por su paciencia.",
  ],
  "already-done": ["Su formulario ya está terminado. El PDF está en la página de internet: ábralo allí con su código."],
};

const topicsByPhone: Readonly<Partial<Record<keyof typeof topicAnswers, string>>> = {
  volume: "El volumen se sube o se baja en su teléfono.",
  "why-repeat": "Perdone, quiero anotarlo sin errores.",
  "what-happens-next":
    "Al final le leo sus respuestas, y el PDF en inglés lo espera en la página de internet. Usted firma y envía el formulario; nosotros no lo mandamos.",
  "is-it-saved": "Cada respuesta se guarda en cuanto la da. Puede colgar y seguir después con su código.",
};

const textsByPhone = new Map(
  Object.entries(topicsByPhone).map(([topic, text]) => [
    topicAnswers[topic as keyof typeof topicAnswers].spanish,
    text,
  ]),
);

/** A prompt as it is said by telephone. */
export function promptByPhone(prompt: Prompt, level = 0): string {
  if ("text" in prompt) return textsByPhone.get(prompt.text) ?? render(prompt, "spoken", level);
  const texts = "key" in prompt ? wordingsByPhone[prompt.key] : undefined;
  if (texts === undefined || !("key" in prompt)) return render(prompt, "spoken", level);
  return filled(texts[Math.min(prompt.level ?? level, texts.length - 1)] ?? texts[0], prompt.slots);
}

/** All prompts of a reply as they are said by telephone, one behind the other. */
export function replyByPhone({ prompts, level }: Pick<Reply, "prompts" | "level">): string {
  return prompts
    .map((prompt) => promptByPhone(prompt, level))
    .filter((text) => text !== "")
    .join(" ");
}
