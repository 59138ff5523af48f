export type {
  DialRequest,
  Gateway,
  IncomingCall,
  Line,
  LineEnd,
  LineListener,
  Party,
  Telephone,
  TelephoneSettings,
  Trunk,
} from "./line.ts";
export type { LastWords, SayLast } from "./process/messages.ts";
export { startTelephone, type TelephoneProcess } from "./process/telephone-process.ts";
export { asteriskFormat, isAsteriskStart } from "./wires/asterisk.ts";
export { readStreamStart, twilioFormat } from "./wires/twilio.ts";
export { vonageContentType, vonageFormat } from "./wires/vonage.ts";
export { openWire, type Wire, type WireFormat, type WireSocket } from "./wires/wire.ts";
