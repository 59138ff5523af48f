import { Page } from "../parts/page.tsx";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { Members } from "./members.tsx";
import { Tokens } from "./tokens.tsx";

/** Who and what has a way in: members of the org, and its tokens for who may see them. */
export function AccessPage() {
  const { access: words } = useConsoleWords();
  const may = useMay();
  return (
    <Page title={words.title}>
      <Members />
      {may("listTokens") && <Tokens />}
    </Page>
  );
}
