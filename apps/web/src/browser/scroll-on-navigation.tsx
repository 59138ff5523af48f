import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Shows a new page from its top, or from the part its address names, and moves the focus to its content, so that a
 * screen reader continues there. The first page and going back are left to the browser.
 */
export function ScrollOnNavigation() {
  const { pathname, hash } = useLocation();
  const cameBy = useNavigationType();
  const address = pathname + hash;
  const shown = useRef({ pathname, address });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, address };
    if (before.address === address) return;
    if (before.pathname !== pathname) document.getElementById("contenido")?.focus({ preventScroll: true });
    if (cameBy === "POP") return;
    const named = hash === "" ? null : document.getElementById(hash.slice(1));
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, address, cameBy]);
  return null;
}
