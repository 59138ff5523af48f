// @ts-check
// usage: node bench/dialogue/whole-interview.mjs [--lines]   how long a whole N-400 takes by voice, four answers misheard
// Needs espeak-ng. Nobody waits: the time is that of the sounds and of the silence that ends each answer.
import { spawnSync } from "node:child_process";
import { openLanguage } from "../../scripts/language.mjs";
import { openInterview } from "../../scripts/lib/play-interview.mjs";
import { greetingSaid, secondsOf, silenceAfter } from "./seconds.mjs";
import { playPerson } from "./whole-person.mjs";

if (spawnSync("espeak-ng", ["--version"]).error !== undefined) {
  console.log("not run: espeak-ng is missing");
  process.exit(1);
}
const bars = { turns: 22, seconds: 260 };
const language = await openLanguage();
const interview = openInterview(language, { form: "N-400" });
const lines = playPerson(language, interview);
const assistant = [greetingSaid, interview.opening.says, ...lines.map(({ says }) => says)].map((says) =>
  secondsOf(says, "assistant"),
);
const person = lines.map(({ said }) => secondsOf(said, "person"));
const silence = lines.map(({ field, situation }) => silenceAfter(field, situation));
/** @param {readonly number[]} all */
const sum = (all) => all.reduce((total, one) => total + one, 0);
const all = sum(assistant) + sum(person) + sum(silence);
if (process.argv.includes("--lines")) {
  for (const [at, { said, heard, says }] of lines.entries())
    console.log(`> ${said}${heard === said ? "" : ` [${heard}]`}\n< ${says} (${assistant[at + 2]?.toFixed(1)} s)`);
}
console.log("| turns of the person | seconds | the assistant talks | longest prompt |\n|--:|--:|--:|--:|");
console.log(
  `| ${lines.length} | ${all.toFixed(0)} | ${sum(assistant).toFixed(0)} | ${Math.max(...assistant).toFixed(1)} s |`,
);
if (lines.length > bars.turns || all > bars.seconds) process.exitCode = 1;
