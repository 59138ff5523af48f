import { ApiError } from "@dilo/api";
import type { ConsoleWords } from "../words/es.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

/** Says in words why something failed, and offers to try again where that helps. */
export function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry?: (() => void) | undefined }) {
  const { failures, common } = useConsoleWords();
  const told = toldByServer(error);
  return (
    <div className="error-box stack close" role="alert">
      <p>{failureWords(error, failures)}</p>
      {told.length > 0 && (
        <ul className="told" lang="en">
          {told.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {onRetry && (
        <button type="button" className="button quiet small" onClick={onRetry}>
          {common.again}
        </button>
      )}
    </div>
  );
}

function failureWords(error: unknown, words: ConsoleWords["failures"]): string {
  if (!(error instanceof ApiError)) throw error;
  switch (error.status) {
    case 0:
    case 503:
      return words.away;
    case 400:
    case 422:
      return words.said;
    case 403:
      return words.forbidden;
    case 404:
      return words.notFound;
    case 409:
      return words.conflict;
    case 413:
      return words.tooLong;
    case 429:
      return words.tooMany(Math.ceil((error.retryAfterMs ?? 60_000) / 1000));
    default:
      return words.server;
  }
}

/** What the server says of a request it refused: each wrong field is a sentence. */
function toldByServer(error: unknown): readonly string[] {
  const isRefused = error instanceof ApiError && [400, 409, 422].includes(error.status);
  return isRefused ? error.message.split(/(?<=\.) (?=The )/) : [];
}
