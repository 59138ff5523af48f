import { Link, NavLink } from "react-router";
import { operatorLine } from "../config.ts";
import { useConfig, useHasContact } from "../use-config.ts";
import { useWords } from "../words/use-words.ts";
import { OperatorNotice } from "./operator-notice.tsx";

/** The footer of every page: who runs the site, that it is not the government, and a contact. */
export function Footer() {
  const { common } = useWords();
  const config = useConfig();
  const operator = config && operatorLine(config);
  const hasContact = useHasContact();
  return (
    <footer className="foot">
      <div className="wrap stack close">
        {/* Filled by main.ts before React hydrates, so its text may differ from the prerendered one. */}
        <p data-operator="" suppressHydrationWarning>
          {operator === undefined ? "" : common.footer.operatedBy(operator)}
        </p>
        <OperatorNotice />
        <p>{common.footer.notGovernment}</p>
        <ul>
          <li>
            <NavLink to="/ayuda" end>
              {common.help}
            </NavLink>
          </li>
          <li>
            <NavLink to="/terminos" end>
              {common.footer.terms}
            </NavLink>
          </li>
          <li>
            <Link to="/terminos#s9">
              {common.footer.contact}
              <span data-needs-contact="" hidden={!hasContact} suppressHydrationWarning>
                {common.footer.andRefunds}
              </span>
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
