import { useWords } from "../words/use-words.ts";

/**
 * What a page says where its script does not run: `public/not-started.js` shows the one that fits, and React, where it
 * runs, shows none. What can be read can be read all the same.
 */
export function NotStarted() {
  const { notStarted, common } = useWords();
  return (
    <>
      <noscript>
        <p className="wrap lead">{notStarted.turnedOff}</p>
      </noscript>
      <div role="alert" data-not-started="old" hidden suppressHydrationWarning>
        <div className="wrap stack close">
          <p className="lead">{notStarted.old}</p>
          <p>{notStarted.browsers}</p>
        </div>
      </div>
      <div role="alert" data-not-started="missing" hidden suppressHydrationWarning>
        <div className="wrap stack close">
          <p className="lead">{notStarted.missing}</p>
          {/* Without a script this alone opens the same address again. */}
          <form>
            <button className="button" type="submit">
              {common.loadDelay.reopen}
            </button>
          </form>
        </div>
      </div>
    </>
  );
}
