import { describe, expect, test } from "vitest";
import { renderReply } from "../../../prompts/prompt.ts";
import { topicAnswers } from "../../../prompts/topics.ts";
import { next } from "../../interview.ts";
import { everySituation, heardOut, tell } from "../../testing-situations.ts";

const complaints = [
  "hable más fuerte, no oigo",
  "no la escucho bien",
  "no le oigo nada, súbale",
  "se oye muy quedito joven",
  "hábleme duro, estoy medio sordo",
  "¿cómo le subo al volumen?",
  "I can't hear you",
];

describe.each(everySituation)("$situation, $channel", ({ interview, channel }) => {
  test.each(complaints)("%s: it is told where the volume is, and the prompt comes again", (words) => {
    const after = heardOut(interview, tell(words, channel));

    const said = renderReply(after.reply, channel);
    expect(said).toContain(topicAnswers.volume.spanish);
    expect("answers" in after ? after.answers : {}).toEqual("answers" in interview ? interview.answers : {});
  });

  test("louder and slower in one breath: both are answered", () => {
    const [after] = next(interview, tell("hábleme despacio que ya no oigo bien", channel));

    if (interview.phase === "complete") return;
    expect(after.pace).toBeLessThan(1);
    expect(renderReply(after.reply, channel)).toContain(topicAnswers.volume.spanish);
  });
});

test("who asks again and again for less speed is told when there is no less", () => {
  const [asking] = everySituation.filter(({ situation, channel }) => situation === "asking" && channel === "spoken");
  let interview = asking?.interview;
  for (const turn of ["one", "two", "three"])
    interview = interview && heardOut(interview, tell("más despacito", "spoken", turn));

  expect(interview && renderReply(interview.reply, "spoken")).toMatch(/^Ya hablo lo más despacio que puedo\./);
});
