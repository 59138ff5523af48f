import { partOf } from "../browser/lazy-part.tsx";
import { Frame } from "../components/page-frame.tsx";
import { useWords } from "../words/use-words.ts";

// Interview and readers are most of the code: only this page loads them.
const FormPage = partOf(async () => (await import("./page/form-page.tsx")).FormPage);

/** The form page in the site's frame, while its code comes and after. */
export function FormRoute() {
  const { form } = useWords();
  return (
    <Frame title={form.title}>
      <FormPage />
    </Frame>
  );
}
