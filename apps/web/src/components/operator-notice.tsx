import { useConfig } from "../use-config.ts";
import { useLanguage } from "../words/use-words.ts";

/** What the operator wants everybody to read before they pay, in words of their own; nothing where they have none. */
export function OperatorNotice() {
  const language = useLanguage();
  const notice = useConfig()?.operator.notice?.[language];
  // Filled by main.ts before React hydrates, as the operator's name is.
  return (
    <p data-operator-notice="" hidden={notice === undefined} suppressHydrationWarning>
      {notice ?? ""}
    </p>
  );
}
