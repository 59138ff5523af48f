import { VoiceError } from "../voice-error.ts";
import { FakeRoom, type FakeRoomBehaviour } from "./fake-room.ts";
import { roomContract } from "./media-room.contract.ts";

function open(behaviour: FakeRoomBehaviour = {}) {
  const room = new FakeRoom(behaviour);
  const farSide = {
    received: () => room.sent,
    say: (data: string) => room.say(data),
    end: () => room.close("assistant-ended-call"),
    break: () => room.fail({ type: "connection", message: "lost" }),
  };
  return { room, farSide };
}

roomContract("FakeRoom", {
  open: () => open(),
  openFull: () => open({ refusal: new VoiceError("meeting-full", "The room is full.") }),
});
