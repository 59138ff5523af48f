import { useFormWords } from "../../words/use-words.ts";

/** Digits in groups, large, as they are read back: 3-3-3 for an A-Number, 3-3-4 for a telephone. */
export function DigitBoxes({ digits, groups }: { digits: string; groups: readonly number[] }) {
  const { ask } = useFormWords();
  const cut = groups.map((size, index) => {
    const start = groups.slice(0, index).reduce((sum, before) => sum + before, 0);
    return [...digits.slice(start, start + size)].map((digit, offset) => ({ digit, place: start + offset }));
  });
  const aloud = cut.map((group) => group.map(({ digit }) => digit).join(" ")).join(", ");
  return (
    <div className="digits" role="img" aria-label={ask.digits(aloud)}>
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
