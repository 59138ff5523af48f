import { readByRulesAlone } from "@dilo/forms/learned";
import { afterAll, describe, expect, test } from "vitest";
import { type Life, livesIn } from "../../apps/server/src/documents/official-forms/testing/forty-lives.ts";
import { printedLife } from "../../apps/server/src/documents/official-forms/testing/printed-life.ts";
import { livesElsewhere } from "./lives-elsewhere.table.ts";
import { openLanguage } from "./open-language.ts";
import { openInterview } from "./play-interview.ts";
import { twentyLives } from "./twenty-lives.table.ts";

const language = openLanguage();
afterAll(readByRulesAlone);

const lives = [...livesIn(twentyLives), ...livesIn(livesElsewhere)];

/** Answers each question that comes, agrees to what is read back, and answers once what is asked back. */
function played({ author, formType, told }: Life) {
  const channel = /typ/.test(author) ? "written" : "spoken";
  const interview = openInterview(language, { form: formType, channel });
  const askedBack: string[] = [];
  let { phase, field, situation, says } = interview.opening;
  for (let steps = 0; phase === "asking" && steps < 80; steps += 1) {
    const answer = told.find(({ question }) => question === field);
    const isRead = isRightlyRead(situation, says, answer?.written);
    const isBack = !isRead && answer !== undefined && (situation !== "asking" || askedBack.includes(answer.question));
    const isFirst = !askedBack.includes(answer?.question ?? "");
    const words = isRead ? "sí" : isBack ? (answer.then ?? "nada de eso") : (answer?.said ?? "no aplica");
    if (answer !== undefined && !isRead && isFirst) askedBack.push(answer.question);
    ({ phase, field, situation, says } = interview.step(channel === "written" ? { typed: words } : { heard: words }));
  }
  const now = interview.now();
  return { phase, answers: now.phase === "choosing" ? {} : now.answers };
}

/** A value read back, or a name asked about, is agreed to unless other family names than one's own are told. */
function isRightlyRead(situation: string, says: string, written = ""): boolean {
  const [family = ""] = written.split(" | ");
  const told = /Apellidos: (.+?)\. ¿Está bien\?/.exec(says)?.[1] ?? family;
  return (
    (situation === "confirming" && told === family) || (situation === "choosing" && says.includes("¿El nombre es "))
  );
}

test("there are twenty authors, two lives each, one of each form", () => {
  expect(new Set(lives.map(({ author }) => author)).size).toBe(20);
  expect(lives.map(({ formType }) => formType)).toEqual(lives.map((_, at) => (at % 2 === 0 ? "N-400" : "I-130")));
  expect(lives).toHaveLength(40);
});

describe.each(lives.map((life, at) => ({ who: `life ${at + 1}, ${life.formType}, ${life.author}`, life })))(
  "$who",
  ({ life }) => {
    test("comes to the review, and every box holds what was said, and lacks nothing", async () => {
      const { phase, answers } = played(life);
      expect(phase).toBe("reviewing");
      const { unsaid, lacking } = await printedLife(life, answers);
      const isOpen = (question: string) =>
        life.told.some(({ question: one, written }) => one === question && written === "?");
      expect({ unsaid, lacking: lacking.filter((question) => !isOpen(question)) }).toEqual({ unsaid: [], lacking: [] });
    });
  },
);
