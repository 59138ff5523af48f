// The memory of a Node process that was started with --inspect, garbage collected first.
import { once } from "node:events";
import { WebSocket } from "../call/platform-packages.ts";

export type MemorySample = { minute: number; heapMb: number; rssMb: number };

/**
 * Connects to a process's inspector.
 * @param port of this machine
 */
export async function openMemory(port: number) {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [{ webSocketDebuggerUrl }] = (await listed.json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, "open");
  let lastId = 0;

  function ask(method: string, params: object = {}): Promise<{ result: { value: string } }> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      const hear = (data: Buffer) => {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        socket.off("message", hear);
        resolve(message.result);
      };
      socket.on("message", hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  }

  return {
    /** What the process holds after its garbage is gone: its own objects and buffers, and all of its pages. MB. */
    async now() {
      await ask("HeapProfiler.collectGarbage");
      const { result } = await ask("Runtime.evaluate", { expression: "JSON.stringify(process.memoryUsage())" });
      const { heapUsed, arrayBuffers, rss } = JSON.parse(result.value);
      return { heapMb: (heapUsed + arrayBuffers) / 2 ** 20, rssMb: rss / 2 ** 20 };
    },
    close: () => socket.close(),
  };
}

/**
 * By how much something grows, as the line that fits best.
 * @returns MB a minute; 0 of fewer than two points
 */
export function slopeOf(points: readonly (readonly [minute: number, mb: number])[]): number {
  const mean = (part: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + part(point), 0) / points.length;
  const [atMean, mbMean] = [mean(([at]) => at), mean(([, mb]) => mb)];
  const spread = points.reduce((sum, [at]) => sum + (at - atMean) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [at, mb]) => sum + (at - atMean) * (mb - mbMean), 0) / spread;
}
