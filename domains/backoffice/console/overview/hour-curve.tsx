// A figure by hour: today as a line, yesterday behind it. The figures stand beside it as text; who cannot see it misses nothing.
import { useEffect, useRef } from "react";
import type uPlot from "uplot";
import type { TodayFigure } from "../../contract/index.ts";
import { drawCurve } from "./draw-curve.ts";

const height = 56;

/** Drawn in the colours of the theme that stands when it appears: give it another key for another theme. */
export function HourCurve({ hours }: Pick<TodayFigure, "hours">) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const room = place.current;
		if (room === null) return undefined;
		let over = false;
		let chart: uPlot | undefined;
		const widen = () => chart?.setSize({ width: room.clientWidth, height });
		drawCurve(room, { hours, width: room.clientWidth, height }).then(
			(drawn) => {
				if (over) drawn?.destroy();
				else chart = drawn;
			},
			// The figures are there without it.
			() => undefined,
		);
		addEventListener("resize", widen);
		return () => {
			over = true;
			removeEventListener("resize", widen);
			chart?.destroy();
		};
	}, [hours]);
	return <div ref={place} aria-hidden="true" className="mt-3 h-14 w-full overflow-hidden" />;
}
