export const metadata = { title: "Una llamada con Next.js" };

// biome-ignore lint/style/noDefaultExport: Next.js finds a layout by its default export.
export default function Layout({ children }) {
  return (
    <html lang="es">
      <body>{children}</body>
    </html>
  );
}
