import { inCall } from "./probe.ts";

const number = { phoneNumber: "+13055550123" };
const sip = { sipUri: "sip:office@example.org" };
const session = { sessionId: "s-1" };
const toNumber = { ...session, toEndPoint: "+13055550123" };
const toSip = { ...session, toEndPoint: "sip:a@example.org" };
const a = (characters: number) => "a".repeat(characters);

/** Rules of calls out of the room. */
export const dialOut = inCall(
  "startDialOut",
  ...[
    {},
    { ...number, ...sip },
    { phoneNumber: "" },
    { sipUri: 5 },
    { sipUri: "office@example.org" },
    { sipUri: "sip:" },
  ],
  ...[
    { ...sip, video: "yes" },
    { ...sip, video: 0 },
    { ...number, video: "yes" },
    { ...sip, video: true },
  ],
  ...["VP8", [], [8], ["AV1"], ["VP8", "H264"], null, ""].map((codec) => ({ ...sip, codecs: { video: codec } })),
  ...["OPUS", [], [7], ["OPUS", "MP3"], ["OPUS", "PCMU", "PCMA", "G722"]].map((codec) => ({
    ...number,
    codecs: { audio: codec },
  })),
  ...[
    { ...number, codecs: { video: ["AV1"] } },
    { ...sip, codecs: { audio: ["MP3"] } },
    { ...sip, codecs: null },
  ],
  ...[{ phoneNumber: 13055550123 }, { phoneNumber: "305 555 0123" }, { phoneNumber: "+1305x" }, { phoneNumber: "+" }],
  ...[
    { ...number, callerId: 1 },
    { ...number, callerId: "c" },
    { ...number, callerId: 0 },
    { ...sip, callerId: "c" },
  ],
  ...[1, "", a(199), a(200)].map((displayName) => ({ ...number, displayName })),
  ...[1, "", a(36), a(37)].map((userId) => ({ ...sip, userId })),
  ...[1, 0, "", "1", "9".repeat(20), "9".repeat(21)].map((extension) => ({ ...number, extension })),
  ...["5", 0, 5, -1, 60, 60.5, 61].map((wait) => ({ ...number, extension: "1", waitBeforeExtensionDialSec: wait })),
  ...[
    { ...number, waitBeforeExtensionDialSec: 5 },
    { ...sip, extension: "1", waitBeforeExtensionDialSec: 5 },
  ],
);

/** Rules of what is done to telephones in the room. */
export const telephony = [
  ...inCall("stopDialOut", session, {}),
  ...inCall(
    "sendDTMF",
    {},
    session,
    { ...session, tones: 12 },
    { ...session, tones: "" },
    { sessionId: 7, tones: "1" },
  ),
  ...inCall(
    "sendDTMF",
    ...["1".repeat(20), "1".repeat(21), "12E", "0123456789ABCD*#", "a", " "].map((tones) => ({ ...session, tones })),
  ),
  ...inCall(
    "sipCallTransfer",
    session,
    { toEndPoint: "+1" },
    { ...session, toEndPoint: 5 },
    { ...session, toEndPoint: "3055550123" },
  ),
  ...inCall(
    "sipCallTransfer",
    toNumber,
    toSip,
    { ...toNumber, callerId: 5 },
    { ...toSip, callerId: "c" },
    { ...toNumber, callerId: "c" },
  ),
  ...inCall(
    "sipCallTransfer",
    { ...toNumber, extension: 1 },
    { ...toNumber, extension: "1".repeat(21) },
    { ...toNumber, displayName: 1 },
  ),
  ...inCall(
    "sipCallTransfer",
    ...["5", 61, 60].map((wait) => ({ ...toSip, extension: "1", waitBeforeExtensionDialSec: wait })),
  ),
  ...inCall("sipCallTransfer", { ...toNumber, waitBeforeExtensionDialSec: 5 }),
  ...inCall(
    "sipRefer",
    session,
    toSip,
    toNumber,
    { ...session, toEndPoint: 5 },
    { ...toSip, callerId: 5 },
    { ...toSip, callerId: "c" },
  ),
];
