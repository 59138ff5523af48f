import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { signOut } from "./session/platform.ts";
import { sessionKey, useSession } from "./session/use-session.ts";
import { useConsoleLanguage, useConsoleWords } from "./words/use-console-words.tsx";

/** What stands around every page: a way to the content, the sections, who is signed in, and the language. */
export function Frame({ nav, children }: { readonly nav?: ReactNode; readonly children: ReactNode }) {
  const { common } = useConsoleWords();
  const { language, choose } = useConsoleLanguage();
  const other = language === "es" ? "en" : "es";
  return (
    <>
      <a className="skip" href="#main">
        {common.skip}
      </a>
      <header className="console-top">
        <div className="wrap bar">
          <strong>Dilo · {common.title}</strong>
          {nav}
          <button type="button" className="button quiet small" lang={other} onClick={() => choose(other)}>
            {common.otherLanguage}
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** The console's sections. */
const sections = [
  { to: "/calls", page: "calls" },
  { to: "/live", page: "live" },
  { to: "/assistants", page: "assistants" },
  { to: "/analytics", page: "analytics" },
  { to: "/tests", page: "tests" },
  { to: "/numbers", page: "numbers" },
  { to: "/tools", page: "tools" },
  { to: "/messages", page: "messages" },
  { to: "/access", page: "access" },
] as const;

/** The sections, who is signed in with which role, and the way out. */
export function Navigation() {
  const words = useConsoleWords();
  const { orgName, email, role } = useSession();
  const client = useQueryClient();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      client.setQueryData(sessionKey, null);
      // Whoever comes next at this browser finds nothing of what was shown.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
  return (
    <>
      <nav aria-label={words.common.navigation}>
        <ul>
          {sections.map(({ to, page }) => (
            <li key={to}>
              <NavLink to={to}>{words[page].title}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="small muted who">
        {orgName} · {email} · <b>{words.session.roles[role]}</b>
      </p>
      <button type="button" className="button quiet small" onClick={() => leave.mutate()}>
        {words.session.signOut}
      </button>
    </>
  );
}
