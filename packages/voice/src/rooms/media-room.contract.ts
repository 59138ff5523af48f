import { speakerName } from "@dilo/api";
import { describe, expect, test } from "vitest";
import { VoiceError } from "../voice-error.ts";
import { silentTrack } from "./fake-room.ts";
import type { MediaRoom } from "./media-room.ts";

/** What the other side of a room does, for the tests. */
interface RoomFarSide {
  /** App messages that arrived there. */
  received(): readonly string[] | Promise<readonly string[]>;
  say(data: string): void;
  end(): void;
  break(): void;
}

interface Opened {
  readonly room: MediaRoom;
  readonly farSide: RoomFarSide;
}

export interface RoomMakers {
  open(): Opened | Promise<Opened>;
  /** A room that refuses because it is full. */
  openFull(): Opened | Promise<Opened>;
  /** Where there is real sound, a track of it. */
  microphone?(): MediaStreamTrack;
}

function until(
  room: MediaRoom,
  event: "left" | "error" | "track-started" | "app-message",
): Promise<readonly unknown[]> {
  return new Promise((resolve) => room.on(event, (...heard: readonly unknown[]) => resolve(heard)));
}

/** What every room does, whatever carries it. */
export function roomContract(name: string, makers: RoomMakers) {
  const joining = { audioTrack: makers.microphone?.() ?? silentTrack(), startAudioOff: false };

  describe(`${name} as MediaRoom`, () => {
    test("goes from new through joining to joined, with the assistant in it", async () => {
      const { room } = await makers.open();
      expect(room.state).toBe("new");
      const joined = room.join(joining);
      expect(room.state).toBe("joining");
      await joined;
      expect(room.state).toBe("joined");
      const others = () => room.participants().filter(({ isLocal }) => !isLocal);
      await expect.poll(others).toMatchObject([{ userName: speakerName }]);
      await room.destroy();
    });

    test("refuses to be joined twice", async () => {
      const { room } = await makers.open();
      const first = room.join(joining);
      await expect(room.join(joining)).rejects.toMatchObject({ code: "already-joined" });
      await first;
      await expect(room.join(joining)).rejects.toMatchObject({ code: "already-joined" });
      expect(room.state).toBe("joined");
      await room.destroy();
    });

    test("is left once, and leaving again resolves at once", async () => {
      const { room } = await makers.open();
      await room.join(joining);
      let times = 0;
      room.on("left", () => {
        times += 1;
      });
      await room.leave();
      await room.leave();
      expect(room.state).toBe("left");
      expect(times).toBe(1);
      await room.destroy();
    });

    test("rejects a join that is left before it is complete", async () => {
      const { room } = await makers.open();
      const joined = room.join(joining);
      const rejected = expect(joined).rejects.toBeInstanceOf(VoiceError);
      await room.leave();
      await rejected;
      expect(room.state).toBe("left");
      await room.destroy();
    });

    test("emits no track before it is subscribed, then the assistant's", async () => {
      const { room } = await makers.open();
      const started = until(room, "track-started");
      room.on("participant-joined", ({ id }) => room.subscribe(id, { audio: true, video: false }));
      await room.join(joining);
      const [track, participant] = await started;
      expect(track).toMatchObject({ kind: "audio" });
      expect(participant).toMatchObject({ userName: speakerName, isLocal: false });
      await room.destroy();
    });

    test("carries app messages both ways, in order, as they are", async () => {
      const { room, farSide } = await makers.open();
      await room.join(joining);
      const texts = ["playable", '{"type":"say","message":"¿Cómo está, señora Muñoz?"}', "fin"];
      for (const text of texts) room.sendAppMessage(text);
      await expect.poll(() => farSide.received()).toEqual(texts);
      const heard = until(room, "app-message");
      farSide.say("listening");
      expect(await heard).toEqual(["listening"]);
      await room.destroy();
    });

    test("takes app messages only after the join, up to 4096 characters", async () => {
      const { room, farSide } = await makers.open();
      expect(() => room.sendAppMessage("early")).toThrow("sendAppMessage() only supported after join.");
      await room.join(joining);
      expect(() => room.sendAppMessage("a".repeat(4097))).toThrow("Message data too large. Max size is 4096");
      room.sendAppMessage("a".repeat(4000));
      await expect.poll(async () => (await farSide.received()).length).toBe(1);
      await room.destroy();
      expect(() => room.sendAppMessage("late")).toThrow("only supported after join");
    });

    test("mutes and unmutes", async () => {
      const { room } = await makers.open();
      await room.join({ ...joining, startAudioOff: true });
      expect(room.isLocalAudioOn()).toBe(false);
      room.setLocalAudio(true);
      expect(room.isLocalAudioOn()).toBe(true);
      await room.destroy();
    });

    test("emits left when the other side ends the call", async () => {
      const { room, farSide } = await makers.open();
      await room.join(joining);
      const left = until(room, "left");
      farSide.end();
      await left;
      expect(room.state).toBe("left");
      await room.leave();
      await room.destroy();
    });

    test("emits error when it breaks, and is then in the error state", async () => {
      const { room, farSide } = await makers.open();
      await room.join(joining);
      const failed = until(room, "error");
      farSide.break();
      expect(await failed).toMatchObject([{ type: "connection" }]);
      expect(room.state).toBe("error");
      await room.leave();
      expect(room.state).toBe("error");
      await room.destroy();
    });

    test("rejects a join that is refused, with the reason", async () => {
      const { room } = await makers.openFull();
      await expect(room.join(joining)).rejects.toMatchObject({ code: "meeting-full" });
      expect(room.state).toBe("error");
      await room.destroy();
    });

    test("emits nothing once it is destroyed", async () => {
      const { room, farSide } = await makers.open();
      await room.join(joining);
      let events = 0;
      room.on("app-message", () => {
        events += 1;
      });
      room.on("left", () => {
        events += 1;
      });
      await room.destroy();
      farSide.say("late");
      expect(events).toBe(0);
    });
  });
}
