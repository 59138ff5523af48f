import { Link } from "react-router";
import { operatorLine } from "../config.ts";
import { useConfig } from "../use-config.ts";
import { useWords } from "../words/use-words.ts";

/** The foot of every page: who runs it, that it is not the government, and where to write. */
export function Footer() {
  const { common } = useWords();
  const config = useConfig();
  const operator = config && operatorLine(config);
  return (
    <footer className="foot">
      <div className="wrap stack close">
        {/* Filled by the island before React wakes, so its text may differ from what was made at build. */}
        <p data-operator="" suppressHydrationWarning>
          {operator === undefined ? "" : common.footer.operatedBy(operator)}
        </p>
        <p>{common.footer.notGovernment}</p>
        <ul>
          <li>
            <Link to="/ayuda">{common.help}</Link>
          </li>
          <li>
            <Link to="/terminos">{common.footer.terms}</Link>
          </li>
          <li>
            <Link to="/terminos#s9">{common.footer.contact}</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
