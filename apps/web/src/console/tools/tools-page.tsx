import { Page } from "../parts/page.tsx";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { ToolUses } from "./tool-uses.tsx";
import { Tools } from "./tools.tsx";

/** The org's tools, and what became of those that were used in the newest calls. */
export function ToolsPage() {
  const { tools: words } = useConsoleWords();
  return (
    <Page title={words.title}>
      <Tools />
      <ToolUses />
    </Page>
  );
}
