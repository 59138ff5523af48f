/** A static page: `next build` writes it to out. */
// biome-ignore lint/style/noDefaultExport: Next.js reads its settings so.
export default { output: "export" };
