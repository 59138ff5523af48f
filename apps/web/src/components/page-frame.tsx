import { type ReactNode, useEffect } from "react";
import { byDevice, HearContext } from "../form/hear/hear.tsx";
import { useWords } from "../words/use-words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NotStarted } from "./not-started.tsx";

/**
 * A page: skip link, header, the page's own content in `<main>`, footer.
 * @param props.title the window's
 * @param props.isScriptless no script runs in it, only what was prerendered
 */
export function PageFrame({
  title,
  isScriptless,
  children,
}: {
  title: string;
  isScriptless?: boolean;
  children: ReactNode;
}) {
  const { common } = useWords();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <a className="skip" href="#contenido">
        {common.skip}
      </a>
      <Header isScriptless={isScriptless} />
      {!isScriptless && <NotStarted />}
      <main id="contenido" tabIndex={-1}>
        <HearContext value={byDevice}>{children}</HearContext>
      </main>
      <Footer />
    </>
  );
}
