import { Component, type ReactNode } from "react";
import { Link } from "../browser/navigation.tsx";
import { PageFrame } from "../components/page-frame.tsx";
import { useWords } from "../words/use-words.ts";

/** The error page: an unknown route, or a page that broke. Its heading is the specification's. */
export function NotFoundPage({ isBroken = false }: { isBroken?: boolean }) {
  const { notFound, common } = useWords();
  return (
    <PageFrame title={notFound.heading}>
      <div className="wrap stack airy not-found">
        <div className="says">
          <h1 lang="en">{notFound.heading}</h1>
        </div>
        <div className="stack close reply">
          <p className="lead">
            <b>{isBroken ? notFound.broken : notFound.noSuchPage}</b>{" "}
            {isBroken ? notFound.tryAgain : notFound.checkAddress}
          </p>
          {/* A broken page is left by a real navigation, which reloads everything. */}
          <Link className="button" to="/" reloads>
            {common.backHome}
          </Link>
          <Link className="button quiet" to="/ayuda" reloads>
            {notFound.help}
          </Link>
        </div>
      </div>
    </PageFrame>
  );
}

/** Shows `instead` when its children throw while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode; instead: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
