import { aloud, linesOf } from "../../lines.ts";
import type { Reviewing } from "../../state.ts";
import type { Scene } from "../scene.ts";

/** "¿Cómo quedó la dirección?", and behind it "está bien": said where one answer was just heard, a yes is of that one. */
export function isOfOne({ interview, text }: Scene<Reviewing>): boolean {
  const heard = linesOf(interview).map((line) => aloud(line));
  const isHeard = interview.reply.prompts.some((prompt) => "text" in prompt && heard.includes(prompt.text));
  return interview.point === undefined && isHeard && !/\btod[oa]s?\b/i.test(text);
}
