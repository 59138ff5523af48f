/** Choices one after the other, as they are read out. */
export function aloud(choices: readonly { readonly spanish: string }[]): string {
  return choices.map(({ spanish }) => `${spanish}.`).join(" ");
}
