// usage: npx tsx scripts/commit-message.ts FILE   refuses a commit message whose subject is not "area: what" in 70 characters
import { readFileSync } from "node:fs";
import { commitAreas, subjectProblem } from "./gates/commit-message.ts";

const problem = subjectProblem(readFileSync(process.argv[2] ?? "", "utf8"), commitAreas());
if (problem !== undefined) {
  console.error(`Commit refused. ${problem} See docs/style.md.`);
  process.exit(1);
}
