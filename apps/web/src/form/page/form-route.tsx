import { lazyPart } from "../../browser/lazy-part.tsx";
import { PageFrame } from "../../components/page-frame.tsx";
import { useWords } from "../../words/use-words.ts";

// Interview and readers are most of the code: only this page loads them.
const FormPage = lazyPart(async () => (await import("./form-page.tsx")).FormPage);

/** The form page in the site's frame, while its code comes and after. */
export function FormRoute() {
  const { form } = useWords();
  return (
    <PageFrame title={form.title}>
      <FormPage />
    </PageFrame>
  );
}
