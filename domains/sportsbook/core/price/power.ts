// The margin by the power method: prices p^-k with k such that the implied chances sum to the margin. Favourites carry less of
// it than by proportion. With a margin above 1, k is below 1, so no price is above fair.

/** Below this nothing is quoted: one outcome is as good as certain. */
const leastChance = 1e-9;

/** The power for chances that sum to `of` times the margin. Newton from 1; the sum falls with k. */
export function powerOf(chances: readonly number[], margin: number): number {
	const logs = chances.filter((chance) => chance > leastChance).map((chance) => Math.log(chance));
	const target = margin * logs.reduce((sum, log) => sum + Math.exp(log), 0);
	let k = 1;
	for (let turn = 0; turn < 60; turn++) {
		let sum = -target;
		let slope = 0;
		for (const log of logs) {
			const term = Math.exp(k * log);
			sum += term;
			slope += term * log;
		}
		if (slope === 0) return k;
		const next = k - sum / slope;
		if (Math.abs(next - k) < 1e-13) return next;
		k = Math.max(0, next);
	}
	return k;
}

/** Decimal odds before the ladder; undefined for what cannot come. */
export function pricesOf(chances: readonly number[], margin: number): readonly (number | undefined)[] {
	const k = powerOf(chances, margin);
	return chances.map((chance) => (chance > leastChance ? chance ** -k : undefined));
}
