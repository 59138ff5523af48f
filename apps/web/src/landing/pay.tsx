import { Link, useNavigate } from "react-router";
import { CookieHelp } from "../access/cookie-help.tsx";
import { type Payment, usePayment } from "../access/use-payment.ts";
import { ErrorBox, FailureNote } from "../components/error-box.tsx";
import { useConfig } from "../use-config.ts";
import { useWords } from "../words/use-words.ts";
import { useLandingWords } from "./use-landing-words.ts";

/** The pay button and everything it can become: checking, processing, failed, or the way on to the form. */
export function Pay() {
  const navigate = useNavigate();
  const [payment, pay] = usePayment(() => void navigate("/form", { replace: true }));
  if (payment.kind === "paid") return <WayOn />;
  return <PayButton payment={payment} onPay={pay} />;
}

function WayOn() {
  const { form } = useWords();
  const { pay } = useLandingWords();
  const name = useConfig()?.assistantName ?? "Dilo";
  return (
    <div className="stack close">
      <p className="badge">{form.paymentVerified}</p>
      <p>{form.talkTo(name)}</p>
      <Link className="button main" to="/form">
        {pay.continue}
      </Link>
    </div>
  );
}

function PayButton({ payment, onPay }: { payment: Exclude<Payment, { kind: "paid" }>; onPay: () => void }) {
  const { access, form } = useWords();
  const { start, processing, slow, notCharged } = useLandingWords().pay;
  const labels = { unpaid: start, verifying: form.verifyingPayment, processing };
  const failure = payment.kind === "unpaid" ? payment.failure : undefined;
  return (
    <div className="stack close">
      <button
        className="button main"
        type="button"
        data-touch="pay"
        disabled={payment.kind !== "unpaid"}
        onClick={onPay}
      >
        {labels[payment.kind]}
      </button>
      <p className="unseen" role="status">
        {payment.kind === "unpaid" ? "" : labels[payment.kind]}
      </p>
      {payment.kind === "processing" && payment.isSlow && <p role="status">{slow}</p>}
      {failure === "cookies-blocked" && <CookieHelp note={access.cookies.beforePaying} />}
      {failure === "no-room" && <FailureNote>{access.noRoom}</FailureNote>}
      {failure !== undefined && failure !== "cookies-blocked" && failure !== "no-room" && (
        <ErrorBox hint={notCharged}>
          <span lang="en">{failure}</span>
        </ErrorBox>
      )}
    </div>
  );
}
