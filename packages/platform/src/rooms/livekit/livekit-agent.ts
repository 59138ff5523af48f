import { type Packet, packetTopics, roomAudio } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import { parseClientSignal } from "../../client-messages.ts";
import type { CallRoomRequest } from "../call-rooms.ts";
import type { LegListener, Media } from "../rtc/media.ts";
import { LiveKitLeg } from "./livekit-leg.ts";
import {
  audioKind,
  microphoneSource,
  type RtcAudioSource,
  type RtcNode,
  type RtcParticipant,
  type RtcRoom,
  type RtcTrack,
} from "./livekit-packages.ts";
import { LiveKitSocket } from "./livekit-socket.ts";

/** Sound that LiveKit holds on its way; the rest waits with us, where it can be dropped. Milliseconds. */
const queueMs = 100;

export interface LiveKitAgentParts {
  readonly rtc: RtcNode;
  readonly clock: Clock;
  readonly request: Pick<CallRoomRequest, "enter">;
  /** Whose data and sound are this call's; everybody else is ignored. */
  readonly pageIdentity: string;
  /** Has LiveKit disconnect the page, as the close of a WebSocket would. */
  disconnectPage(): void;
  /** LiveKit has ended our connection for good. Told once, and never after `leave`. */
  lost(): void;
}

/** The assistant in a LiveKit room: one connection, from joining to leaving. */
export class LiveKitAgent {
  readonly #parts: LiveKitAgentParts;
  readonly #room: RtcRoom;
  readonly #source: RtcAudioSource;
  /** The page's data channel, while it is there. */
  #socket: LiveKitSocket | undefined;
  #leg: LiveKitLeg | undefined;
  #microphone: RtcTrack | undefined;
  #hasLeft = false;

  constructor(parts: LiveKitAgentParts) {
    this.#parts = parts;
    this.#room = new parts.rtc.Room();
    this.#source = new parts.rtc.AudioSource(roomAudio.sampleRate, 1, queueMs);
    this.#listen();
  }

  /** Joins and publishes the assistant's voice. Rejects when LiveKit does not let us in. */
  async join(url: string, token: string): Promise<void> {
    const { rtc } = this.#parts;
    await this.#room.connect(url, token, { autoSubscribe: true, dynacast: false });
    // Whoever waited for it has given up meanwhile.
    if (this.#hasLeft) return this.#disconnect();
    const track = rtc.LocalAudioTrack.createAudioTrack("assistant", this.#source);
    const options = new rtc.TrackPublishOptions({ source: microphoneSource, dtx: false });
    await this.#room.localParticipant?.publishTrack(track, options);
  }

  /** Leaves, after everything that was sent has gone. Never fails. */
  async leave(): Promise<void> {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    await this.#socket?.sent;
    this.#dropPage();
    this.#room.removeAllListeners();
    await this.#disconnect();
    await this.#source.close().catch(() => {});
  }

  async #disconnect(): Promise<void> {
    await this.#room.disconnect().catch(() => {});
  }

  #listen(): void {
    this.#room.on("dataReceived", (payload, participant, _kind, topic) => {
      if (this.#isPage(participant)) this.#receive(topic, payload);
    });
    this.#room.on("trackSubscribed", (track, _publication, participant) => {
      if (this.#isPage(participant) && track.kind === audioKind) this.#hear(track);
    });
    this.#room.on("trackUnsubscribed", (track) => {
      if (track === this.#microphone) this.#hear(undefined);
    });
    this.#room.on("participantDisconnected", (participant) => {
      if (this.#isPage(participant)) this.#dropPage();
    });
    this.#room.on("disconnected", () => {
      if (this.#hasLeft) return;
      void this.leave();
      this.#parts.lost();
    });
  }

  #isPage(participant: RtcParticipant | undefined): boolean {
    return participant?.identity === this.#parts.pageIdentity;
  }

  #hear(track: RtcTrack | undefined): void {
    this.#microphone = track;
    this.#leg?.listenTo(track);
  }

  /** A page begins with `join`, also when it comes again before we know that it was gone. */
  #receive(topic: string | undefined, payload: Uint8Array): void {
    if (isJoin(topic, payload)) {
      this.#dropPage();
      this.#enter();
    }
    this.#socket?.receive(topic, payload);
  }

  #enter(): void {
    const { request, disconnectPage } = this.#parts;
    const socket = new LiveKitSocket({
      publish: (packet) => this.#publish(packet),
      onClosed: () => {
        if (socket === this.#socket && !this.#hasLeft) disconnectPage();
      },
    });
    this.#socket = socket;
    request.enter(socket, this.#media());
  }

  #dropPage(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.drop();
  }

  async #publish({ topic, payload }: Packet): Promise<void> {
    const to = [this.#parts.pageIdentity];
    await this.#room.localParticipant?.publishData(payload, { reliable: true, destination_identities: to, topic });
  }

  /** LiveKit's tracks as the WebRTC of this call: there is nothing to negotiate, both connections are up. */
  #media(): Media {
    return {
      isUsable: () => true,
      open: (offer, listener) => {
        const leg = this.#openLeg(listener);
        listener.answered(offer);
        return leg;
      },
      processId: () => undefined,
      close: () => {},
    };
  }

  #openLeg(listener: LegListener): LiveKitLeg {
    const { rtc, clock } = this.#parts;
    const leg = new LiveKitLeg({ rtc, clock, source: this.#source, listener });
    this.#leg = leg;
    leg.listenTo(this.#microphone);
    return leg;
  }
}

function isJoin(topic: string | undefined, payload: Uint8Array): boolean {
  if (topic !== packetTopics.text) return false;
  return parseClientSignal(Buffer.from(payload).toString("utf8"))?.type === "join";
}
