import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The console, built apart from the site: no page of the product grows by it. */
export default defineConfig({
  root: `${import.meta.dirname}/console`,
  base: "/console/",
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: `${import.meta.dirname}/dist/console`,
    emptyOutDir: true,
    sourcemap: true,
    // Nobody waits for it on a phone's line: it may weigh what it needs.
    chunkSizeWarningLimit: 2000,
    target: "baseline-widely-available",
    cssTarget: ["chrome107", "firefox104", "safari16"],
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !id.includes("/packages/api/") } },
  },
});
