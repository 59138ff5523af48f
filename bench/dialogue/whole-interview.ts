import { spawnSync } from "node:child_process";
import type { Language } from "../../scripts/language/open-language.ts";
import { openInterview } from "../../scripts/language/play-interview.ts";
import type { openFigures } from "../figures.ts";
import { greetingSaid, secondsOf, silenceAround } from "./seconds.ts";
import { playPerson } from "./whole-person.ts";

const bars = { turns: 22, seconds: 260 };

/**
 * How long a whole N-400 takes by voice, four answers misheard. The time is that of the sounds and of the silence
 * around each answer; nobody waits for it. Needs espeak-ng.
 * @param options where its row goes, and whether every line of it is told as well
 */
export function timeWholeInterview(
  language: Language,
  { row, isTold }: Pick<ReturnType<typeof openFigures>, "row"> & { isTold: boolean },
): void {
  if (spawnSync("espeak-ng", ["--version"]).error !== undefined) {
    console.log("\nA whole interview was not timed: espeak-ng is missing.");
    return;
  }
  const interview = openInterview(language, { form: "N-400" });
  const lines = playPerson(language, interview);
  const prompts = [greetingSaid, interview.opening.says, ...lines.map(({ says }) => says)];
  const assistant = prompts.map((says) => secondsOf(says, "assistant"));
  const person = lines.map(({ said }) => secondsOf(said, "person"));
  const silence = lines.map(({ field, situation }) => silenceAround(field, situation));
  const all = sum(assistant) + sum(person) + sum(silence);
  const longest = `the assistant talks ${sum(assistant).toFixed(0)} s, longest prompt ${Math.max(...assistant).toFixed(1)} s`;
  row("a whole N-400 by voice, four answers misheard", `${lines.length} turns, ${all.toFixed(0)} s; ${longest}`, {
    goal: `${bars.turns} turns, ${bars.seconds} s`,
    isMet: lines.length <= bars.turns && all <= bars.seconds,
  });
  if (isTold) {
    for (const [at, { said, heard, says }] of lines.entries())
      console.log(`> ${said}${heard === said ? "" : ` [${heard}]`}\n< ${says} (${assistant[at + 2]?.toFixed(1)} s)`);
  }
}

function sum(all: readonly number[]) {
  return all.reduce((total, one) => total + one, 0);
}
