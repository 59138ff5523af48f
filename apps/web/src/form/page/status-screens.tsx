import { useEffect, useRef } from "react";
import { Heard } from "../hear/hear.tsx";

/**
 * A screen where nothing can be answered, with the one action that leads on. It replaces another screen by itself, so
 * its heading gets the focus for people who do not see it, and the footer stays below the window, where it was.
 */
export function BlockedScreen(props: { title: string; text: string; action: string; onAction: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap narrow stack airy room" data-heard="">
      <Heard>
        <h1 className="mid" ref={heading} tabIndex={-1}>
          {props.title}
        </h1>
      </Heard>
      <p className="lead">{props.text}</p>
      <button className="button main" type="button" onClick={props.onAction}>
        {props.action}
      </button>
    </div>
  );
}

/** What the page says while something it needs is loading. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="wrap narrow stack airy room">
      <p className="lead" role="status">
        {text}
      </p>
    </div>
  );
}
