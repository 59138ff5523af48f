import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { CodeForm } from "../access/code-form.tsx";
import { takeCode } from "../access/code-in-address.ts";
import { useWords } from "../words/use-words.ts";

/** Of a code in its five groups. */
const wholeLength = 19;

/** For people who began in another browser: the code opens the same form here. A letter's link brings it along. */
export function Resume() {
  const { resume } = useWords().access;
  const navigate = useNavigate();
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const code = takeCode();
    const box = place.current?.querySelector("input");
    if (code === undefined || !place.current || !box) return;
    place.current.open = true;
    box.value = code;
    box.focus();
    // Says what is wrong with it; a whole code is sent by who pressed the button.
    if (code.length !== wholeLength) box.form?.requestSubmit();
  }, []);
  return (
    <details className="more" ref={place}>
      <summary>{resume.title}</summary>
      <CodeForm onResumed={() => void navigate("/form")} />
    </details>
  );
}
