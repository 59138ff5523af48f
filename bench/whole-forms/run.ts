// usage: npm run bench:whole-forms [-- <lives>] [--first <life>] [--form <form>] [--misses] [--record]
// Whole forms answered by invented people, and read back from their boxes.
// Every life answers each question that comes to it, listens to what is read back, and is printed. Ten people say things
// each in their own way, aloud as a recogniser writes it and in writing. The ways are the project's own: what strangers
// say is judged elsewhere. Needs the official forms and their lists beside the project.
import { parseArgs } from "node:util";
import { formTypes } from "@dilo/forms";
import { openLanguage } from "../../scripts/language/open-language.ts";
import { endUnlessAble, numberNamed, openFigures, partsNamed } from "../figures.ts";
import { misplaced, whyNoForms } from "./boxes.ts";
import { isSame, playWhole } from "./play.ts";
import { measurePrinting } from "./printing.ts";
import { type Astray, astray } from "./stopped.ts";
import { measureUsualLife } from "./usual.ts";

const language = openLanguage();

endUnlessAble(whyNoForms);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    first: { type: "string", default: "1" },
    form: { type: "string" },
    misses: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
  },
});
if (options.form !== undefined) partsNamed(formTypes, [options.form]);
const lives = numberNamed(20, positionals[0]);
const first = numberNamed(1, options.first);
const { row, close } = openFigures("whole-forms");

for (const form of formTypes.filter((one) => one === (options.form ?? one))) {
  const stopped: { readonly stops: number; readonly astray: readonly Astray[] }[] = [];
  const counts = { asked: 0, wrong: 0, unanswered: 0, steps: 0, incomplete: 0, repeated: 0, looked: 0, misplaced: 0 };
  for (let seed = first; seed < first + lives; seed += 1) {
    // Ten people, each aloud and in writing.
    const played = playWhole(language, { form, seed, channel: seed % 20 < 10 ? "spoken" : "written" });
    const wrong = [...played.meant].filter(([id, { value }]) => !isSame(played.kept[id], value));
    const printed = await misplaced(form, played.answers);
    // Of one life aloud and one in writing every question is left and come back to.
    if (seed === first || seed === first + 10)
      stopped.push({ stops: played.stops.length, astray: await astray(language, form, played.stops) });
    counts.asked += played.meant.size;
    counts.wrong += wrong.length;
    counts.unanswered += new Set(played.unanswered).size;
    counts.steps += played.lines.length;
    counts.repeated += played.repeated.size;
    counts.incomplete += played.isComplete ? 0 : 1;
    counts.looked += printed.looked;
    counts.misplaced += printed.wrong.length;
    if (!options.misses) continue;
    for (const [id, { value }] of wrong)
      console.log(`life ${seed}: ${id}`, JSON.stringify(value), JSON.stringify(played.kept[id]));
    for (const [id, said] of played.repeated) console.log(`life ${seed}: ${id} was not taken:`, said);
    for (const id of new Set(played.unanswered)) console.log(`life ${seed}: ${id} had no answer`);
    for (const { id, wanted, found } of printed.wrong)
      console.log(`life ${seed}: ${id} printed`, JSON.stringify(wanted), JSON.stringify(found));
  }
  const each = (count: number) => Math.round(count / lives);
  row(`${form}, ${lives} lives: answers that mean otherwise`, `${counts.wrong} of ${counts.asked}`, {
    goal: "0",
    isMet: counts.wrong === 0,
  });
  row(`${form}: questions left without an answer`, `${counts.unanswered}; ${counts.incomplete} forms not ended`, {
    goal: "0",
    isMet: counts.unanswered + counts.incomplete === 0,
  });
  row(`${form}: answers that do not stand in their boxes`, `${counts.misplaced} of ${counts.looked}`, {
    goal: "0",
    isMet: counts.misplaced === 0,
  });
  const lost = stopped.flatMap((one) => one.astray);
  if (options.misses) for (const { by, stood, asked } of lost) console.log(`by ${by}: ${stood}, and then ${asked}`);
  const left = stopped.reduce((sum, { stops }) => sum + stops, 0);
  row(
    `${form}: stopped at a question and come back by draft and by PDF: asked another one`,
    `${lost.length} of ${left}`,
    {
      goal: "0",
      isMet: lost.length === 0,
    },
  );
  row(`${form}: questions, and turns of the person, each life`, `${each(counts.asked)}, ${each(counts.steps)}`);
  row(`${form}: first sayings that were not taken for what they mean`, `${counts.repeated} of ${counts.asked}`);
}
if (positionals.length === 0 && options.form === undefined) {
  measureUsualLife(language, row);
  await measurePrinting(language, row);
}
process.exitCode = close();
