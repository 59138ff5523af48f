import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves the focus to the new page's content, so that a screen reader reads on there; not on the first page. */
export function Arrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("contenido")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
