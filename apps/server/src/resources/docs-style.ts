/** How the reference looks. */
export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
header label { display: grid; gap: 0.25rem; }
input, textarea, button { font: inherit; padding: 0.4rem 0.6rem; }
textarea { width: 100%; box-sizing: border-box; font-family: ui-monospace, monospace; }
summary { cursor: pointer; padding: 0.35rem 0; }
.operation { border-top: 1px solid #8884; }
.operation > summary { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.operation > summary b { min-width: 4.5rem; }
.operation[hidden] { display: none; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid #8884; padding: 0.3rem 0.5rem; text-align: left; vertical-align: top; }
th { font-weight: 400; }
.needed { font-size: 0.8em; }
.mark { border: 1px solid; border-radius: 0.5rem; font-size: 0.8em; padding: 0 0.4rem; white-space: nowrap; }
.mark.acts, .mark.works { color: light-dark(#0a6b2d, #7ee2a0); }
.mark.warned { color: light-dark(#8a5200, #ffc46b); }
.mark.refused, .mark.not-offered { color: light-dark(#a11, #ff9d9d); }
.try { display: grid; gap: 0.5rem; justify-items: start; padding-bottom: 1rem; }
.guide { display: grid; gap: 1rem 2rem; }
.guide nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; }
.guide nav a { padding: 0.25rem 0; }
.guide main { min-width: 0; max-width: 50rem; overflow-wrap: anywhere; }
.guide pre { background: #8881; padding: 0.75rem; border-radius: 0.25rem; }
pre { max-width: 100%; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
