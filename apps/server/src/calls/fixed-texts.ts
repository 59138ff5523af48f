import { type FormType, forms, greeting } from "@dilo/forms";

/** Everything the product's own calls always say: spoken ahead of time, it is heard at once. */
export function fixedTexts(assistantName: string): readonly string[] {
  const formTypes = Object.keys(forms) as readonly FormType[];
  const questions = Object.values(forms).flatMap(({ fields }) => fields.map(({ question }) => question));
  return [...new Set([greeting(assistantName), ...formTypes.map((one) => greeting(assistantName, one)), ...questions])];
}
