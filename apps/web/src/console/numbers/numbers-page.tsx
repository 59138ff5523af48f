import { Page } from "../parts/page.tsx";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { Campaigns } from "./campaigns.tsx";
import { Numbers } from "./numbers.tsx";

/** The org's telephone numbers and who answers them, and the campaigns that call from them. */
export function NumbersPage() {
  const { numbers: words } = useConsoleWords();
  return (
    <Page title={words.title}>
      <Numbers />
      <Campaigns />
    </Page>
  );
}
