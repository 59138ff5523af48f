import type { FieldKind } from "@dilo/forms";
import { useFormWords } from "../../words/use-words.ts";

/** How the digits of a kind of answer are grouped: 3-3-3 for an A-Number, 3-3-4 for a telephone; not at all for others. */
export function digitGroups(kind: FieldKind): readonly number[] {
  if (kind === "alien-number") return [3, 3, 3];
  return kind === "phone" ? [3, 3, 4] : [];
}

/**
 * Digits in groups, large, as they are read back; the boxes of those that are missing are empty.
 * @param props.isSilent only shown: something else says them to those who do not see the page
 */
export function DigitBoxes(props: { digits: string; groups: readonly number[]; isSilent?: boolean }) {
  const { ask } = useFormWords();
  const { digits, groups } = props;
  const cut = groups.map((size, index) => {
    const start = groups.slice(0, index).reduce((sum, before) => sum + before, 0);
    return Array.from({ length: size }, (_, offset) => ({ digit: digits[start + offset], place: start + offset }));
  });
  const aloud = cut.map((group) => group.flatMap(({ digit }) => digit ?? []).join(" ")).join(", ");
  return (
    <div
      className="digits"
      {...(props.isSilent ? { "aria-hidden": true } : { role: "img", "aria-label": ask.digits(aloud) })}
    >
      {cut.map((group) => (
        <span key={group[0]?.place}>
          {group.map(({ digit, place }) => (
            <b key={place}>{digit}</b>
          ))}
        </span>
      ))}
    </div>
  );
}
