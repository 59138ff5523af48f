import assert from "node:assert/strict";
import { join } from "node:path";
import { root } from "../../scripts/bootstrap.mjs";
import { test } from "../fixtures/test.ts";
import type { Probe } from "./probes/probe.ts";
import { probes } from "./probes/probes.table.ts";
import { openSdkSite } from "./sdk-site.ts";

interface Said {
  readonly isAccepted: boolean;
  /** What it threw, then what it logged. */
  readonly said: readonly string[];
}

interface Answers {
  readonly probe: Probe;
  readonly real: Said;
  readonly ours: Said;
}

const from = (path: string) => JSON.stringify(join(root, path));
const script = `import Daily from "@daily-co/daily-js";
import { assertCommandAllowed } from ${from("packages/voice/src/room-commands/room-commands.ts")};
import { openRulesPage } from ${from("e2e/sdk/rules-page.mjs")};
openRulesPage({ Daily, assertCommandAllowed });
`;
const fewestProbes = 150;

test("Our rules accept and refuse what the real daily-js 0.84.0 does, with its sentences", async ({
  cleanUp,
  problems,
  page,
}) => {
  assert.ok(probes.length >= fewestProbes, `${probes.length} probes`);
  const alias = { "@daily-co/daily-js": join(root, "node_modules/@daily-co/daily-js") };
  const site = await openSdkSite({ script, alias });
  cleanUp(site.close);
  await page.goto(site.origin);
  const answers: Answers[] = await page.evaluate((all) => globalThis.askBoth(all), probes);
  assert.equal(answers.length, probes.length);
  const differing = answers.filter((one) => !isAlike(one));
  const say = ({ probe, real, ours }: Answers) =>
    `${probe.command} ${JSON.stringify(probe.input).slice(0, 120)}: real ${told(real)}; ours ${told(ours)}`;
  assert.deepEqual(differing.filter(({ probe }) => probe.differs === undefined).map(say), []);
  // A difference that is gone needs no reason.
  assert.deepEqual(answers.filter((one) => one.probe.differs !== undefined && isAlike(one)).map(say), []);
  problems.splice(0);
});

const told = ({ isAccepted, said }: Said) => (isAccepted ? "accepts" : `refuses: ${said.join(" | ").slice(0, 400)}`);

function isAlike({ real, ours }: Answers): boolean {
  if (real.isAccepted !== ours.isAccepted) return false;
  if (real.isAccepted) return true;
  const [sentence = ""] = ours.said.map(plain);
  const [thrown = ""] = real.said.map(plain);
  // Ours may say more: it adds what the library only tells the console.
  return sentence.startsWith(thrown) || thrown.startsWith(sentence);
}

/** Its sentences without their slips. */
function plain(sentence: string): string {
  return sentence
    .replace("paramater", "parameter")
    .replace("must starts with", "must start with")
    .replace("suppported", "supported")
    .trim()
    .toLowerCase();
}
