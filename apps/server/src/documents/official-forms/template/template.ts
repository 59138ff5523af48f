import type { FormType } from "@dilo/forms";

/** A box of the prepared file, with all that is needed to write it with a value. */
export interface TemplateBox {
  readonly field: string;
  readonly kind: "text" | "checkbox" | "choice";
  /** Object number of the box. */
  readonly object: number;
  /** The entries of its dictionary without value and appearance, in PDF syntax (Latin-1). */
  readonly entries: string;
  /** The field above it that holds its value, where several boxes are one field: object number and entries. */
  readonly valueIn?: { readonly object: number; readonly entries: string };
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly maxLength?: number;
  readonly isComb: boolean;
  readonly isMultiline: boolean;
  /** The state that means ticked, as the file names it. */
  readonly on?: string;
  /** The values a choice takes, as the file spells them. */
  readonly options: readonly string[];
  /** The font of its default appearance: a name in the form's resources, and points. */
  readonly font: { readonly name: string; readonly size: number; readonly reference: string };
}

/** Where new pages and their tags hang in the prepared file. References are in PDF syntax: "12 0 R". */
export interface TemplateFrame {
  readonly pages: {
    readonly object: number;
    readonly count: number;
    readonly kids: readonly string[];
    /** Each page itself, in order. */
    readonly each: readonly string[];
  };
  /** The catalog, without what a filled form says of itself: labels, bookmarks, metadata. */
  readonly catalog: { readonly object: number; readonly entries: string };
  readonly tags: {
    readonly object: number;
    /** The entries of the tag tree's root but its children and parent tree. */
    readonly entries: string;
    /** The elements at the top of the tree, without their parent. */
    readonly tops: readonly { readonly object: number; readonly entries: string }[];
    readonly parentTreeKids: readonly string[];
    readonly nextKey: number;
  };
  readonly trailer: {
    /** Root and Info, which every later trailer repeats; a filled form has an Info of its own. */
    readonly root: string;
    readonly info: string | undefined;
    /** The file's own identity, in hexadecimal: the half that never changes. */
    readonly id: string;
    readonly size: number;
    readonly startxref: number;
  };
}

/** An official form, decrypted and cleaned once, ready to be filled for many people. */
export interface Template {
  readonly formType: FormType;
  readonly edition: string;
  /** How many boxes of the form are for the person to fill. */
  readonly boxCount: number;
  /** Whether a correction of a repeated name or number reaches all its repetitions. */
  readonly hasJoinedCopies: boolean;
  readonly bytes: Uint8Array;
  readonly boxes: readonly TemplateBox[];
  readonly frame: TemplateFrame;
}

/** What came of looking at a file that should be an official form. */
export type Inspection =
  | { readonly kind: "ready"; readonly template: Template; readonly pages: number; readonly fingerprint: string }
  /** A real form that we do not know how to fill: it is shown, never filled. */
  | {
      readonly kind: "view-only";
      readonly reason: ViewOnlyReason;
      readonly edition: string;
      readonly pages: number;
      readonly missing: readonly string[];
    }
  | { readonly kind: "refused"; readonly reason: RejectionReason };

export type ViewOnlyReason = "new-edition" | "fields-changed" | "pages-changed";
export type RejectionReason = "not-a-pdf" | "needs-a-password" | "broken" | "wrong-form" | "too-large";
