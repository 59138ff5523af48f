import { useEffect, useState } from "react";
import { NavLink } from "react-router";
import { chooseTextSize, chosenTextSize, largestText } from "../browser/text-size.ts";
import { useWords } from "../words/use-words.ts";
import { LanguageToggle } from "./language-toggle.tsx";

/**
 * The header of every page: that we are not the government, the size of letters, logo, links and language toggle.
 * @param props.isScriptless where no script runs the two buttons would do nothing, and are left out
 */
export function Header({ isScriptless = false }: { isScriptless?: boolean | undefined }) {
  const { common } = useWords();
  return (
    <header className="top">
      <div className="who">
        <div className="wrap">
          <p>{common.who}</p>
          {!isScriptless && <TextSize />}
        </div>
      </div>
      <div className="wrap bar">
        <NavLink className="logo" to="/" end aria-label={common.homeLabel}>
          <Logo />
        </NavLink>
        <nav aria-label={common.navigation}>
          <ul>
            <li>
              <NavLink to="/ayuda" end>
                {common.help}
              </NavLink>
            </li>
            <li>
              <NavLink to="/terminos" end>
                {common.terms}
              </NavLink>
            </li>
            {!isScriptless && (
              <li>
                <LanguageToggle />
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The word mark. It needs no text: the link around it has a name. */
function Logo() {
  return (
    <svg viewBox="0 0 118 52" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M9 9v36h9a18 18 0 0 0 0-36Z" />
        <path d="M53 22v23M69 7v38" />
        <path d="M83.5 45V31A14 14 0 1 1 97.5 45Z" />
      </g>
      <circle cx="53" cy="8" r="5.5" fill="var(--you-line)" />
    </svg>
  );
}

/** Makes the letters of every page larger, step by step, and from the largest as they usually are. */
function TextSize() {
  const { larger, usual } = useWords().common.textSize;
  // Prerendered in the usual size.
  const [step, setStep] = useState(0);
  useEffect(() => setStep(chosenTextSize()), []);
  const isLargest = step >= largestText;
  const press = (): void => {
    const next = isLargest ? 0 : step + 1;
    chooseTextSize(next);
    setStep(next);
  };
  return (
    <button type="button" data-touch="text-size" onClick={press}>
      {isLargest ? "A−" : "A+"} <span className="unseen">{isLargest ? usual : larger}</span>
    </button>
  );
}
