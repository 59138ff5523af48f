import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LatencyTable } from "./latency-table.tsx";

const metrics = {
  turnLatencies: [
    { endpointingLatency: 500.4, transcriberLatency: 120, modelLatency: 300, voiceLatency: 80, turnLatency: 1000.4 },
    // An earlier version measured less.
    { modelLatency: 700, turnLatency: 1500 },
  ],
  endpointingLatencyAverage: 500.4,
  modelLatencyAverage: 500,
  turnLatencyAverage: 1250.2,
};

test("each turn tells how long the person waited and for what, in whole milliseconds, and the average is last", () => {
  render(<LatencyTable metrics={metrics} />);
  const rows = screen.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["Turno", "Fin de turno", "Transcripción", "Modelo", "Voz", "En total"],
    ["1", "500", "120", "300", "80", "1000"],
    ["2", "", "", "700", "", "1500"],
    ["Promedio", "500", "", "500", "", "1250"],
  ]);
});

test.each([[undefined], [{}], [{ turnLatencies: [] }]])("a call without measured turns (%j) has no table", (none) => {
  const { container } = render(<LatencyTable metrics={none} />);
  expect(container.textContent).toBe("");
});
