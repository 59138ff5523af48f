import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

interface Needs {
  /** What a person who cannot see it is told. */
  readonly label: string;
  readonly data: uPlot.AlignedData;
  /** Without its size, which is the place's. */
  readonly options: Omit<uPlot.Options, "width" | "height">;
  readonly height: number;
  /** Given the plot once it stands, and undefined when it goes. */
  readonly onPlot?: (plot: uPlot | undefined) => void;
}

/** A plot as wide as its place. What it shows in numbers stands beside it: this is a picture. */
export function Plot({ label, data, options, height, onPlot }: Needs) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const plot = new uPlot({ ...options, width: element.clientWidth, height }, data, element);
    onPlot?.(plot);
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      onPlot?.(undefined);
      plot.destroy();
    };
  }, [data, options, height, onPlot]);
  return <div ref={place} className="plot" role="img" aria-label={label} />;
}

/** A colour of the site's, as a canvas takes it: computed, by day or by night. */
export function colour(name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
