import { type Field, type FormType, forms, greeting } from "@dilo/forms";
import { extraFields } from "@dilo/forms/extra";

/** Everything the product's own calls always say, the extra questions last: spoken ahead of time, it is heard at once. */
export function fixedTexts(assistantName: string): readonly string[] {
  const formTypes = Object.keys(forms) as readonly FormType[];
  const greetings = [greeting(assistantName), ...formTypes.map((one) => greeting(assistantName, one))];
  const own = formTypes.flatMap((one) => forms[one].fields);
  const extra = formTypes.flatMap((one) => extraFields[one]);
  return [...new Set([...greetings, ...questionsOf(own), ...questionsOf(extra)])];
}

function questionsOf(fields: readonly Field[]): readonly string[] {
  return fields.map(({ question }) => question);
}
