// @ts-check
// Installs the libraries we compare with, outside the workspaces and on demand, and wraps each as a reader of cases.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

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

/** @typedef {import("./cases.mjs").Case} Case */
/** @typedef {import("./cases.mjs").Reading} Reading */

/**
 * A library and the kinds of answers it reads.
 * @typedef {{ name: string, kinds: readonly import("./cases.mjs").Kind[], read: (example: Case) => Reading }} Peer
 */

/**
 * @param {Reading["value"] | false} found
 * @returns {Reading}
 */
const value = (found) => (found ? { status: "value", value: found } : { status: "unknown" });

/**
 * Opens the peers. Each is called the way its own readme shows first.
 * @returns {Peer[]}
 */
export function openPeers() {
  install();
  const load = createRequire(`${folder}package.json`);
  const recognizers = load("@microsoft/recognizers-text-suite");
  const chrono = load("chrono-node");
  const anyDate = load("any-date-parser");
  const { parsePhoneNumberFromString } = load("libphonenumber-js");
  const addresser = load("addresser");
  const parseAddress = load("parse-address");
  const spanish = recognizers.Culture.Spanish;
  /** @param {Date | null | undefined} date */
  const day = (date) => date instanceof Date && !Number.isNaN(date.getTime()) && date.toLocaleDateString("en-CA");
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

/** @typedef {{ type?: string, value?: string }} FoundValue */
/** @typedef {(heard: string, culture: string, options?: undefined, today?: Date) => { resolution?: FoundValue & { values?: FoundValue[] } }[]} Recognize */

/**
 * @param {Record<"recognizeDateTime" | "recognizeNumber" | "recognizePhoneNumber", Recognize>} recognizers
 * @param {string} spanish
 * @param {Pick<Case, "kind" | "heard" | "today">} example
 */
function recognized(recognizers, spanish, { kind, heard, today }) {
  if (kind === "date") {
    const found = recognizers.recognizeDateTime(heard, spanish, undefined, new Date(`${today}T12:00:00`));
    return value(found[0]?.resolution?.values?.find((each) => each.type === "date")?.value);
  }
  const found =
    kind === "number" ? recognizers.recognizeNumber(heard, spanish) : recognizers.recognizePhoneNumber(heard, spanish);
  return value(found[0]?.resolution?.value);
}

/**
 * @typedef {{ fromString: (heard: string, locale: string) => unknown }} DateParser
 * @param {DateParser & { default?: DateParser }} library
 * @param {string} heard
 */
function anyDateOf(library, heard) {
  const parser = library.default ?? library;
  const found = parser.fromString(heard, "es");
  return found instanceof Date ? found : undefined;
}

/**
 * @param {{ parseAddress: (heard: string) => Record<string, string> }} addresser
 * @param {string} heard
 */
function addressed(addresser, heard) {
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

/**
 * @param {{ parseLocation: (heard: string) => Record<string, string> | null }} parseAddress
 * @param {string} heard
 */
function parsed(parseAddress, heard) {
  const found = parseAddress.parseLocation(heard);
  if (!found?.zip) return undefined;
  const { number = "", prefix = "", street = "", type = "", suffix = "" } = found;
  const line = [number, prefix, street, type, suffix].filter((part) => part !== "").join(" ");
  const { sec_unit_type: unitType = "", sec_unit_num: unit = "", city = "", state = "", zip = "" } = found;
  return { line, unit: `${unitType} ${unit}`.trim(), city, state, zip };
}
