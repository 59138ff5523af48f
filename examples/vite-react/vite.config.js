// Vite compiles JSX itself; React's automatic runtime needs no import.
// biome-ignore lint/style/noDefaultExport: Vite reads its settings so.
export default { esbuild: { jsx: "automatic" } };
