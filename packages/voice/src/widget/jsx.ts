import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { DiloCallElement } from "./dilo-call.ts";

/** What `<dilo-call>` takes in JSX. What is no text (`options`, `startOptions`) is set on the element, by a ref. */
export interface DiloCallAttributes extends HTMLAttributes<DiloCallElement> {
  readonly "base-url": string;
  /** A public token; left out where `options` has a function that gets one. */
  readonly token?: string | undefined;
  /** Whom to call: the id of one of the three. */
  readonly assistant?: string | undefined;
  readonly squad?: string | undefined;
  readonly workflow?: string | undefined;
  /** What the button says. */
  readonly label?: string | undefined;
  readonly "worklet-url"?: string | undefined;
}

/** The element as React's JSX has it. */
export type DiloCallProps = DetailedHTMLProps<DiloCallAttributes, DiloCallElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "dilo-call": DiloCallProps;
    }
  }
}
