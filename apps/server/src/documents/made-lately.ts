import { createHash } from "node:crypto";
import type { AnswerSheet } from "./answer-sheet.ts";
import type { Template } from "./official-forms/template/template.ts";

/** For this long a PDF need not be made again: a letter is asked for beside the download. Milliseconds. */
const keptMs = 5 * 60_000;

/** Of all of them together; the oldest go first. Bytes. */
const mostBytes = 32 * 2 ** 20;

/** The PDFs made in the last minutes, in memory alone: who asks for the same one, by whatever way, has it made once. */
export interface MadeLately<Made> {
  /** The PDF of these very lines on this very form; made by `make` where there is none, or none is being made. */
  once(of: { sheet: AnswerSheet; template: Template | undefined }, make: () => Promise<Made>): Promise<Made>;
  /** So much more is kept with this PDF, and for as long. Bytes. */
  grow(made: Made, bytes: number): void;
  /** Keeps none of them any longer. */
  forget(): void;
}

interface Kept<Made> {
  readonly template: Template | undefined;
  readonly made: Promise<Made>;
  readonly timer: NodeJS.Timeout;
  value?: Made;
  bytes: number;
}

export function openMadeLately<Made extends { readonly bytes: Uint8Array }>(): MadeLately<Made> {
  /** By the hash of their sheets, the oldest first. */
  const kept = new Map<string, Kept<Made>>();

  function drop(key: string, one: Kept<Made> | undefined): void {
    if (one === undefined || kept.get(key) !== one) return;
    clearTimeout(one.timer);
    kept.delete(key);
  }

  function dropOldest(): void {
    let bytes = 0;
    for (const [key, one] of [...kept].reverse()) {
      bytes += one.bytes;
      if (bytes > mostBytes) drop(key, one);
    }
  }

  return {
    once({ sheet, template }, make) {
      const key = createHash("sha256").update(JSON.stringify(sheet)).digest("base64");
      const known = kept.get(key);
      if (known !== undefined && known.template === template) return known.made;
      drop(key, known);
      const one: Kept<Made> = {
        template,
        made: make(),
        timer: setTimeout(() => drop(key, one), keptMs).unref(),
        bytes: 0,
      };
      kept.set(key, one);
      one.made.then(
        (value) => {
          one.value = value;
          one.bytes = value.bytes.byteLength;
          dropOldest();
        },
        () => drop(key, one),
      );
      return one.made;
    },
    grow(made, bytes) {
      const one = [...kept.values()].find(({ value }) => value === made);
      if (one === undefined) return;
      one.bytes += bytes;
      dropOldest();
    },
    forget() {
      for (const [key, one] of kept) drop(key, one);
    },
  };
}
