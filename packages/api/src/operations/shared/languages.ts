/** Several languages at once, as Deepgram calls it: Spanish and English among them. */
export const anyLanguage = "multi";

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/** The two letters of the language that a service is set to: "pt" of "pt-BR"; undefined where no language has that name. */
export function languageIn(name: unknown): string | undefined {
  const [letters] = (typeof name === "string" && /^[a-z]{2}\b/i.exec(name)) || [];
  const code = letters?.toLowerCase();
  return code !== undefined && names.of(code) !== undefined ? code : undefined;
}
