// usage: npm run nightly [-- PART ...]   the long measurements, short of each, held to their bars; ends with 1 when one is missed
// For a machine with nothing else to do: two busy cores miss bars that a quiet machine meets.
import { ensureTestTools } from "./lib/debian.ts";
import { nightlyParts, runNightly } from "./lib/nightly.ts";

await ensureTestTools();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => nightlyParts.every((part) => part.name !== name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}: ${nightlyParts.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const failed = await runNightly(nightlyParts.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
console.log(
  failed.length === 0 ? "\nEvery bar is met." : `\nMissed a bar, or could not be measured: ${failed.join(", ")}`,
);
process.exit(failed.length === 0 ? 0 : 1);
