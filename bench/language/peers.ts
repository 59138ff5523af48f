// Installs the libraries we compare with, outside the workspaces and on demand, and wraps each as a reader of cases.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AnswerKind } from "@dilo/forms";
import type { Case, Reading } from "./cases.ts";

const folder = fileURLToPath(new URL("../../node_modules/.cache/dilo-language-peers/", import.meta.url));
const dependencies = {
  "@microsoft/recognizers-text-suite": "1.3.1",
  addresser: "1.1.22",
  "any-date-parser": "2.2.4",
  "chrono-node": "2.10.3",
  "libphonenumber-js": "1.13.16",
  "parse-address": "1.1.2",
};

function install() {
  if (existsSync(`${folder}node_modules/parse-address`)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}package.json`, JSON.stringify({ private: true, dependencies }, null, 2));
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
  });
}

/** A library and the kinds of answers it reads. */
export type Peer = { name: string; kinds: readonly AnswerKind[]; read: (example: Case) => Reading };

const value = (found: Reading["value"] | false): Reading =>
  found ? { status: "value", value: found } : { status: "unknown" };

/** Opens the peers. Each is called the way its own readme shows first. */
export function openPeers(): Peer[] {
  install();
  const load = createRequire(`${folder}package.json`);
  const recognizers = load("@microsoft/recognizers-text-suite");
  const chrono = load("chrono-node");
  const anyDate = load("any-date-parser");
  const { parsePhoneNumberFromString } = load("libphonenumber-js");
  const addresser = load("addresser");
  const parseAddress = load("parse-address");
  const spanish = recognizers.Culture.Spanish;
  const day = (date: Date | null | undefined) =>
    date instanceof Date && !Number.isNaN(date.getTime()) && date.toLocaleDateString("en-CA");
  return [
    {
      name: "recognizers-text-suite 1.3.1",
      kinds: ["date", "number", "phone"],
      read: ({ kind, heard, today }) => recognized(recognizers, spanish, { kind, heard, today }),
    },
    {
      name: "chrono-node 2.10.3 (es)",
      kinds: ["date"],
      read: ({ heard, today }) => value(day(chrono.es.parseDate(heard, new Date(`${today}T12:00:00`)))),
    },
    {
      name: "any-date-parser 2.2.4 (es)",
      kinds: ["date"],
      read: ({ heard }) => value(day(anyDateOf(anyDate, heard))),
    },
    {
      name: "libphonenumber-js 1.13.16",
      kinds: ["phone"],
      read: ({ heard }) => value(parsePhoneNumberFromString(heard, "US")?.number),
    },
    { name: "addresser 1.1.22", kinds: ["address"], read: ({ heard }) => value(addressed(addresser, heard)) },
    { name: "parse-address 1.1.2", kinds: ["address"], read: ({ heard }) => value(parsed(parseAddress, heard)) },
  ];
}

export type FoundValue = { type?: string; value?: string };
export type Recognize = (
  heard: string,
  culture: string,
  options?: undefined,
  today?: Date,
) => { resolution?: FoundValue & { values?: FoundValue[] } }[];

function recognized(
  recognizers: Record<"recognizeDateTime" | "recognizeNumber" | "recognizePhoneNumber", Recognize>,
  spanish: string,
  { kind, heard, today }: Pick<Case, "kind" | "heard" | "today">,
) {
  if (kind === "date") {
    const found = recognizers.recognizeDateTime(heard, spanish, undefined, new Date(`${today}T12:00:00`));
    return value(found[0]?.resolution?.values?.find((each) => each.type === "date")?.value);
  }
  const found =
    kind === "number" ? recognizers.recognizeNumber(heard, spanish) : recognizers.recognizePhoneNumber(heard, spanish);
  return value(found[0]?.resolution?.value);
}

export type DateParser = { fromString: (heard: string, locale: string) => unknown };
function anyDateOf(library: DateParser & { default?: DateParser }, heard: string) {
  const parser = library.default ?? library;
  const found = parser.fromString(heard, "es");
  return found instanceof Date ? found : undefined;
}

function addressed(addresser: { parseAddress: (heard: string) => Record<string, string> }, heard: string) {
  try {
    const {
      addressLine1 = "",
      addressLine2 = "",
      placeName = "",
      stateAbbreviation = "",
      zipCode = "",
    } = addresser.parseAddress(heard);
    return { line: addressLine1, unit: addressLine2, city: placeName, state: stateAbbreviation, zip: zipCode };
  } catch {
    return undefined;
  }
}

function parsed(parseAddress: { parseLocation: (heard: string) => Record<string, string> | null }, heard: string) {
  const found = parseAddress.parseLocation(heard);
  if (!found?.["zip"]) return undefined;
  const { number = "", prefix = "", street = "", type = "", suffix = "" } = found;
  const line = [number, prefix, street, type, suffix].filter((part) => part !== "").join(" ");
  const { sec_unit_type: unitType = "", sec_unit_num: unit = "", city = "", state = "", zip = "" } = found;
  return { line, unit: `${unitType} ${unit}`.trim(), city, state, zip };
}
