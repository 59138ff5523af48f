import { Emitter } from "../../emitter.ts";
import { VoiceError } from "../../voice-error.ts";
import type { RoomCommandName, RoomEvents } from "../media-room.ts";

/** The optional parts of `MediaRoom` that our own room does not support: recording, screen sharing, noise cancellation, commands. */
export abstract class MinimalRoom extends Emitter<RoomEvents> {
  async setNoiseCancellation(): Promise<boolean> {
    return false;
  }

  async startRecording(): Promise<void> {
    throw new VoiceError("not-supported", "This room records no video.");
  }

  async stopRecording(): Promise<void> {}

  async startScreenShare(): Promise<void> {
    throw new VoiceError("not-supported", "This room shows no screens.");
  }

  async stopScreenShare(): Promise<void> {}

  async perform(command: RoomCommandName): Promise<unknown> {
    throw new VoiceError("not-supported", `This room cannot ${command}().`);
  }
}
