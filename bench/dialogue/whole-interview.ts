import { spawnSync } from "node:child_process";
import type { Language } from "../../scripts/language/open-language.ts";
import { openInterview } from "../../scripts/language/play-interview.ts";
import { greetingSaid, secondsOf, silenceAround } from "./seconds.ts";
import { playPerson } from "./whole-person.ts";

const bars = { turns: 22, seconds: 260 };

/**
 * Prints how long a whole N-400 takes by voice, four answers misheard. The time is that of the sounds and of the
 * silence around each answer; nobody waits for it. Needs espeak-ng.
 * @param isTold every line of it as well
 * @returns whether it is within its bars
 */
export function timeWholeInterview(language: Language, isTold: boolean): boolean {
  if (spawnSync("espeak-ng", ["--version"]).error !== undefined) {
    console.log("\nA whole interview was not timed: espeak-ng is missing.");
    return true;
  }
  const interview = openInterview(language, { form: "N-400" });
  const lines = playPerson(language, interview);
  const prompts = [greetingSaid, interview.opening.says, ...lines.map(({ says }) => says)];
  const assistant = prompts.map((says) => secondsOf(says, "assistant"));
  const person = lines.map(({ said }) => secondsOf(said, "person"));
  const silence = lines.map(({ field, situation }) => silenceAround(field, situation));
  const all = sum(assistant) + sum(person) + sum(silence);
  console.log("\nA whole N-400 by voice, four answers misheard\n");
  console.log("| turns of the person | seconds | the assistant talks | longest prompt |\n|--:|--:|--:|--:|");
  const longest = Math.max(...assistant);
  console.log(`| ${lines.length} | ${all.toFixed(0)} s | ${sum(assistant).toFixed(0)} s | ${longest.toFixed(1)} s |`);
  if (isTold) {
    for (const [at, { said, heard, says }] of lines.entries())
      console.log(`> ${said}${heard === said ? "" : ` [${heard}]`}\n< ${says} (${assistant[at + 2]?.toFixed(1)} s)`);
  }
  return lines.length <= bars.turns && all <= bars.seconds;
}

function sum(all: readonly number[]) {
  return all.reduce((total, one) => total + one, 0);
}
