// Whether two acts are as much work as each other, so that nobody learns from the time which of them it was. What is counted
// is the processor's time, threads included: other programs come between the acts of a clock.

type Act = () => Promise<unknown>;

const fewest = 12;

/**
 * The work of one over that of the other, at least 1: each the fastest of so many, taken in turns, for that is what a machine
 * that does other things too disturbs least. Ends when it is `within`, after twelve of each at the least.
 */
export async function timesApart(
	acts: readonly [Act, Act],
	most: { readonly rounds: number; readonly within: number },
) {
	const fastest = acts.map(() => Number.POSITIVE_INFINITY);
	const apart = () => Math.max(...fastest) / Math.min(...fastest);
	for (let round = 0; round < most.rounds && (round < fewest || apart() > most.within); round++) {
		for (const [index, act] of acts.entries()) {
			const begun = process.cpuUsage();
			await act();
			const { user, system } = process.cpuUsage(begun);
			fastest[index] = Math.min(fastest[index] ?? 0, user + system);
		}
	}
	return apart();
}
