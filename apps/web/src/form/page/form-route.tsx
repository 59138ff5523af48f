import { lazyPart, NotHere } from "../../browser/lazy-part.tsx";
import type { LoadDelay } from "../../browser/load-code.ts";
import { PageFrame } from "../../components/page-frame.tsx";
import { useWords } from "../../words/use-words.ts";

// Interview and readers are most of the code: only this page loads them.
const FormPage = lazyPart(async () => (await import("./form-page.tsx")).FormPage, Verifying);

/** The form page in the site's frame, while its code comes and after. */
export function FormRoute() {
  const { form } = useWords();
  return (
    <PageFrame title={form.title}>
      <FormPage />
    </PageFrame>
  );
}

/** The first words, which are there before any code. */
function Verifying({ delay }: { delay: LoadDelay | undefined }) {
  return <NotHere delay={delay} text={useWords().form.verifyingPayment} />;
}
