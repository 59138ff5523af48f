import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";

/** Where the site is, and how it came there: by one of its links, or by the browser (first page, back, forward). */
export interface Place {
  readonly pathname: string;
  readonly hash: string;
  readonly cameBy: "link" | "browser";
}

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

const Context = createContext<{ readonly place: Place; readonly navigate: Navigate } | undefined>(undefined);

/** Follows the browser's address. Five fixed addresses need no more than this of a router. */
export function Navigation({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => placeNow("browser"));
  useEffect(() => {
    const follow = () => setPlace(placeNow("browser"));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const navigation = useMemo(() => ({ place, navigate: navigateWith(setPlace) }), [place]);
  return <Context value={navigation}>{children}</Context>;
}

/** The site at one address, without a browser: for prerendering. */
export function FixedPlace({ pathname, children }: { pathname: string; children: ReactNode }) {
  const place: Place = { pathname, hash: "", cameBy: "browser" };
  return <Context value={{ place, navigate: () => undefined }}>{children}</Context>;
}

/** Where the site is now. */
export function usePlace(): Place {
  return useNavigation().place;
}

/** Leads to another address of the site, without loading it anew. */
export function useNavigate(): Navigate {
  return useNavigation().navigate;
}

/**
 * A link within the site, named as the current page where it leads there.
 * @param props.reloads the page is loaded anew, as one has to that is broken
 */
export function Link({ to, reloads = false, ...rest }: LinkProps) {
  const { place, navigate } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (reloads || isForBrowser(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} aria-current={place.pathname === to ? "page" : undefined} onClick={follow} />;
}

interface LinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "aria-label" | "children"> {
  readonly to: string;
  readonly reloads?: boolean;
}

function useNavigation() {
  const navigation = useContext(Context);
  if (navigation === undefined) throw new Error("This part of the site stands outside of <Navigation>.");
  return navigation;
}

function navigateWith(show: (place: Place) => void): Navigate {
  return (to, { replace = false } = {}) => {
    const isHere = new URL(to, location.href).href === location.href;
    if (replace || isHere) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    show(placeNow("link"));
  };
}

function placeNow(cameBy: Place["cameBy"]): Place {
  const { pathname, hash } = location;
  // Addresses with a slash at the end name the same pages.
  return { pathname: pathname === "/" ? pathname : pathname.replace(/\/+$/, ""), hash, cameBy };
}

/** A new tab or window, or a link to save, is the browser's own to make. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}
