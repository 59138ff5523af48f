// Draws where the time of one turn goes, from its turn-metrics.

const labels: Record<string, string> = {
  silence: "silence, until the utterance is transcribed",
  transcriber: "transcriber (a fake that takes 100 ms)",
  endpointing: "waiting for more words",
  answer: "the next question",
  voice: "first sound, synthesised ahead of time",
};
const scale = 1;
const left = 250;
const rowHeight = 34;

/** @returns SVG */
export function drawTurn({ stagesMs }: { stagesMs: Record<string, number> }): string {
  const total = stagesMs["total"] ?? 0;
  const stages = Object.entries(labels);
  const width = left + Math.ceil(total * scale) + 90;
  const height = rowHeight * (stages.length + 1) + 20;
  let at = 0;
  const bars = stages.map(([stage, label], index) => {
    const ms = stagesMs[stage] ?? 0;
    const bar = drawBar({ label, ms, from: at, y: 10 + index * rowHeight });
    at += ms;
    return bar;
  });
  const caption = `<text x="${left}" y="${height - 18}" font-weight="bold">${Math.round(total)} ms from the last sound of the answer to the first of the question</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.max(width, 720)} ${height}" font-family="sans-serif" font-size="13" role="img" aria-label="One turn of a call, stage by stage">
<rect width="100%" height="100%" fill="#fff"/>
${[...bars, caption].join("\n")}
</svg>
`;
}

function drawBar({ label, ms, from, y }: { label: string; ms: number; from: number; y: number }) {
  const x = left + from * scale;
  const length = Math.max(2, ms * scale);
  return `<text x="${left - 10}" y="${y + 18}" text-anchor="end">${label}</text><rect x="${x}" y="${y}" width="${length}" height="24" fill="#1f5fa8"/><text x="${x + length + 6}" y="${y + 18}">${Math.round(ms)} ms</text>`;
}
