// How often a server that dies is brought back: so many times within a while, however often before it.

/** Told each death's moment in milliseconds, of a clock that never goes back; answers whether it is brought back once more. */
export function restartBudget({ most, within }: { readonly most: number; readonly within: number }) {
	let deaths: readonly number[] = [];
	return (now: number): boolean => {
		deaths = [...deaths.filter((death) => now - death < within), now];
		return deaths.length <= most;
	};
}
