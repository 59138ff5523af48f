/** The fake's page to pay on. It asks for no card: it is not Stripe's, and looks like nothing else. */
export function payPage({ isDeclined, hasExpired }: { isDeclined: boolean; hasExpired: boolean }) {
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Fake Stripe</title><link rel="icon" href="data:,"></head>
<body><h1>Fake Stripe</h1>
${isDeclined ? '<p role="alert">Your card was declined.</p>' : ""}
${hasExpired ? "<p>This session has expired.</p>" : decisions}</body></html>`;
}

const decisions = `<form method="post">
<button name="decision" value="pay">Pay $9.99</button>
<button name="decision" value="decline">Decline</button>
<button name="decision" value="cancel">Cancel</button>
</form>`;
