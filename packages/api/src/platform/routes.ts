import type { Route } from "../call-spec.ts";

/** The routes of the voice platform, below its base URL (voice-platform specification, section 7). */
export const platformRoutes = {
  createWebCall: { method: "POST", path: "/call/web" },
} as const satisfies Record<string, Route>;
