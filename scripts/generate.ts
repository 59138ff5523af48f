// usage: npm run generate   writes every file that is made from others: notices, the voice package's tables, the platform's operations and differences, the interview's chart, the figures
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourceHash } from "../bench/figures/source-hash.ts";
import { type Subject, subjects } from "../bench/figures/subjects.ts";
import { type Recorded, recorded } from "../bench/figures.ts";
import { interviewChart } from "../packages/forms/src/interview/chart.ts";
import { isStarted, root } from "./bootstrap.mjs";
import { withDifferences, withOperations } from "./check/platform-reference.ts";

/** What we read of a package in the lock. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
}

/**
 * The page of the packages that run with Dilo and their licences, from the lock. Packages for development are left out.
 * @param packages of the lock
 */
export function noticesPage(packages: Readonly<Record<string, LockedPackage>>) {
  const rows = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(
      ([path, { version, license }]) =>
        `| ${path.split("node_modules/").pop()} | ${version} | ${license ?? "see the package"} |`,
    );
  return `# Third-party notices

Packages from npm that are installed to run Dilo. Each package carries its licence's text. Made by \`npm run generate\`.

\`@echogarden/espeak-ng-emscripten\` is under GPL-3.0. It is optional, runs in a process of its own, and is not part of what the browser
loads: without it, speech comes from an installed \`espeak-ng\` or a service. Whoever passes Dilo on together with it passes it on under
that licence.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].sort().join("\n")}
`;
}

/** The packages of the project's lock. */
export const lockedPackages = (): Readonly<Record<string, LockedPackage>> =>
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;

const head = `# What we measured

Made by \`npm run generate\` from what the benches recorded (\`bench/figures\`); a bench records when it is given \`--record\`. A figure
names the commit it was measured at, with a "+" where files were changed beside it; it is **old** once the code it measures (\`bench/figures/subjects.ts\`) is no
longer what it was then. Compare figures of one table, not
across machines: two cores, which others may have used (the load is that of the minute before). Older figures are in git's history.
`;

/**
 * The page, whole.
 * @param read what was recorded of a subject, and what its code is now
 */
export function figuresPage(read: Read = { recorded, sourceNow }): string {
  const names = Object.keys(subjects) as Subject[];
  return [head, ...names.map((subject) => section(subject, read))].join("\n");
}

interface Read {
  readonly recorded: (subject: Subject) => readonly Recorded[];
  readonly sourceNow: (subject: Subject) => string;
}

function sourceNow(subject: Subject): string {
  return sourceHash(subjects[subject].measures);
}

function section(subject: Subject, read: Read): string {
  const { title, command } = subjects[subject];
  const rows = read.recorded(subject);
  if (rows.length === 0) return `## ${title}\n\nNot recorded since figures are: \`${command}\`.\n`;
  const hasPeer = rows.some(({ peer }) => peer !== undefined);
  const columns = ["what", "goal", "today", ...(hasPeer ? ["peer"] : []), "measured"];
  const source = read.sourceNow(subject);
  const body = rows.map((row) => `| ${[...cells(row, hasPeer), measured(row, source)].join(" | ")} |`);
  return [
    `## ${title}\n`,
    `\`${command}\`\n`,
    `| ${columns.join(" | ")} |`,
    `|${"---|".repeat(columns.length)}`,
    ...body,
    "",
  ].join("\n");
}

function cells({ what, goal = "", today, isMet, peer = "" }: Recorded, hasPeer: boolean): string[] {
  return [what, goal, isMet === false ? `${today} **missed**` : today, ...(hasPeer ? [peer] : [])];
}

/** When and where, and whether of this code. @param sourceNow of the code as it stands */
function measured({ date, commit, machine, source }: Recorded, sourceNow: string): string {
  const load = /load [\d.]+/.exec(machine)?.[0] ?? machine;
  return `${date}, ${commit}, ${load}${source === sourceNow ? "" : ", **old**"}`;
}

const source = (file: string) => readFileSync(join(root, "packages/voice/src", file), "utf8");

/** A documented member: its comment, and what is declared after it up to the line's end. */
const member = /\n {2}(?:\/\*\*\s*([\s\S]*?)\s*\*\/\s*\n {2})?(?:readonly )?(?:async )?("?[\w-]+"?)(\??)([:(][^\n]*)/g;

/**
 * The tables of the package's README: options, events, methods and error codes, as the types declare them.
 * @returns Markdown
 */
export function voiceReference(): string {
  return [
    "### Options",
    table(
      ["option", "type", "what it does"],
      membersOf("call/voice-call-options.ts", "VoiceCallOptions").map(optionRow),
    ),
    "For Daily's rooms only:",
    table(["option", "type", "what it does"], membersOf("rooms/media-room.ts", "CallOptions").map(optionRow)),
    "### Whom to call: `start(options)`",
    table(["option", "type", "what it does"], membersOf("call/voice-call-options.ts", "StartOptions").map(optionRow)),
    "### Events",
    table(["event", "arguments", "when"], membersOf("call/call-events.ts", "CallEvents").map(eventRow)),
    "### Methods",
    table(["method", "what it does"], methods()),
    "### Error codes",
    table(["code", "what happened"], codes()),
  ].join("\n\n");
}

type Member = ReturnType<typeof membersOf>[number];

function membersOf(file: string, name: string) {
  const text = source(file);
  const start = text.indexOf(`export interface ${name}`);
  const body = text.slice(text.indexOf("{", start), text.indexOf("\n}", start) + 1);
  return [...body.matchAll(member)].map(([, comment = "", field = "", optional, declared = ""]) => ({
    name: field.replaceAll('"', ""),
    isOptional: optional === "?",
    type: declared.replace(/^:\s*/, "").replace(/( \| undefined)?;$/, ""),
    comment: plain(comment),
  }));
}

const optionRow = ({ name, isOptional, type, comment }: Member) => [
  `\`${name}\`${isOptional ? "" : " (required)"}`,
  `\`${escaped(type)}\``,
  comment,
];
const eventRow = ({ name, type, comment }: Member) => [`\`${name}\``, `\`${escaped(type)}\``, comment];

function methods() {
  const text = source("call/voice-call.ts");
  const body = text.slice(text.indexOf("export class VoiceCall"), text.indexOf("\n  #joined("));
  const found = [
    ...body.matchAll(/\n {2}\/\*\*\s*([\s\S]*?)\s*\*\/\n {2}(?:async )?(get )?([a-z]\w+)(?:<[^>]*>)?\(([^\n]*)/g),
  ];
  return found
    .filter(([, , , name]) => name !== "constructor")
    .map(([, comment = "", getter, name]) => [`\`${name}${getter ? "" : "()"}\``, plain(comment)]);
}

function codes() {
  const fatal = readFileSync(join(root, "packages/api/src/room/protocol.ts"), "utf8");
  const room = listOf(fatal, "FatalRoomError").map(([code]) => [`\`${code}\``, meaning[code]]);
  const text = source("voice-error.ts");
  const own = ["DeviceErrorCode", "UsageErrorCode", "VoiceErrorCode"].flatMap((name) => listOf(text, name));
  return [...room, ...own.map(([code, comment]) => [`\`${code}\``, comment || meaning[code]])];
}

/** The strings of a union, with their comments. */
function listOf(text: string, name: string) {
  const start = text.indexOf(`export type ${name}`);
  const body = text.slice(start, text.indexOf(";\n", start));
  return [...body.matchAll(/(?:\/\*\*\s*([^\n]*?)\s*\*\/\s*)?(?:\||=)\s*"([\w-]+)"/g)].map(
    ([, comment = "", code = ""]) => [code, plain(comment)] as const,
  );
}

/** What codes mean whose types say no more than their name. */
const meaning: Readonly<Record<string, string>> = {
  connection: "The connection to the room was lost, or not made.",
  "end-of-life": "The library is too old for its server.",
  "no-room": "There is no such room: the call has ended.",
  "exp-room": "The room has expired.",
  "exp-token": "The room's token has expired.",
  "nbf-room": "The room is not open yet.",
  "nbf-token": "The room's token is not valid yet.",
  "meeting-full": "The room is full.",
  "not-allowed": "The person may not enter the room.",
  ejected: "The room has put the person out, or the call goes on in another place.",
  permissions: "The person or the browser does not allow the microphone.",
  "not-found": "There is no such device.",
  "in-use": "Another program uses the device, or it stopped.",
  constraints: "No device can do what was asked.",
  "only-after-join": "Only in a call.",
  "not-after-join": "Only before a call.",
  "already-joined": "The room was joined already.",
  "in-progress": "A call is in progress.",
  "message-too-large": "An app message has more than 4096 characters, escaped and quoted.",
  invalid: "An option or an input is wrong; the message says which, and what it must be.",
  "not-supported": "This room or this browser cannot do it.",
};

const plain = (comment: string) => {
  const text = comment.replaceAll(/(^|\s*\n)\s*\*\s*/g, " ").replaceAll(/(^| )@(throws|returns) /g, "$1$2: ");
  return escaped(text.trim());
};
const escaped = (text: string) => text.replaceAll("|", "\\|");

function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const [begin, end] = ["<!-- The tables below are written by npm run generate. -->", "<!-- End of the tables. -->"];

/** The README with its tables as the types declare them. */
export function withReference(readme: string) {
  const [before = "", rest = ""] = readme.split(begin);
  const after = rest.split(end)[1] ?? "";
  return `${before}${begin}\n\n${voiceReference()}\n\n${end}${after}`;
}

if (isStarted(import.meta.url)) {
  const voiceReadme = readFileSync(join(root, "packages/voice/README.md"), "utf8");
  const guides = readFileSync(join(root, "docs/guides.md"), "utf8");
  const platformPage = readFileSync(join(root, "docs/platform.md"), "utf8");
  const pages = {
    "docs/platform.md": withOperations(platformPage),
    "docs/guides.md": withDifferences(guides),
    "THIRD-PARTY-NOTICES.md": noticesPage(lockedPackages()),
    "packages/voice/README.md": withReference(voiceReadme),
    "docs/figures.md": figuresPage(),
    "docs/interview.md": interviewChart(),
  };
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text);
}
