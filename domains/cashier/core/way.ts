// The terms of a way to pay in or out as an operator sets them: what makes sense. Amounts in minor units.
import { type Fee, feeOf } from "./method.ts";

export type WayTerms = {
	readonly smallest: bigint;
	readonly largest: bigint;
	readonly fee: Fee;
	/** Amounts one press away. */
	readonly quick: readonly bigint[];
};

/** As the tables keep it. */
const mostMinor = 1_000_000_000_000_000n;
const mostQuick = 8;

/** In order of precedence. `FEE`: below nothing, above all, or it leaves nothing of the smallest amount. */
export type TermsFault = "BOUNDS" | "FEE" | "QUICK";

export function termsFault({ smallest, largest, fee, quick }: WayTerms): TermsFault | undefined {
	if (smallest <= 0n || largest < smallest || largest > mostMinor) return "BOUNDS";
	if (fee.fixed < 0n || fee.basisPoints < 0 || fee.basisPoints > 10_000) return "FEE";
	if (feeOf(smallest, fee) >= smallest) return "FEE";
	if (quick.length > mostQuick || new Set(quick).size < quick.length) return "QUICK";
	return quick.every((amount) => amount >= smallest && amount <= largest) ? undefined : "QUICK";
}

/** Hundredths of a per cent: "1.25" is 125. Undefined for what is no part, or more than all. */
export function readPercent(text: string): number | undefined {
	const [whole, part] = /^([0-9]{1,3})(?:\.([0-9]{1,2}))?$/.exec(text)?.slice(1) ?? [];
	if (whole === undefined) return undefined;
	const basisPoints = Number(whole) * 100 + Number((part ?? "").padEnd(2, "0"));
	return basisPoints <= 10_000 ? basisPoints : undefined;
}
