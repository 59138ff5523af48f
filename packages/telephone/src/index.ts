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
export { startTelephone, type TelephoneProcess } from "./process/telephone-process.ts";
