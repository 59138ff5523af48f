// usage: npm run bench:trust [-- parts] [--short | --size=N]   what is left of what was acknowledged, and what odd input does
// Parts, all when none is named: kills, storm, shared, fuzz, frames, crowd, load, starved, bodies, uploads. Built servers, each in a process of its own (bodies: none); kills and storm
// need PostgreSQL (Debian: postgresql), storm also nginx (nginx-light) and espeak-ng, shared nginx and Redis (redis-server). Ends with 1 when a goal is missed.
// --short: the same for a few seconds each; --size=N: each part's own measure (people, seconds, requests); --record keeps the figures for docs/figures.md.

import { whyNoSpeech } from "@dilo/testing/espeak";
import { whyNoPostgres } from "@dilo/testing/postgres";
import { whyNoRedis } from "@dilo/testing/redis";
import { whyNoNginx } from "../../apps/server/src/testing/testing-nginx.ts";
import { ensureBuilt } from "../../scripts/bootstrap.mjs";
import { machine, numberNamed, openFigures, partsNamed } from "../figures.ts";
import { bodies } from "./bodies.ts";
import { crowd } from "./crowd.ts";
import { frames } from "./frames.ts";
import { fuzz } from "./fuzz.ts";
import { kills } from "./kills.ts";
import { load } from "./load.ts";
import { shared } from "./shared.ts";
import { starved } from "./starved.ts";
import { storm } from "./storm.ts";
import { uploads } from "./uploads.ts";

/** Each part's own measure, whole and short, and why it cannot be run here. */
const parts = {
  kills: { run: kills, whole: 25, short: 2, why: whyNoPostgres() },
  storm: { run: storm, whole: 60, short: 10, why: whyNoNginx() ?? whyNoPostgres() ?? whyNoSpeech() },
  shared: { run: shared, whole: 60, short: 20, why: whyNoNginx() ?? whyNoPostgres() ?? whyNoRedis() },
  fuzz: { run: fuzz, whole: 100_000, short: 1000, why: undefined },
  frames: { run: frames, whole: 10_000, short: 500, why: undefined },
  crowd: { run: crowd, whole: 200, short: 20, why: undefined },
  load: { run: load, whole: 600, short: 20, why: undefined },
  starved: { run: starved, whole: 10, short: 3, why: undefined },
  bodies: { run: bodies, whole: 5, short: 1, why: undefined },
  uploads: { run: uploads, whole: 60, short: 10, why: undefined },
};

const isShort = process.argv.includes("--short");
const size = process.argv.find((word) => word.startsWith("--size="))?.slice("--size=".length);
const wanted = partsNamed(Object.keys(parts));
await ensureBuilt();
const { row, close } = openFigures("trust");
console.log(`${machine()} at the start\n`);
for (const [name, { run, whole, short, why }] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  const ofPart = isShort ? short : whole;
  const much = size === undefined ? ofPart : numberNamed(ofPart, size);
  if (why !== undefined) row(name, `was not run: ${why}`, { goal: "run", isMet: false });
  else for (const { what, today, ...rest } of await run(much)) row(what, today, rest);
}
process.exit(close());
