import { useConsoleWords } from "../words/use-console-words.tsx";
import { useFormat } from "./use-format.ts";

interface Needs {
  readonly page: number;
  readonly total: number;
  readonly ofPage: number;
  readonly onPage: (page: number) => void;
}

/** Which page of a list this is, and the way to the next and the one before. */
export function Pager({ page, total, ofPage, onPage }: Needs) {
  const { common } = useConsoleWords();
  const { count } = useFormat();
  const pages = Math.max(1, Math.ceil(total / ofPage));
  return (
    <nav className="pager" aria-label={common.page(page, pages)}>
      <button type="button" className="button quiet small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {common.before}
      </button>
      <p role="status">
        {common.page(page, pages)} · {common.total(count(total))}
      </p>
      <button type="button" className="button quiet small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {common.after}
      </button>
    </nav>
  );
}
