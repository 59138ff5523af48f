import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Shows a new page from its top, or from the part its address names, and moves the focus to its content, so that a
 * screen reader reads on there. The first page is as the browser opened it; the way back is the browser's too.
 */
export function ScrollOnNavigation() {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const address = pathname + hash;
  const shown = useRef({ pathname, address });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, address };
    if (before.address === address) return;
    if (before.pathname !== pathname) document.getElementById("contenido")?.focus({ preventScroll: true });
    if (way === "POP") return;
    const named = hash === "" ? null : document.getElementById(hash.slice(1));
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, address, way]);
  return null;
}
