// usage: npx tsx bench/dialogue/elsewhere.ts
// Every first question's answer, told at the place of every other question in four framings, by voice and in writing: whether it
// is kept for its own question and said, and the one that stands is asked again; and in people's own words, unnamed or in part,
// whether it waits for its question and answers no other. Tells each that is lost or wrongly kept.

import {
  everyElsewhere,
  everyInOwnWords,
  misplacedIn,
  wrongIn,
} from "../../packages/forms/src/interview/elsewhere/testing-elsewhere.ts";

const played = [...everyElsewhere()].map((one) => ({ one, wrong: wrongIn(one) }));
const lost = played.filter(({ wrong }) => wrong.length > 0);
for (const { one, wrong } of lost)
  console.log(`${one.asked}, ${one.channel} > ${one.said}\n  WRONG ${wrong.join("; ")}`);
console.log(`Told at another question: ${played.length - lost.length} of ${played.length} kept.`);
const unnamed = [...everyInOwnWords()].map((one) => ({ one, wrong: misplacedIn(one) }));
const misplaced = unnamed.filter(({ wrong }) => wrong.length > 0);
for (const { one, wrong } of misplaced)
  console.log(`${one.asked}, ${one.channel} > ${one.said}\n  WRONG ${wrong.join("; ")}`);
console.log(`In their own words: ${unnamed.length - misplaced.length} of ${unnamed.length} wait for their question.`);
if (lost.length + misplaced.length > 0) process.exitCode = 1;
