import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { roomAudio } from "@dilo/api";
import { openFramer } from "../../audio/framer.ts";
import { openResampler, type PcmResampler } from "../../audio/resample.ts";
import type { LegListener, Media, MediaLeg } from "./media.ts";

export interface MediaSettings {
  /** The address browsers reach this machine at, where it does not know it itself. */
  readonly publicIp?: string | undefined;
  /** UDP ports to use; any when left out. */
  readonly ports?: { readonly min: number; readonly max: number } | undefined;
  /** Calls one process carries: 12 were clean, 30 were not. */
  readonly maxLegs?: number;
  /** The WebRTC package; it is optional and may not be installed. */
  readonly packageName?: string;
}

/** What the worker is told. `item` is sound at 16 kHz, or the number of a mark. */
type Order = { readonly id: number } & (
  | { readonly kind: "open"; readonly offer: string }
  | { readonly kind: "play"; readonly item: Int16Array | number }
  | { readonly kind: "flush" | "close" }
);

/** What the worker tells. */
type News =
  | { readonly kind: "ready" }
  | ({ readonly id: number } & (
      | { readonly kind: "answer"; readonly sdp: string }
      | { readonly kind: "heard"; readonly samples: Int16Array; readonly sampleRate: number }
      | { readonly kind: "passed"; readonly mark: number }
      | { readonly kind: "failed" }
    ));

interface OpenLeg {
  readonly listener: LegListener;
  readonly hear: (samples: Int16Array, sampleRate: number) => void;
}

/** WebRTC in a child process, begun by the first call that wants it; undefined when the optional package is missing. */
export function findMedia(settings: MediaSettings = {}): Media | undefined {
  const { publicIp, ports, maxLegs = 12, packageName = "@roamhq/wrtc" } = settings;
  const packageUrl = findPackage(packageName);
  if (packageUrl === undefined) return undefined;
  const legs = new Map<number, OpenLeg>();
  let worker: { readonly child: ChildProcess; hasStarted: boolean } | undefined;
  let isUnusable = false;
  let nextId = 1;

  function start(): { readonly child: ChildProcess; hasStarted: boolean } {
    const program = fileURLToPath(new URL("./media-worker.js", import.meta.url));
    const words = [packageUrl as string, JSON.stringify({ publicIp, ports })];
    const child = fork(program, words, { serialization: "advanced", stdio: "ignore", env: {}, execArgv: [] });
    const started = { child, hasStarted: false };
    child.on("message", (news) => take(started, news as News));
    child.on("error", () => lose(started));
    child.on("exit", () => lose(started));
    child.unref();
    child.channel?.unref();
    return started;
  }

  function take(from: { hasStarted: boolean }, news: News): void {
    if (news.kind === "ready") {
      from.hasStarted = true;
      return;
    }
    const leg = legs.get(news.id);
    if (leg === undefined) return;
    if (news.kind === "answer") leg.listener.answered(news.sdp);
    else if (news.kind === "heard") leg.hear(news.samples, news.sampleRate);
    else if (news.kind === "passed") leg.listener.passed(news.mark);
    else drop(news.id, leg);
  }

  function drop(id: number, leg: OpenLeg): void {
    tell({ id, kind: "close" });
    legs.delete(id);
    leg.listener.lost();
  }

  /** The process is gone, and every leg with it; the next call starts another, unless it never ran. */
  function lose(lost: { readonly child: ChildProcess; readonly hasStarted: boolean }): void {
    if (lost !== worker) return;
    worker = undefined;
    isUnusable = !lost.hasStarted;
    const orphans = [...legs.values()];
    legs.clear();
    for (const { listener } of orphans) listener.lost();
  }

  function tell(order: Order): void {
    // A process that is just dying takes no more orders; its exit tells the legs.
    if (worker?.child.connected) worker.child.send(order, () => {});
  }

  return {
    isUsable: () => !isUnusable,
    open: (offer, listener): MediaLeg | undefined => {
      if (isUnusable || legs.size >= maxLegs) return undefined;
      worker ??= start();
      const id = nextId++;
      legs.set(id, { listener, hear: openFrameReceiver(listener) });
      tell({ id, kind: "open", offer });
      return {
        play: (item) => tell({ id, kind: "play", item }),
        flush: () => tell({ id, kind: "flush" }),
        close: () => {
          if (legs.delete(id)) tell({ id, kind: "close" });
        },
      };
    },
    processId: () => worker?.child.pid,
    close: () => {
      worker?.child.disconnect();
      worker = undefined;
      legs.clear();
    },
  };
}

function findPackage(name: string): string | undefined {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve(name)).href;
  } catch {
    return undefined;
  }
}

/** Turns what the worker hears, at whatever rate it comes, into the room's frames. */
function openFrameReceiver(listener: LegListener): OpenLeg["hear"] {
  const framer = openFramer(roomAudio.frameSamples);
  let rate = 0;
  let resampler: PcmResampler;
  return (samples, sampleRate) => {
    if (sampleRate !== rate) resampler = openResampler(sampleRate, roomAudio.sampleRate);
    rate = sampleRate;
    for (const frame of framer.push(resampler.push(samples))) listener.heard(frame);
  };
}
