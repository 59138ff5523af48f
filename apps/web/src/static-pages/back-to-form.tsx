import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { isGranted, onAccessChange } from "../access/access.ts";
import { useWords } from "../words/use-words.ts";

/** The way back, for who has a form open in this browser; a page is prerendered for those who have none. */
export function BackToForm() {
  const { access } = useWords();
  const hasForm = useSyncExternalStore(onAccessChange, isGranted, () => false);
  if (!hasForm) return null;
  return (
    <p>
      <Link className="button" to="/form">
        {access.backToForm}
      </Link>
    </p>
  );
}
