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
	/** The target: the least that the ratio (the value, where there is none) must be. */
	readonly least?: number;
	/** The same, for what must not be more. */
	readonly most?: number;
};

/** A target that is missed is printed as it is; it is no failure of the measurement. */
export function report(figure: Figure): void {
	const { name, value, unit, ratio, against } = figure;
	const said = {
		name,
		value: rounded(value),
		unit,
		...(ratio === undefined ? {} : { ratio: rounded(ratio) }),
		against,
	};
	process.stdout.write(`${JSON.stringify({ ...said, ...verdictOf(figure) })}\n`);
}

function verdictOf({ value, ratio = value, least, most }: Figure): { target?: string; met?: boolean } {
	if (least !== undefined) return { target: `>= ${least}`, met: ratio >= least };
	return most === undefined ? {} : { target: `<= ${most}`, met: ratio <= most };
}

/** Progress for whoever watches. */
export function say(line: string): void {
	process.stderr.write(`${line}\n`);
}

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
