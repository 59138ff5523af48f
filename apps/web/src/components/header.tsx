import { Link, NavLink } from "react-router";
import { useWords } from "../words/use-words.ts";
import { LanguageToggle } from "./language-toggle.tsx";
import { Logo } from "./logo.tsx";

/** The head of every page: who we are not, the logo, the two links and the language toggle. */
export function Header() {
  const { common } = useWords();
  return (
    <header className="top">
      <div className="who">
        <p className="wrap">{common.who}</p>
      </div>
      <div className="wrap bar">
        <Link className="logo" to="/" aria-label={common.homeLabel}>
          <Logo />
        </Link>
        <nav aria-label={common.navigation}>
          <ul>
            <li>
              <NavLink to="/ayuda">{common.help}</NavLink>
            </li>
            <li>
              <NavLink to="/terminos">{common.terms}</NavLink>
            </li>
            <li>
              <LanguageToggle />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
