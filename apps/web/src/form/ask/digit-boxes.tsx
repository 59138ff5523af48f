import { useFormWords } from "../../words/use-words.ts";

/** Digits in groups, large, as they are read back: 3-3-3 for an A-Number, 3-3-4 for a telephone. */
export function DigitBoxes({ digits, groups }: { digits: string; groups: readonly number[] }) {
  const { ask } = useFormWords();
  const cut = groups.map((size, index) => {
    const start = groups.slice(0, index).reduce((sum, before) => sum + before, 0);
    return { start, digits: [...digits.slice(start, start + size)] };
  });
  const aloud = cut.map((group) => group.digits.join(" ")).join(", ");
  return (
    <div className="digits" role="img" aria-label={ask.digits(aloud)}>
      {cut.map((group) => (
        <span key={group.start}>
          {group.digits.map((digit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit's place is what it is
            <b key={group.start + index}>{digit}</b>
          ))}
        </span>
      ))}
    </div>
  );
}
