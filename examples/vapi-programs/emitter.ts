// The methods of Node's EventEmitter.
import Vapi from "@dilo/voice/vapi";

export class LoggedVapi extends Vapi {
  readonly log: string[] = [];
}

const vapi = new LoggedVapi("token");
const onStart = () => void vapi.log.push("start");
vapi
  .setMaxListeners(20)
  .on("call-start", onStart)
  .once("call-end", () => vapi.log.push("end"));
vapi.addListener("volume-level", (volume: number) => console.log(volume.toFixed(2)));
vapi.prependListener("call-start", () => vapi.log.push("first"));
vapi.emit("call-start");
vapi.removeListener("call-start", onStart);
vapi.off("call-start", onStart);
console.log(vapi.listenerCount("call-start"), vapi.eventNames().length, vapi.listeners("call-end").length);
vapi.removeAllListeners("call-start").removeAllListeners();
