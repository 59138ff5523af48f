import { useConsoleWords } from "../words/use-console-words.tsx";
import type { Call } from "./timeline.ts";

type Metrics = NonNullable<Call["artifact"]>["performanceMetrics"];

const stages = ["endpointingLatency", "transcriberLatency", "modelLatency", "voiceLatency", "turnLatency"] as const;

/** How long the person waited at each turn, and for what. */
export function LatencyTable({ metrics }: { readonly metrics: Metrics }) {
  const { call: words } = useConsoleWords();
  const { turnLatencies = [] } = metrics ?? {};
  if (turnLatencies.length === 0) return null;
  return (
    <section className="card stack close" aria-label={words.latencies}>
      <h2>{words.latencies}</h2>
      {/* It has to be reached by the keyboard to be moved. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <section className="table" aria-label={words.turn} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.turn}</th>
              {stages.map((stage) => (
                <th key={stage} scope="col">
                  {words.latencyNames[stage]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turnLatencies.map((turn, index) => (
              // Turns are in their order, and none goes.
              // biome-ignore lint/suspicious/noArrayIndexKey: their place is what they are known by
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {stages.map((stage) => (
                  <td key={stage}>{rounded(turn[stage])}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{words.average}</th>
              {stages.map((stage) => (
                <td key={stage}>{rounded(metrics?.[`${stage}Average`])}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** What was not measured is no wait of 0. */
const rounded = (ms: number | undefined) => ms !== undefined && Math.round(ms);
