/** A text in parts that each fit into one app message, cut between words where there are any; together they are the text. */
export function partsOf(text: string): readonly string[] {
  // 1900 characters and as many signs of escape, and the message around them, stay below an app message's 4096.
  return text.match(/.{1,1899}(?:\s|$)|.{1,1900}/gs) ?? [];
}
