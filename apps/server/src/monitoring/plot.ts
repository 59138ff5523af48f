import type { MinuteFigures } from "./recent-times.ts";

const width = 480;
const height = 120;
const axis = 36;
const lastMinute = 59;

/**
 * Draws the last hour's times as an SVG of its own, which needs neither script nor inline style: the median as a line,
 * the 95th percentile as dots, the bar as a dashed line.
 * @param title said to whoever cannot see it
 * @param barSeconds what we promise
 */
export function plotOf(title: string, minutes: readonly MinuteFigures[], barSeconds: number): string {
  if (minutes.length === 0) return `<p>${title}: nothing in the last hour.</p>`;
  const top = Math.max(barSeconds, ...minutes.map(({ p95 }) => p95)) * 1.1;
  const x = (minutesAgo: number) => axis + ((lastMinute - minutesAgo) / lastMinute) * (width - axis - 4);
  const y = (seconds: number) => height - 16 - (seconds / top) * (height - 24);
  const at = (minutesAgo: number, seconds: number) => `${x(minutesAgo).toFixed(1)},${y(seconds).toFixed(1)}`;
  const line = minutes.map(({ minutesAgo, median }) => at(minutesAgo, median)).join(" ");
  const dots = minutes.map(({ minutesAgo, p95 }) => {
    const [cx, cy] = at(minutesAgo, p95).split(",");
    return `<circle cx="${cx}" cy="${cy}" r="2"/>`;
  });
  const last = minutes.at(-1);
  const words = `${title}: median ${ms(last?.median)}, 95th percentile ${ms(last?.p95)}, bar ${ms(barSeconds)}`;
  const bar = y(barSeconds).toFixed(1);
  return `<figure><svg role="img" aria-label="${words}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<line x1="${axis}" x2="${width}" y1="${bar}" y2="${bar}" class="bar"/>
<polyline points="${line}" class="median"/>
<g class="high">${dots.join("")}</g>
<text x="0" y="${bar}">${ms(barSeconds)}</text><text x="${axis}" y="${height - 2}">-60 min</text><text x="${width}" y="${height - 2}" class="end">now</text>
</svg><figcaption>${words}</figcaption></figure>`;
}

function ms(seconds = 0): string {
  return `${Math.round(seconds * 1000)} ms`;
}
