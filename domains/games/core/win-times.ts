// A win as a multiple of its stake, as it is written where no amount is told.

/** Win over stake with two decimals, rounded down: "125.00". "0.00" where nothing was staked. Minor units, or credits. */
export function winTimes({ win, stake }: { readonly win: bigint; readonly stake: bigint }): string {
	const hundredths = stake === 0n ? 0n : (win * 100n) / stake;
	return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}
