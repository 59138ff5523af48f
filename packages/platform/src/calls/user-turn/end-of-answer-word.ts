/** "Listo", said after an answer, ends it at once; said alone it may be anything. */
const done = /[\s,.;:]+(?:ya (?:est[áa] )?)?listo[\s.!]*$/i;

/** The person has said that the answer is finished. */
export function endsWithDoneWord(text: string): boolean {
  return done.test(text);
}

/** The answer without the word that ended it. */
export function withoutDoneWord(text: string): string {
  return text.replace(done, "");
}
