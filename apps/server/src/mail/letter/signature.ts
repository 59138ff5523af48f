/** The last line of a letter: who writes, and how to reach them. Empty where neither is configured. */
export function signature({ name, contact }: { readonly name: string; readonly contact: string }): string {
  return [name, contact].filter((text) => text !== "").join(" · ");
}
