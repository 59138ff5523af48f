import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/lib/built.mjs";
import { root } from "../scripts/lib/run.mjs";
import { none, sum } from "../scripts/lib/tally.mjs";
import { tellStory } from "./tell-story.mjs";

const folder = join(root, "e2e");

/**
 * Tells the stories of this folder in two lanes: those with sound one after another, because sound is heard in real
 * time, and beside them the silent ones. A product that does not build counts as one failure.
 * @param {{ chromium: string, only?: string, tellings?: number }} options `only`: part of the file names to run;
 *   `tellings`: how often a story that fails is told at most. One that holds only the second time is named as unsteady.
 * @returns {Promise<import("../scripts/lib/tally.mjs").Tally>}
 */
export async function runStories({ chromium, only = "", tellings = 1 }) {
  try {
    await ensureBuilt();
  } catch (error) {
    console.log(error.message);
    return { ...none, failed: 1 };
  }
  const files = (await readdir(folder)).filter((file) => file.endsWith(".e2e.mjs") && file.includes(only)).sort();
  const stories = await Promise.all(files.map(async (file) => ({ file, story: await import(join(folder, file)) })));
  const lanes = [stories.filter(({ story }) => story.hasSound), stories.filter(({ story }) => !story.hasSound)];
  return sum(await Promise.all(lanes.map((lane) => runLane(lane, { chromium, tellings }))));
}

async function runLane(lane, options) {
  const tallies = [];
  for (const { file, story } of lane) tallies.push(await judge(file, story, options));
  return sum(tallies);
}

async function judge(file, story, { chromium, tellings }) {
  const lack = await story.needs?.();
  if (lack) {
    console.log(`not run ${story.name} (${file}): ${lack}`);
    return { ...none, skipped: 1 };
  }
  for (let telling = 1; ; telling += 1) {
    const began = performance.now();
    const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
    try {
      await tellStory(file, story, chromium);
      console.log(`${telling === 1 ? "ok      " : "UNSTEADY"} ${story.name} (${seconds()} s)`);
      return { ...none, passed: 1 };
    } catch (error) {
      const isLast = telling >= tellings;
      console.log(
        `${isLast ? "FAILED" : "failed, told again:"} ${story.name} (${file}, ${seconds()} s)\n${error.stack}`,
      );
      if (isLast) return { ...none, failed: 1 };
    }
  }
}
