import { heardOf } from "../../lines.ts";
import type { Reviewing } from "../../state.ts";
import type { Scene } from "../scene.ts";

/** "¿Cómo quedó la dirección?", and behind it "está bien": said where one answer was just heard, a yes is of that one. */
export function isOfOne({ interview, text }: Scene<Reviewing>): boolean {
  return interview.point === undefined && heardOf(interview) !== undefined && !/\btod[oa]s?\b/i.test(text);
}
