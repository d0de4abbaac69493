// Draws a figure by hour with uPlot, which comes when the first curve is drawn: today over yesterday, without axes.
import type uPlot from "uplot";
import type { TodayFigure } from "../../contract/index.ts";

export type CurveDrawing = Pick<TodayFigure, "hours"> & { readonly width: number; readonly height: number };

/** Undefined where nothing can be drawn on. */
export async function drawCurve(room: HTMLElement, { hours, ...size }: CurveDrawing): Promise<uPlot | undefined> {
	if (!canDraw()) return undefined;
	const [{ default: Plot }] = await Promise.all([import("uplot"), import("uplot/dist/uPlot.min.css")]);
	const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
	const line = (stroke: string, width: number) => ({ stroke, width, points: { show: false } });
	const options = {
		...size,
		legend: { show: false },
		cursor: { show: false },
		scales: { x: { time: false } },
		axes: [{ show: false }, { show: false }],
		padding: [4, 2, 4, 2] satisfies uPlot.Padding,
		series: [{}, line(colour("--line-control"), 1.5), line(colour("--accent-text"), 2)],
	};
	return new Plot(options, curveData(hours), room);
}

/** The hours of a day, yesterday's figures, and today's as far as it has come. */
export function curveData({ today, yesterday }: TodayFigure["hours"]): uPlot.AlignedData {
	return [
		yesterday.map((_, hour) => hour),
		yesterday.map(Number),
		yesterday.map((_, hour) => {
			const figure = today[hour];
			return figure === undefined ? null : Number(figure);
		}),
	];
}

const canDraw = (): boolean => document.createElement("canvas").getContext("2d") !== null;
