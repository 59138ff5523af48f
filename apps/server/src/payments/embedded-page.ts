/** Where the page's style is served. */
export const checkoutStylePath = "/pago-de-prueba.css";

/** The test payment page: it says that nothing is charged, and asks for no card. */
export function checkoutPage({
  action,
  isDeclined,
}: {
  readonly action: string;
  readonly isDeclined: boolean;
}): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pago de prueba</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${checkoutStylePath}">
</head>
<body>
<header>
<p class="who">Empresa privada. No somos abogados ni gobierno.</p>
<a class="logo" href="/" aria-label="Dilo, inicio">${logo}</a>
</header>
<main>
<h1>Pago de prueba</h1>
<p class="banner">Aquí no se cobra dinero. No le pedimos tarjeta.</p>
${isDeclined ? declined : ""}
<section class="card" aria-labelledby="compra">
<h2 id="compra">Su compra</h2>
<dl>
<div><dt>Dilo: uno o los dos formularios</dt><dd>$9.99</dd></div>
<div><dt>Tarifa del gobierno</dt><dd>No incluida</dd></div>
<div class="total"><dt>Total, un solo pago</dt><dd>$9.99</dd></div>
</dl>
<form method="post" action="${action}">
<button class="pay" name="decision" value="pay">Pagar $9.99</button>
<button name="decision" value="decline">Rechazar</button>
<button name="decision" value="cancel">Cancelar</button>
</form>
</section>
<section class="notice" aria-labelledby="aviso">
<h2 id="aviso">Aviso importante</h2>
<p>Somos una empresa privada. No somos abogados ni del gobierno (USCIS). Los formularios de USCIS son gratis en
<a href="https://www.uscis.gov">uscis.gov</a>. Los $9.99 no pagan la tarifa del gobierno. No enviamos su formulario.
Revise todo antes de usarlo y consulte a un abogado de inmigración.</p>
</section>
</main>
</body>
</html>
`;
}

const logo = `<svg viewBox="0 0 118 52" width="91" height="40" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M9 9v36h9a18 18 0 0 0 0-36Z"/><path d="M53 22v23M69 7v38"/><path d="M83.5 45V31A14 14 0 1 1 97.5 45Z"/></g><circle class="dot" cx="53" cy="8" r="5.5"/></svg>`;

const declined = `<p class="error" role="alert">El pago fue rechazado. No se cobró nada. Puede intentar de nuevo o cancelar.</p>`;

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
.who { color: var(--muted); font-size: 16px; }
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
