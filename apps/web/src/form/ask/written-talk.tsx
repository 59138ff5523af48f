import { type ReactNode, useId, useState } from "react";
import type { ReplyView } from "../interview-view/reply-view.ts";
import { ReplyLine } from "./reply-line.tsx";
import { TypedAnswer } from "./typing/typed-answer.tsx";

/**
 * What Dilo answered last and, where people write, a box for what they want, on a screen that asks no question of the
 * form: it takes no focus by itself. `children` stand between the two.
 */
export function WrittenTalk(props: {
  reply: ReplyView;
  isCallActive: boolean;
  hasTextBox: boolean;
  /** The name of the box, what may be written, and its button. */
  words: { readonly write: string; readonly writeHint: string; readonly send: string };
  /** The id of what says, in place of the reply, that nothing was understood; undefined while nothing does. */
  refusedBy?: string | undefined;
  onWrite: (text: string) => void;
  children: ReactNode;
}) {
  const { reply, refusedBy, hasTextBox, words } = props;
  const replyId = useId();
  const writeId = useId();
  const [isProblem, setIsProblem] = useState(false);
  const outcome = {
    id: `${reply.number} ${refusedBy}`,
    openId: undefined,
    isRefused: reply.isRefusal || refusedBy !== undefined,
    about: words.write,
  };
  return (
    <>
      <ReplyLine
        id={replyId}
        reply={reply}
        isCallActive={props.isCallActive}
        isProblem={isProblem && hasTextBox && reply.isRefusal}
      />
      {props.children}
      {hasTextBox && (
        <div className="stack close">
          <p id={writeId}>{words.write}</p>
          <TypedAnswer
            labelledBy={writeId}
            hint={words.writeHint}
            submit={words.send}
            isSecondary
            problemId={refusedBy ?? replyId}
            outcome={outcome}
            onAnswer={props.onWrite}
            onProblem={setIsProblem}
          />
        </div>
      )}
    </>
  );
}
