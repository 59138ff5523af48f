import { type Check, isBooleanOrSome, isObject, refuse } from "./refuse.ts";

const media = ["video", "audio", "screenVideo", "screenAudio", "customVideo", "customAudio"];
const administrable = ["participants", "streaming", "transcription"];

const help =
  "updatePermissions can take hasPresence, canSend, canReceive, and canAdmin permissions. hasPresence must be a boolean. canSend can be a boolean or an Array or Set of media types (video, audio, screenVideo, screenAudio, customVideo, customAudio). canReceive must be an object specifying base, byUserId, and/or byParticipantId fields (see documentation for more details). canAdmin can be a boolean or an Array or Set of admin types (participants, streaming, transcription).";

/** What a participant may do in the room. */
export const checkPermissions: Check = ({ participantId, ...permissions }) => {
  if (typeof participantId !== "string") refuse("participantId must be a string");
  for (const [name, value] of Object.entries(permissions)) {
    if (name === "canReceive") checkReceivable(value);
    else if (!isRight(name, value)) refuse(`${help} ${name} is wrong.`);
  }
};

function isRight(name: string, value: unknown): boolean {
  if (name === "hasPresence") return typeof value === "boolean";
  if (name === "canSend") return isBooleanOrSome(value, media);
  return name === "canAdmin" && isBooleanOrSome(value, administrable);
}

function checkReceivable(canReceive: unknown): void {
  if (!isObject(canReceive)) wrong("canReceive must be an object");
  for (const [name, value] of Object.entries(canReceive)) {
    if (!["base", "byUserId", "byParticipantId"].includes(name)) {
      wrong("canReceive can only contain keys (base, byUserId, byParticipantId)");
    }
    if (name === "base") checkMedia(value, { isBase: true });
    else if (!isObject(value)) wrong(`invalid (non-object) value for field '${name}' in canReceive`);
    else for (const one of Object.values(value)) checkMedia(one, { isBase: false });
  }
}

/** A boolean, or one for each kind of track; for custom tracks by their names. */
function checkMedia(receivable: unknown, { isBase }: { readonly isBase: boolean }): void {
  if (typeof receivable === "boolean") return;
  if (!isObject(receivable)) wrong("invalid (non-object, non-boolean) value in canReceive");
  for (const [kind, value] of Object.entries(receivable)) {
    if (!media.includes(kind)) wrong(`invalid media type '${kind}' in canReceive`);
    if (kind.startsWith("custom")) checkCustomMedia(kind, value, isBase);
    else if (typeof value !== "boolean") wrong(`invalid (non-boolean) value for media type '${kind}' in canReceive`);
  }
  if (isBase && Object.keys(receivable).length !== media.length) {
    wrong(
      `canReceive "base" permission must specify all media types: ${media.join(", ")} (or be set to a boolean shorthand)`,
    );
  }
}

function checkCustomMedia(kind: string, value: unknown, isBase: boolean): void {
  if (!isObject(value)) wrong(`invalid (non-object) value for media type '${kind}' in canReceive`);
  if (Object.values(value).some((one) => typeof one !== "boolean")) {
    wrong(`invalid (non-boolean) value for entry within '${kind}' in canReceive`);
  }
  if (isBase && value["*"] === undefined) {
    wrong(`canReceive "base" permission must specify "*" as an entry within '${kind}'`);
  }
}

function wrong(reason: string): never {
  return refuse(`${help} ${reason}.`);
}
