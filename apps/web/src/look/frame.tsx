import { type ReactNode, useEffect } from "react";
import { useWords } from "../words/use-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/**
 * A page: skip link, header, the page's own `<main>`, footer. `title` is the window's.
 * `dock` stands between main and footer, at the bottom of the screen, where there is one.
 */
export function Frame({ title, children, dock }: { title: string; children: ReactNode; dock?: ReactNode }) {
  const { common } = useWords();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <a className="skip" href="#contenido">
        {common.skip}
      </a>
      <Header />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {dock}
      <Footer />
    </>
  );
}
