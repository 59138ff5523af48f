/**
 * Writes a moment as people read it. Eastern time: the server cannot know where the person lives, and that one is known
 * from television. UTC is not.
 * @param iso ISO 8601
 */
export function easternTime(iso: string, language: "es" | "en"): string {
  const format = new Intl.DateTimeFormat(`${language}-US`, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/New_York",
  });
  return format.format(new Date(iso));
}
