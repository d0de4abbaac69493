// What a measurement says: one JSON line a figure on standard output, everything else on standard error.

export type Figure = {
	/** Dotted, the part first: `ledger.bets-in-lanes`. */
	readonly name: string;
	readonly value: number;
	/** `1/s`, `ms`, `B`, `kB`, `1`. */
	readonly unit: string;
	/** Value over what it is held against; absent when it stands for itself. */
	readonly ratio?: number;
	/** The name of that figure. */
	readonly against?: string;
};

export function report(figure: Figure): void {
	process.stdout.write(`${JSON.stringify({ ...figure, value: rounded(figure.value), ...ratioOf(figure) })}\n`);
}

/** Progress for whoever watches. */
export function say(line: string): void {
	process.stderr.write(`${line}\n`);
}

const ratioOf = ({ ratio }: Figure) => (ratio === undefined ? {} : { ratio: rounded(ratio) });
const rounded = (value: number): number => Number(value.toPrecision(4));

/** The value below which `share` (0 to 1) of the samples lie. Sorts a copy. */
export function quantile(samples: readonly number[], share: number): number {
	const sorted = Float64Array.from(samples).sort();
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

/** Least squares: how much y grows for one of x. */
export function slope(points: readonly { readonly x: number; readonly y: number }[]): number {
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const [mx, my] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
	const over = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0);
	return over / points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
}
