import { PageFrame } from "../components/page-frame.tsx";
import { offlineEn } from "../words/en/offline.ts";
import { offlineEs } from "../words/es/offline.ts";

/**
 * Shown by the service worker in place of a page that cannot be reached: what works meanwhile, and what does not. It is
 * kept as it was prerendered, and no script runs in it, so it says everything in both languages.
 */
export function OfflinePage() {
  return (
    <PageFrame title={offlineEs.title} isScriptless>
      <div className="wrap narrow stack airy">
        <h1 className="mid">{offlineEs.title}</h1>
        <WhatWorks words={offlineEs} />
        <div className="stack airy" lang="en">
          <h2>{offlineEn.title}</h2>
          <WhatWorks words={offlineEn} />
        </div>
      </div>
    </PageFrame>
  );
}

function WhatWorks({ words }: { words: typeof offlineEs }) {
  return (
    <>
      <p className="lead">{words.kept}</p>
      <section className="stack close">
        <h2>{words.worksTitle}</h2>
        <ul className="has">
          {words.works.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
      <section className="stack close">
        <h2>{words.waitsTitle}</h2>
        <ul className="has beware">
          {words.waits.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
      {/* A link asks for the same address again, which may name a payment. */}
      {/* biome-ignore lint/a11y/useValidAnchor: only an empty address keeps the query of the one that was asked for */}
      <a className="button main" href="">
        {words.again}
      </a>
    </>
  );
}
