import { type ReactNode, useEffect } from "react";
import { useWords } from "../words/use-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** A page: skip link, header, the page's own content in `<main>`, footer. `title` is the window's. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
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
      <Footer />
    </>
  );
}
