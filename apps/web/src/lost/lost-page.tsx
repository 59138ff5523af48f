import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { Frame } from "../look/frame.tsx";
import { useWords } from "../words/use-words.ts";

/** The error page: an unknown route, or a page that broke. Its heading is the specification's. */
export function LostPage() {
  const { lost, common } = useWords();
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame title={lost.heading}>
      <div className="wrap stack airy lost">
        <div className="says">
          <h1 lang="en">{lost.heading}</h1>
        </div>
        <div className="stack close reply">
          <p className="lead">
            <b>{isUnknown ? lost.noSuchPage : lost.broken}</b> {isUnknown ? lost.checkAddress : lost.tryAgain}
          </p>
          {/* A broken page is left by a real navigation, which begins afresh. */}
          <Link className="button" to="/" reloadDocument>
            {common.backHome}
          </Link>
          <Link className="button quiet" to="/ayuda" reloadDocument>
            {lost.help}
          </Link>
        </div>
      </div>
    </Frame>
  );
}
