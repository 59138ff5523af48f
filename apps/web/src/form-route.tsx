import { lazy, Suspense } from "react";
import { Frame } from "./look/frame.tsx";
import { useWords } from "./words/use-words.ts";

// Interview and voice are most of the code: only this page loads them.
const FormPage = lazy(async () => ({ default: (await import("./form/form-page.tsx")).FormPage }));

/** The form page in the site's frame, while its code comes and after. */
export function FormRoute() {
  const { common, form } = useWords();
  return (
    <Frame title={form.title}>
      <Suspense
        fallback={
          <p className="wrap lead" role="status">
            {common.oneMoment}
          </p>
        }
      >
        <FormPage />
      </Suspense>
    </Frame>
  );
}
