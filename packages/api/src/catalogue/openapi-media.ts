import type { OperationSpec } from "../operation.ts";
import {
  fileContentRoute,
  type RecordingTrack,
  recordingOfCall,
  recordingRoutes,
  recordingTracks,
} from "../operations/shared/media-routes.ts";
import { heartbeat, longestAppMessage, roomAudio } from "../room/protocol.ts";
import { failuresOf } from "./statuses.ts";

/** A path of the document, by method. */
export type PathItem = Readonly<Record<string, unknown>>;

const trackMeanings: Readonly<Record<RecordingTrack, string>> = {
  stereo: "both sides in stereo, the person left and the assistant right",
  mono: "both sides mixed",
  assistant: "the assistant alone",
  customer: "the person alone",
};

/** The paths that carry sound and bytes instead of JSON: recordings, files, and the room of a call. */
export function mediaPaths(): Readonly<Record<string, PathItem>> {
  const recordings = recordingTracks.flatMap((track) => {
    const name = `get${track.charAt(0).toUpperCase()}${track.slice(1)}Recording`;
    const description = [
      `The recording of a call, ${trackMeanings[track]}: WAV of ${roomAudio.sampleRate / 1000} kHz and 16 bits.`,
      "It exists where the assistant's `artifactPlan.recordingEnabled` is true.",
      "While the call goes on, it is the part recorded so far. It is deleted with the call.",
    ].join(" ");
    const bytes = { tag: "Calls", description, type: "audio/wav" };
    const [own, ofCall] = [recordingRoutes[track].path, recordingOfCall(track).path];
    return [
      [own, bytesAt(own, { ...bytes, name })],
      [ofCall, bytesAt(ofCall, { ...bytes, name: `${name}OfCall` })],
    ] as const;
  });
  const { path } = fileContentRoute;
  const description = "The bytes of a file as they were uploaded, with the content type of its row.";
  const file = bytesAt(path, { name: "getFileContent", tag: "Files", description, type: "application/octet-stream" });
  return { ...Object.fromEntries(recordings), [path]: file, "/room/{callId}": room };
}

interface Bytes {
  readonly name: string;
  readonly tag: string;
  readonly description: string;
  readonly type: string;
}

function bytesAt(path: string, { name, tag, description, type }: Bytes): PathItem {
  const spec: OperationSpec = { method: "GET", path, answer: "bytes" };
  return {
    get: {
      operationId: name,
      summary: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace("get", "Get"),
      tags: [tag],
      "x-behaviour": "works",
      description,
      parameters: [textParameter("id", "path")],
      responses: { 200: { description: "The bytes.", content: { [type]: {} } }, ...failures(failuresOf(spec)) },
    },
  };
}

const failures = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]));

const textParameter = (name: string, place: "path" | "query") => ({
  name,
  in: place,
  required: true,
  schema: { type: "string" },
});

const shape = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The room's WebSocket, and the shapes of what goes through it, which OpenAPI itself has no words for. */
const room: PathItem = {
  get: {
    operationId: "joinRoom",
    summary: "Join room",
    tags: ["Rooms"],
    "x-behaviour": "works",
    security: [],
    description: [
      "The room of one call, a WebSocket at the `webCallUrl` that beginning a web call answers with. The address is opened as it is: several servers put their name into it, and `t` is the token.",
      `Binary frames are sound, the same both ways: ${roomAudio.frameMs} ms of 16-bit little-endian mono samples at ${roomAudio.sampleRate} Hz, ${roomAudio.frameBytes} bytes. Text frames are JSON: the page sends ClientSignal, the room sends RoomSignal.`,
      "The page sends `join`, is answered `joined`, and sends `app` with `playable` when it can play sound. `app` with `listening` tells that the call has started.",
      `Conversation goes in the \`data\` of \`app\` signals, as JSON of at most ${longestAppMessage} characters from the page: ClientMessage from the page, AssistantMessage from the room.`,
      `The page pings every ${heartbeat.everyMs / 1000} s. A side that hears nothing for ${heartbeat.lostAfterMs / 1000} s takes the connection for lost; the page opens the same address again, joins with \`isBack\`, and sends again what has a \`number\` above the last \`taken\`.`,
      "A second page at the same address takes the call over: the first gets `error` with `ejected`. An address that is old or wrong is told so in an `error` after the socket has opened.",
    ].join("\n\n"),
    parameters: [textParameter("callId", "path"), textParameter("t", "query")],
    responses: { 101: { description: "A WebSocket from here on." }, ...failures([403, 429]) },
    "x-websocket": {
      sent: shape("ClientSignal"),
      received: shape("RoomSignal"),
      "sent in app": shape("ClientMessage"),
      "received in app": shape("AssistantMessage"),
    },
  },
};
