import { Link } from "react-router";
import { Frame } from "../components/page-frame.tsx";
import { useWords } from "../words/use-words.ts";

/** The error page: an unknown route, or a page that broke. Its heading is the specification's. */
export function LostPage({ isBroken = false }: { isBroken?: boolean }) {
  const { lost, common } = useWords();
  return (
    <Frame title={lost.heading}>
      <div className="wrap stack airy lost">
        <div className="says">
          <h1 lang="en">{lost.heading}</h1>
        </div>
        <div className="stack close reply">
          <p className="lead">
            <b>{isBroken ? lost.broken : lost.noSuchPage}</b> {isBroken ? lost.tryAgain : lost.checkAddress}
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
