import type { FormType } from "../answers/answer.ts";
import { wordings } from "./wordings.ts";

/** The question which form the person wants; also the greeting's last sentence. */
export const whichForm = wordings["which-form"].spoken[0];

/**
 * What the assistant says first.
 * @param name the assistant's name, from the settings
 * @param formType the form already chosen; without one the greeting asks which
 */
export function greeting(name: string, formType?: FormType): string {
  const hello = `Hola. Soy ${name}. Soy una máquina, no un abogado.`;
  if (formType === undefined) return `${hello} ${whichForm}`;
  return `${hello} Vamos a llenar su formulario ${formType}.`;
}
