import {
  isNonEmptyString,
  isObject,
  isOneOf,
  isPresent,
  isString,
  rule,
  type UncheckedInput,
  type ValidationRule,
} from "./validation-rule.ts";

/** External pages beside or instead of the call, by name. */
export const integrations: readonly ValidationRule[] = each("integration", [
  rule("must be an object", ({ one }) => !isObject(one)),
  rule("label is required", (input) => !isNonEmptyString(field(input, "label"))),
  rule("location is required", (input) => !isPresent(field(input, "location"))),
  rule("location must be main or sidebar", (input) => !isOneOf(field(input, "location"), ["main", "sidebar"])),
  rule(
    "src or srcdoc is required",
    (input) => !isNonEmptyString(field(input, "src")) && !isNonEmptyString(field(input, "srcdoc")),
  ),
  rule(
    "cannot have both src and srcdoc",
    (input) => isPresent(field(input, "src")) && isPresent(field(input, "srcdoc")),
  ),
  rule("controlledBy must be '*', 'owners' or a list of ids", (input) => isWrongAudience(field(input, "controlledBy"))),
  rule("shared must be a boolean, 'owners' or a list of ids", (input) => {
    const shared = field(input, "shared");
    return typeof shared !== "boolean" && isWrongAudience(shared);
  }),
]);

const trayKeys = ["iconPath", "iconPathDarkMode", "label", "tooltip", "visualState"];

/** Custom buttons in the call's tray, by id. */
export const trayButtons: readonly ValidationRule[] = each("customTrayButton", [
  rule("must be an object", ({ one }) => !isObject(one)),
  rule(
    ({ one }) => `has an unknown key: ${Object.keys(Object(one)).find((key) => !trayKeys.includes(key))}`,
    ({ one }) => Object.keys(Object(one)).some((key) => !trayKeys.includes(key)),
  ),
  rule("iconPath must be a url", (input) => !isUrl(field(input, "iconPath"))),
  rule(
    "iconPathDarkMode must be a url",
    (input) => isPresent(field(input, "iconPathDarkMode")) && !isUrl(field(input, "iconPathDarkMode")),
  ),
  rule("label is required", (input) => !isNonEmptyString(field(input, "label"))),
  rule("tooltip is required", (input) => !isNonEmptyString(field(input, "tooltip"))),
  rule("visualState should be default, sidebar-open or active", (input) => {
    const state = field(input, "visualState");
    return isPresent(state) && !isOneOf(state, ["default", "sidebar-open", "active"]);
  }),
]);

const sendable = ["video", "audio", "screenVideo", "screenAudio", "customVideo", "customAudio"];
const adminable = ["participants", "streaming", "transcription"];

/** What a participant may do in the room. */
export const permissions: readonly ValidationRule[] = [
  rule("participantId must be a string", ({ participantId }) => !isString(participantId)),
  rule(
    "hasPresence must be a boolean",
    ({ hasPresence }) => isPresent(hasPresence) && typeof hasPresence !== "boolean",
  ),
  rule(`canSend must be a boolean or a set of ${sendable.join(", ")}`, ({ canSend }) => isWrongSet(canSend, sendable)),
  rule(`canAdmin must be a boolean or a set of ${adminable.join(", ")}`, ({ canAdmin }) =>
    isWrongSet(canAdmin, adminable),
  ),
  rule(
    "canReceive must be an object with base, byUserId or byParticipantId",
    ({ canReceive }) => isPresent(canReceive) && !hasSources(canReceive),
  ),
  rule(`canReceive must hold booleans, or booleans by ${sendable.join(", ")}`, ({ canReceive }) => {
    if (!isObject(canReceive)) return false;
    const { base, byUserId, byParticipantId } = canReceive;
    return (
      (isPresent(base) && !isReceivable(base)) ||
      [byUserId, byParticipantId].some((by) => isPresent(by) && !isEach(by, ([, one]) => isReceivable(one)))
    );
  }),
];

/** Applies the same rules to each entry of a map; the message names the first entry that violates one. */
function each(kind: string, rules: readonly ValidationRule[]): readonly ValidationRule[] {
  const violated = (input: UncheckedInput, { isViolated }: ValidationRule) =>
    Object.entries(input).find(([, one]) => isViolated({ one }));
  return rules.map((one) => ({
    isViolated: (input) => violated(input, one) !== undefined,
    message: (input) => {
      const [name, entry] = violated(input, one) ?? [];
      const message = typeof one.message === "function" ? one.message({ one: entry }) : one.message;
      return `${kind} ${String(name)}: ${message}`;
    },
  }));
}

function field({ one }: UncheckedInput, name: string): unknown {
  return isObject(one) ? one[name] : undefined;
}

function isWrongAudience(value: unknown): boolean {
  if (!isPresent(value) || value === "*" || value === "owners") return false;
  return !(Array.isArray(value) && value.every(isString));
}

function isUrl(value: unknown): boolean {
  return isString(value) && (URL.canParse(value) || value.startsWith("/"));
}

function isWrongSet(value: unknown, known: readonly string[]): boolean {
  if (!isPresent(value) || typeof value === "boolean") return false;
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

/** A boolean, or a boolean for each kind of track; for custom tracks also by name. */
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
