// The methods of Node's EventEmitter, on a class of one's own.
import Vapi from "@dilo/voice/vapi";
import { platform } from "./platform.js";

class LoggedVapi extends Vapi {
  readonly log: string[] = [];
}

export function run(): string[] {
  const vapi = new LoggedVapi(platform.token, platform.baseUrl);
  const onStart = () => void vapi.log.push("start");
  vapi
    .setMaxListeners(20)
    .on("call-start", onStart)
    .once("call-end", () => vapi.log.push("end"));
  vapi.addListener("volume-level", (volume: number) => vapi.log.push(volume.toFixed(2)));
  vapi.prependListener("call-start", () => vapi.log.push("first"));
  vapi.emit("call-start");
  vapi.emit("volume-level", 0.5);
  vapi.removeListener("call-start", onStart);
  vapi.off("call-start", onStart);
  vapi.emit("call-start");
  vapi.emit("call-end");
  vapi.emit("call-end");
  const counts = [vapi.listenerCount("call-start"), vapi.eventNames().length, vapi.listeners("call-end").length];
  vapi.removeAllListeners("call-start").removeAllListeners();
  return [...vapi.log, counts.join(), String(vapi.emit("call-start"))];
}
