import { PageFrame } from "../components/page-frame.tsx";
import { useOfflineWords } from "./use-offline-words.ts";

/** Shown by the service worker in place of a page that cannot be reached: what works meanwhile, and what does not. */
export function OfflinePage() {
  const offline = useOfflineWords();
  return (
    <PageFrame title={offline.title}>
      <div className="wrap narrow stack airy">
        <h1 className="mid">{offline.title}</h1>
        <p className="lead">{offline.kept}</p>
        <section className="stack close" aria-labelledby="funciona">
          <h2 id="funciona">{offline.worksTitle}</h2>
          <ul className="has">
            {offline.works.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
        <section className="stack close" aria-labelledby="espera">
          <h2 id="espera">{offline.waitsTitle}</h2>
          <ul className="has beware">
            {offline.waits.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
        {/* No script runs here: a link asks for the same address again, which may name a payment. */}
        {/* biome-ignore lint/a11y/useValidAnchor: only an empty address keeps the query of the one that was asked for */}
        <a className="button main" href="">
          {offline.again}
        </a>
      </div>
    </PageFrame>
  );
}
