import { expect, test, vi } from "vitest";
import source from "../public/sw.js?raw";

interface Navigation {
  readonly request: { readonly mode: string; readonly method: string; readonly destination: string };
  readonly respondWith: (answer: Promise<unknown>) => void;
}

/** The worker, run on a browser that has kept `kept`. */
function start({ reach, kept }: { reach: () => Promise<unknown>; kept?: string }) {
  const listeners: Record<string, (event: Navigation) => void> = {};
  const self = { addEventListener: (kind: string, listen: (event: Navigation) => void) => (listeners[kind] = listen) };
  const caches = { match: async () => kept };
  new Function("self", "fetch", "caches", source)(self, reach, caches);
  return (request: Navigation["request"]) => {
    const respondWith = vi.fn<Navigation["respondWith"]>();
    listeners["fetch"]?.({ request, respondWith });
    return respondWith.mock.calls[0]?.[0];
  };
}

const navigation = { mode: "navigate", method: "GET", destination: "document" };
const unreachable = () => Promise.reject(new TypeError("offline"));

test("a page that is reached is what the server sends", async () => {
  const ask = start({ reach: async () => "from the server", kept: "kept" });
  expect(await ask(navigation)).toBe("from the server");
});

test("a page that is not reached is answered by what works without a connection", async () => {
  expect(await start({ reach: unreachable, kept: "kept" })(navigation)).toBe("kept");
  await expect(start({ reach: unreachable })(navigation)).rejects.toThrow("offline");
});

test("calls, answers and files never pass through it", () => {
  const ask = start({ reach: unreachable, kept: "kept" });
  expect(ask({ mode: "cors", method: "PUT", destination: "" })).toBeUndefined();
  expect(ask({ mode: "cors", method: "GET", destination: "" })).toBeUndefined();
  expect(ask({ mode: "no-cors", method: "GET", destination: "audio" })).toBeUndefined();
});
