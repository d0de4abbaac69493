// A value on the way from one amount to another, in whole smallest units: rounded down, so never above what is true.

export type Way = {
	/** Decimal strings of one currency. */
	readonly from: string;
	readonly to: string;
	/** From 0 to 1. */
	readonly part: number;
};

const steps = 10_000;

/** What is less than before, or in another form, is shown at once. */
export function betweenAmounts({ from, to, part }: Way): string {
	const decimals = to.split(".")[1]?.length ?? 0;
	const [first, last] = [unitsOf(from), unitsOf(to)];
	if (first === undefined || last === undefined || last <= first || (from.split(".")[1]?.length ?? 0) !== decimals)
		return to;
	const units = first + ((last - first) * BigInt(Math.floor(part * steps))) / BigInt(steps);
	const digits = units.toString().padStart(decimals + 1, "0");
	return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const unitsOf = (amount: string): bigint | undefined =>
	/^[0-9]+(\.[0-9]+)?$/.test(amount) ? BigInt(amount.replace(".", "")) : undefined;
