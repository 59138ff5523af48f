/** Folders of source, from the project's root. */
const forms = ["packages/forms/src", "packages/foundation/src"];
const server = ["apps/server/src", "packages/api/src", "packages/platform/src", ...forms];
const page = ["apps/web/src", "packages/api/src", "packages/voice/src", ...forms];

/**
 * What is measured, in the order of docs/figures.md, by which command, and of which code: a figure is old once that has
 * changed, the bench itself included.
 */
export const subjects = {
  start: {
    title: "Starts",
    command: "npm run bench:start",
    measures: [...server, "bench/start"],
  },
  page: {
    title: "The page on a slow phone",
    command: "npx tsx bench/page/load.ts",
    measures: [...page, ...server, "bench/page"],
  },
  weight: {
    title: "What a phone loads",
    command: "node scripts/run.mjs page-weight",
    measures: [...page, "apps/web/index.html", "apps/web/vite.config.ts", "scripts/page-weight.ts"],
  },
  language: {
    title: "How well answers are understood",
    command: "npx tsx bench/language/figures.ts",
    measures: [...forms, "bench/language"],
  },
  "by-ear": {
    title: "English names by a Spanish ear, and by thumb",
    command: "npx tsx bench/language/by-ear.ts",
    measures: [...forms, "bench/language"],
  },
  walk: {
    title: "How far an answer walks",
    command: "npx tsx bench/dialogue/walk.ts",
    measures: [...forms, "bench/dialogue"],
  },
  dialogue: {
    title: "Right in the end",
    command: "npm run bench:dialogue",
    measures: [...forms, "bench/dialogue"],
  },
  "whole-forms": {
    title: "Whole forms",
    command: "npm run bench:whole-forms",
    measures: [...forms, "apps/server/src/documents", "bench/whole-forms"],
  },
  harm: {
    title: "No harm",
    command: "npm run bench:harm",
    measures: [...forms, "bench/dialogue"],
  },
  call: {
    title: "Calls",
    command: "npm run bench:call",
    measures: [
      "packages/api/src",
      "packages/foundation/src",
      "packages/platform/src",
      "packages/voice/src",
      "bench/call",
    ],
  },
  hearing: {
    title: "Hearing in a real room",
    command: "npm run bench:hearing",
    measures: [
      "packages/platform/src/audio",
      "packages/platform/src/calls",
      "packages/platform/src/speech",
      "apps/server/src/calls",
      "bench/hearing",
    ],
  },
  telephone: {
    title: "The telephone",
    command: "npm run bench:telephone",
    measures: ["packages/telephone/src", "packages/platform/src", "bench/telephone"],
  },
  documents: {
    title: "Official forms",
    command: "npm run bench:documents",
    measures: ["apps/server/src/documents", ...forms, "bench/documents"],
  },
  trust: {
    title: "Trust",
    command: "npm run bench:trust",
    measures: [...server, "bench/trust"],
  },
  platform: {
    title: "The platform's operations",
    command: "npm run bench:platform",
    measures: ["packages/api/src", "packages/platform/src", "bench/platform"],
  },
} as const;

export type Subject = keyof typeof subjects;
