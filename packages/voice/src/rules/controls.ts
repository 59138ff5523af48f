import { type Given, isFilled, isGiven, isObject, isOneOf, isText, type Rule, rule } from "./rule.ts";

/** Pages of others beside or instead of the call, by the name their owner gives them. */
export const integrations: readonly Rule[] = each("integration", [
  rule("must be an object", ({ one }) => !isObject(one)),
  rule("label is required", (given) => !isFilled(field(given, "label"))),
  rule("location is required", (given) => !isGiven(field(given, "location"))),
  rule("location must be main or sidebar", (given) => !isOneOf(field(given, "location"), ["main", "sidebar"])),
  rule("src or srcdoc is required", (given) => !isFilled(field(given, "src")) && !isFilled(field(given, "srcdoc"))),
  rule("cannot have both src and srcdoc", (given) => isGiven(field(given, "src")) && isGiven(field(given, "srcdoc"))),
  rule("controlledBy must be '*', 'owners' or a list of ids", (given) => isWrongAudience(field(given, "controlledBy"))),
  rule("shared must be a boolean, 'owners' or a list of ids", (given) => {
    const shared = field(given, "shared");
    return typeof shared !== "boolean" && isWrongAudience(shared);
  }),
]);

const trayKeys = ["iconPath", "iconPathDarkMode", "label", "tooltip", "visualState"];

/** Buttons of one's own in the call's tray, by id. */
export const trayButtons: readonly Rule[] = each("customTrayButton", [
  rule("must be an object", ({ one }) => !isObject(one)),
  rule(
    ({ one }) => `has an unknown key: ${Object.keys(Object(one)).find((key) => !trayKeys.includes(key))}`,
    ({ one }) => Object.keys(Object(one)).some((key) => !trayKeys.includes(key)),
  ),
  rule("iconPath must be a url", (given) => !isUrl(field(given, "iconPath"))),
  rule(
    "iconPathDarkMode must be a url",
    (given) => isGiven(field(given, "iconPathDarkMode")) && !isUrl(field(given, "iconPathDarkMode")),
  ),
  rule("label is required", (given) => !isFilled(field(given, "label"))),
  rule("tooltip is required", (given) => !isFilled(field(given, "tooltip"))),
  rule("visualState should be default, sidebar-open or active", (given) => {
    const state = field(given, "visualState");
    return isGiven(state) && !isOneOf(state, ["default", "sidebar-open", "active"]);
  }),
]);

const sendable = ["video", "audio", "screenVideo", "screenAudio", "customVideo", "customAudio"];
const adminable = ["participants", "streaming", "transcription"];

/** What a participant may do in the room. */
export const permissions: readonly Rule[] = [
  rule("participantId must be a string", ({ participantId }) => !isText(participantId)),
  rule("hasPresence must be a boolean", ({ hasPresence }) => isGiven(hasPresence) && typeof hasPresence !== "boolean"),
  rule(`canSend must be a boolean or a set of ${sendable.join(", ")}`, ({ canSend }) => isWrongSet(canSend, sendable)),
  rule(`canAdmin must be a boolean or a set of ${adminable.join(", ")}`, ({ canAdmin }) =>
    isWrongSet(canAdmin, adminable),
  ),
  rule(
    "canReceive must be an object with base, byUserId or byParticipantId",
    ({ canReceive }) => isGiven(canReceive) && !hasSources(canReceive),
  ),
  rule(`canReceive must hold booleans, or booleans by ${sendable.join(", ")}`, ({ canReceive }) => {
    if (!isObject(canReceive)) return false;
    const { base, byUserId, byParticipantId } = canReceive;
    return (
      (isGiven(base) && !isReceivable(base)) ||
      [byUserId, byParticipantId].some((by) => isGiven(by) && !isEach(by, ([, one]) => isReceivable(one)))
    );
  }),
];

/** Reads each entry of a map by the same rules; the first broken one is named. */
function each(kind: string, rules: readonly Rule[]): readonly Rule[] {
  const broken = (given: Given, { isBroken }: Rule) => Object.entries(given).find(([, one]) => isBroken({ one }));
  return rules.map((one) => ({
    isBroken: (given) => broken(given, one) !== undefined,
    message: (given) => {
      const [name, entry] = broken(given, one) ?? [];
      const said = typeof one.message === "function" ? one.message({ one: entry }) : one.message;
      return `${kind} ${String(name)}: ${said}`;
    },
  }));
}

function field({ one }: Given, name: string): unknown {
  return isObject(one) ? one[name] : undefined;
}

function isWrongAudience(value: unknown): boolean {
  if (!isGiven(value) || value === "*" || value === "owners") return false;
  return !(Array.isArray(value) && value.every(isText));
}

function isUrl(value: unknown): boolean {
  return isText(value) && (URL.canParse(value) || value.startsWith("/"));
}

function isWrongSet(value: unknown, known: readonly string[]): boolean {
  if (!isGiven(value) || typeof value === "boolean") return false;
  const members = value instanceof Set ? [...value] : value;
  return !(Array.isArray(members) && members.every((member) => isOneOf(member, known)));
}

function hasSources(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every((key) => ["base", "byUserId", "byParticipantId"].includes(key))
  );
}

/** All or nothing, or so for each kind of track; of one's own tracks perhaps by their names. */
function isReceivable(value: unknown): boolean {
  return (
    isBoolean(value) ||
    isEach(
      value,
      ([kind, one]) => sendable.includes(kind) && (isBoolean(one) || isEach(one, ([, own]) => isBoolean(own))),
    )
  );
}

function isEach(value: unknown, isRight: (entry: [name: string, one: unknown]) => boolean): boolean {
  return isObject(value) && Object.entries(value).every(isRight);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}
