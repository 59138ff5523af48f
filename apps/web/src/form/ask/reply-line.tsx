import { useEffect, useRef } from "react";
import { Unbroken } from "../../components/unbroken.tsx";
import { useLanguage } from "../../words/use-words.ts";
import { Hear } from "../hear/hear.tsx";
import type { ReplyView } from "../interview-view/reply-view.ts";

/**
 * What Dilo answered last, in writing, announced again with each answer. During a call it is spoken, and only shown here.
 * @param props.isProblem the text box holds what was not understood, and points here
 */
export function ReplyLine(props: { id?: string; reply: ReplyView; isCallActive: boolean; isProblem?: boolean }) {
  const { id, reply, isCallActive, isProblem = false } = props;
  const language = useLanguage();
  const isEmpty = reply.shown === "";
  const line = useRef<HTMLParagraphElement>(null);
  const seen = useRef(reply.number);
  useEffect(() => {
    if (seen.current === reply.number) return;
    seen.current = reply.number;
    // Whoever has scrolled down to the text box sees what is said about it.
    if (!isEmpty) line.current?.scrollIntoView({ block: "nearest" });
  }, [reply.number, isEmpty]);
  return (
    <div className={isEmpty ? "unseen" : "beside"} data-own="">
      <p
        ref={line}
        id={id}
        className={isEmpty ? "unseen" : isProblem ? "reply problem" : "reply"}
        role="status"
        aria-live={isCallActive ? "off" : "polite"}
        lang={language}
      >
        <span key={reply.number}>
          <Unbroken text={reply.shown} />
          {reply.unseen !== "" && <span className="unseen"> {reply.unseen}</span>}
        </span>
      </p>
      <Hear what="reply" text={reply.shown} language={language} isOwn />
    </div>
  );
}
