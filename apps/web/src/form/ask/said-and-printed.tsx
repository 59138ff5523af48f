import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords } from "../../words/use-words.ts";
import { Hear } from "../hear/hear.tsx";
import type { SaidAndPrintedTexts } from "../interview-view/views.ts";

/** What was said beside what will be written, with the rule that made it where one is told. */
export function SaidAndPrinted({ texts }: { texts: SaidAndPrintedTexts }) {
  const { ask } = useFormWords();
  return (
    <div className="holds">
      <dl className="heard">
        <Said said={texts.said} />
        <div className="en">
          <dt>{texts.needsReview ? ask.needsReview : ask.inEnglish}</dt>
          <dd lang={texts.needsReview ? "es" : "en"} className="number">
            <Unbroken text={texts.english ?? "···"} />
          </dd>
        </div>
      </dl>
      {texts.rule && <p className="muted small">{ask.rules[texts.rule]}</p>}
    </div>
  );
}

/** What was said, while nothing is known of it yet. */
export function OnlySaid({ said }: { said: string }) {
  return (
    <div className="holds" data-own="">
      <dl className="heard">
        <Said said={said} />
      </dl>
      <Hear what="answer" text={said} language="es" isOwn />
    </div>
  );
}

function Said({ said }: { said: string }) {
  const { ask } = useFormWords();
  return (
    <div className="es">
      <dt>{ask.youSaid}</dt>
      <dd lang="es">
        <Unbroken text={said} />
      </dd>
    </div>
  );
}
