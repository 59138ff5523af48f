import { paymentLimits } from "@dilo/api";
import { useConfig } from "../use-config.ts";
import type { LimitNumbers } from "../words/es/limits.ts";

type LimitName = keyof LimitNumbers;

const slots: LimitNumbers = { calls: "{calls}", forms: "{forms}", mails: "{mails}", days: "{days}" };

/**
 * A sentence with what one payment is good for, as the server's settings say. Into a page made at the build the server
 * writes them where `data-limit` stands (apps/server/src/site/site.ts).
 */
export function LimitsText({ text }: { text: (limits: LimitNumbers) => string }) {
  const limits = useConfig()?.limits ?? paymentLimits;
  // Every second piece is the name of a number.
  return text(slots)
    .split(/\{(\w+)\}/)
    .map((piece, at) =>
      at % 2 === 0 ? (
        piece
      ) : (
        <span key={piece} data-limit={piece} suppressHydrationWarning>
          {limits[piece as LimitName]}
        </span>
      ),
    );
}
