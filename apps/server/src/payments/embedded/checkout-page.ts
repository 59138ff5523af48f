import { checkoutLanguagePath } from "./page-script.ts";

/** Where the page's style is served. */
export const checkoutStylePath = "/pago-de-prueba.css";

/** The test payment page: it says that nothing is charged, and asks for no card. In Spanish, with the English beside it. */
export function checkoutPage({
  action,
  notice,
}: {
  readonly action: string;
  /** Why nothing was paid at the last press. */
  readonly notice?: "declined" | "no-room" | undefined;
}): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${say("title", "Pago de prueba", "Test payment")}
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${checkoutStylePath}">
<script src="${checkoutLanguagePath}" defer></script>
</head>
<body>
<header>
${say("p", "Empresa privada. No somos abogados ni gobierno.", "Private company. We are not lawyers or the government.", ' class="who"')}
<div class="bar">
<a class="logo" href="/" aria-label="Dilo">${logo}</a>
<button class="language" type="button" lang="en" hidden>English</button>
</div>
</header>
<main>
${say("h1", "Pago de prueba", "Test payment")}
${say("p", "Aquí no se cobra dinero. No le pedimos tarjeta.", "Nothing is charged here. We ask for no card.", ' class="banner"')}
${notice === undefined ? "" : notices[notice]}
<section class="card" aria-labelledby="compra">
${say("h2", "Su compra", "Your purchase", ' id="compra"')}
<dl>
<div>${say("dt", "Dilo: uno o los dos formularios", "Dilo: one or both forms")}<dd>$9.99</dd></div>
<div>${say("dt", "Tarifa del gobierno", "Government fee")}${say("dd", "No incluida", "Not included")}</div>
<div class="total">${say("dt", "Total, un solo pago", "Total, one payment")}<dd>$9.99</dd></div>
</dl>
<form method="post" action="${action}">
${say("button", "Pagar $9.99", "Pay $9.99", ' class="pay" name="decision" value="pay"')}
${say("button", "Rechazar", "Decline", ' name="decision" value="decline"')}
${say("button", "Cancelar", "Cancel", ' name="decision" value="cancel"')}
</form>
</section>
<section class="notice" aria-labelledby="aviso">
${say("h2", "Aviso importante", "Important notice", ' id="aviso"')}
<p>${say(
    "span",
    "Somos una empresa privada. No somos abogados ni del gobierno (USCIS). Los formularios de USCIS son gratis en",
    "We are a private company. We are not lawyers and not the government (USCIS). USCIS forms are free at",
  )}
<a href="https://www.uscis.gov">uscis.gov</a>.
${say(
  "span",
  "Los $9.99 no pagan la tarifa del gobierno. No enviamos su formulario. Revise todo antes de usarlo y consulte a un abogado de inmigración.",
  "The $9.99 does not pay the government fee. We do not send your form. Check everything before you use it and talk to an immigration lawyer.",
)}</p>
</section>
</main>
</body>
</html>
`;
}

/** An element in Spanish that carries its English. */
function say(tag: string, spanish: string, english: string, attributes = ""): string {
  return `<${tag}${attributes} data-en="${english}">${spanish}</${tag}>`;
}

const logo = `<svg viewBox="0 0 118 52" width="91" height="40" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M9 9v36h9a18 18 0 0 0 0-36Z"/><path d="M53 22v23M69 7v38"/><path d="M83.5 45V31A14 14 0 1 1 97.5 45Z"/></g><circle class="dot" cx="53" cy="8" r="5.5"/></svg>`;

const notices = {
  declined: say(
    "p",
    "El pago fue rechazado. No se cobró nada. Puede intentar de nuevo o cancelar.",
    "The payment was declined. Nothing was charged. You can try again or cancel.",
    ' class="error" role="alert"',
  ),
  "no-room": say(
    "p",
    "Ahora no podemos guardar sus respuestas. La falla es nuestra. No le cobramos nada. Intente otra vez más tarde.",
    "We cannot keep your answers right now. The problem is ours. You were not charged. Try again later.",
    ' class="error" role="alert"',
  ),
};

/** The page's style: the site's colours and shapes, in short. */
export const checkoutStyle = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf8f2, #121714);
  --surface: light-dark(#ffffff, #1b221e);
  --line: light-dark(#e3dccd, #333d37);
  --ink: light-dark(#1d2521, #f3efe6);
  --muted: light-dark(#56615b, #aebab3);
  --you-soft: light-dark(#fdf1d0, #332a10);
  --you-soft-ink: light-dark(#4d3900, #f4dda0);
  --you-line: light-dark(#8a6800, #c9a545);
  --warn: light-dark(#6e4300, #f6cd8b);
  --warn-soft: light-dark(#fff3d9, #33270f);
  --dilo: light-dark(#0b6b57, #5fcbab);
  --on-dilo: light-dark(#ffffff, #05231b);
  --error: light-dark(#9b1c1c, #ffb4a8);
  --error-soft: light-dark(#fcebe8, #3b1714);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 18px/1.5 system-ui, sans-serif; }
header { max-width: 34rem; margin: 0 auto; padding: 16px 16px 0; }
.who { color: var(--muted); }
.bar { display: flex; justify-content: space-between; align-items: center; }
.language { min-height: 48px; border: 0; padding: 0 8px; color: var(--ink); }
.logo { display: inline-block; padding: 8px 0; color: var(--ink); }
.dot { fill: var(--you-line); }
main { max-width: 34rem; margin: 0 auto; padding: 16px 16px 56px; display: grid; gap: 24px; }
h1 { font-size: clamp(30px, 7vw, 40px); line-height: 1.15; margin: 0; }
h2 { font-size: 18px; margin: 0; color: var(--muted); }
p { margin: 0; }
.banner { background: var(--you-soft); color: var(--you-soft-ink); border-radius: 24px 24px 24px 4px; padding: 16px 24px; font-size: 20px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 24px; padding: 24px; display: grid; gap: 16px; }
dl { margin: 0; display: grid; gap: 8px; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.total { border-top: 1px solid var(--line); padding-top: 8px; font-weight: 700; }
form { display: grid; gap: 8px; }
button { min-height: 56px; font: inherit; border-radius: 16px; border: 2px solid var(--dilo); background: transparent; color: var(--dilo); cursor: pointer; }
.pay { background: var(--dilo); color: var(--on-dilo); font-weight: 700; }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.error { color: var(--error); background: var(--error-soft); border: 2px solid var(--error); border-radius: 16px; padding: 16px; }
.notice { background: var(--warn-soft); border-radius: 16px; padding: 16px 24px; display: grid; gap: 8px; }
.notice h2 { color: var(--warn); }
.notice a { color: var(--dilo); }
`;
