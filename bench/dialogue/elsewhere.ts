// usage: npx tsx bench/dialogue/elsewhere.ts
// Every first question's answer, told at the place of every other question in four framings, by voice and in writing: whether it
// is kept for its own question and said, and the one that stands is asked again. Tells each that is lost or wrongly kept.

import { everyElsewhere, wrongIn } from "../../packages/forms/src/interview/elsewhere/testing-elsewhere.ts";

const played = [...everyElsewhere()].map((one) => ({ one, wrong: wrongIn(one) }));
const lost = played.filter(({ wrong }) => wrong.length > 0);
for (const { one, wrong } of lost)
  console.log(`${one.asked}, ${one.channel} > ${one.said}\n  WRONG ${wrong.join("; ")}`);
console.log(`Told at another question: ${played.length - lost.length} of ${played.length} kept.`);
if (lost.length > 0) process.exitCode = 1;
