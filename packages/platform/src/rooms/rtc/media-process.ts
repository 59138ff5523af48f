import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openFrameReceiver } from "../../audio/frame-receiver.ts";
import type { LegListener, Media, MediaLeg } from "./media.ts";
import type { LegReport, MediaOrder, MediaReport, MediaWorkerSettings } from "./media-messages.ts";

export interface MediaSettings extends MediaWorkerSettings {
  /** Calls one process carries: 12 were clean, 30 were not. */
  readonly maxLegs?: number;
  /** The WebRTC package; it is optional and may not be installed. */
  readonly packageName?: string;
}

interface OpenLeg {
  readonly listener: LegListener;
  readonly hear: (samples: Int16Array, sampleRate: number) => void;
}

interface Worker {
  readonly child: ChildProcess;
  hasStarted: boolean;
}

/** WebRTC in a child process, started by the first call that uses it; undefined when the optional package is missing. */
export function findMedia(settings: MediaSettings = {}): Media | undefined {
  const packageUrl = findPackage(settings.packageName ?? "@roamhq/wrtc");
  return packageUrl === undefined ? undefined : new MediaProcess(packageUrl, settings);
}

/** The child process and the legs it carries. A new child starts when the last one died, unless that never ran. */
class MediaProcess implements Media {
  readonly #packageUrl: string;
  readonly #settings: MediaSettings;
  readonly #maxLegs: number;
  readonly #legs = new Map<number, OpenLeg>();
  #worker: Worker | undefined;
  #isUnusable = false;
  #nextId = 1;

  constructor(packageUrl: string, settings: MediaSettings) {
    this.#packageUrl = packageUrl;
    this.#settings = settings;
    this.#maxLegs = settings.maxLegs ?? 12;
  }

  isUsable(): boolean {
    return !this.#isUnusable;
  }

  open(offer: string, listener: LegListener): MediaLeg | undefined {
    if (this.#isUnusable || this.#legs.size >= this.#maxLegs) return undefined;
    this.#worker ??= this.#start();
    const id = this.#nextId++;
    this.#legs.set(id, { listener, hear: openFrameReceiver((frame) => listener.heard(frame)) });
    this.#send({ id, kind: "open", offer });
    return {
      play: (item) => this.#send({ id, kind: "play", item }),
      flush: () => this.#send({ id, kind: "flush" }),
      close: () => {
        if (this.#legs.delete(id)) this.#send({ id, kind: "close" });
      },
    };
  }

  processId(): number | undefined {
    return this.#worker?.child.pid;
  }

  close(): void {
    this.#worker?.child.disconnect();
    this.#worker = undefined;
    this.#legs.clear();
  }

  #start(): Worker {
    const program = fileURLToPath(new URL("./media-worker.js", import.meta.url));
    const { publicIp, ports } = this.#settings;
    const workerSettings: MediaWorkerSettings = { publicIp, ports };
    const words = [this.#packageUrl, JSON.stringify(workerSettings)];
    const child = fork(program, words, { serialization: "advanced", stdio: "ignore", env: {}, execArgv: [] });
    const worker = { child, hasStarted: false };
    child.on("message", (message) => {
      const report = message as MediaReport;
      if (report.kind === "ready") worker.hasStarted = true;
      else this.#take(report);
    });
    child.on("error", () => this.#lose(worker));
    child.on("exit", () => this.#lose(worker));
    child.unref();
    child.channel?.unref();
    return worker;
  }

  #take(report: LegReport): void {
    const leg = this.#legs.get(report.id);
    if (leg === undefined) return;
    if (report.kind === "answer") leg.listener.answered(report.sdp);
    else if (report.kind === "heard") leg.hear(report.samples, report.sampleRate);
    else if (report.kind === "passed") leg.listener.passed(report.mark);
    else this.#drop(report.id, leg);
  }

  #drop(id: number, leg: OpenLeg): void {
    this.#send({ id, kind: "close" });
    this.#legs.delete(id);
    leg.listener.lost();
  }

  /** The process is gone, and every leg with it; the next call starts another, unless it never ran. */
  #lose(worker: Worker): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#isUnusable = !worker.hasStarted;
    const orphans = [...this.#legs.values()];
    this.#legs.clear();
    for (const { listener } of orphans) listener.lost();
  }

  #send(order: MediaOrder): void {
    // A dying process accepts no orders; its exit ends the legs.
    if (this.#worker?.child.connected) this.#worker.child.send(order, () => {});
  }
}

function findPackage(name: string): string | undefined {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve(name)).href;
  } catch {
    return undefined;
  }
}
