import type { OperationAnswer, ProductOperations } from "@dilo/api";
import { useFormWords, useWhen } from "../../words/use-words.ts";
import { HearText } from "../hear/hear.tsx";

/** What is left of the payment, as the server says. */
export type PaymentLeft = OperationAnswer<ProductOperations["listForms"]>["left"];

/** So few are left that one says so: nobody is to be surprised by the last. */
const few = 2;
/** So long before the payment is over the page says so. Milliseconds. */
const soonMs = 3 * 24 * 3_600_000;

/** What of the payment is nearly used up: forms to be saved, letters to be sent, days to come back. */
export function PaymentLeftNotice({ left }: { left: PaymentLeft }) {
  const { paymentLeft } = useFormWords();
  const when = useWhen();
  const until = new Date(left.until);
  const notes = [
    ...(left.forms <= few ? [paymentLeft.forms(left.forms)] : []),
    ...(left.mails <= few ? [paymentLeft.mails(left.mails)] : []),
    ...(until.getTime() - Date.now() <= soonMs ? [paymentLeft.until(when(until))] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <div className="notice stack close" role="status" data-heard="" data-own="">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <HearText />
    </div>
  );
}
