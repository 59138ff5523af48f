import { Link } from "react-router";
import { PageFrame } from "../components/page-frame.tsx";
import { Heard } from "../form/hear/hear.tsx";
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
        <div className="stack close reply" data-heard="">
          <Heard>
            <p className="lead">
              <b>{isBroken ? notFound.broken : notFound.noSuchPage}</b>{" "}
              {isBroken ? notFound.tryAgain : notFound.checkAddress}
            </p>
          </Heard>
          {/* A broken page is left by a real navigation, which reloads everything. */}
          <Link className="button" to="/" reloadDocument>
            {common.backHome}
          </Link>
          <Link className="button quiet" to="/ayuda" reloadDocument>
            {notFound.help}
          </Link>
        </div>
      </div>
    </PageFrame>
  );
}
