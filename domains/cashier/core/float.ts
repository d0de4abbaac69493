// What may go between an agent's float and a member below: bounds of one transfer and of a day. Amounts in minor units.
import { err, ok, type Result } from "#platform/kernel";

export type FloatTerms = {
	readonly smallest: bigint;
	readonly largest: bigint;
	/** The most that one member hands on in twenty-four hours. */
	readonly aDay: bigint;
};

export type FloatFault = "TRANSFER_OUT_OF_RANGE" | "DAY_LIMIT_REACHED";

const dayMilliseconds = 86_400_000;

/** From when on what was handed on counts. */
export const handedSince = (now: Date): Date => new Date(now.getTime() - dayMilliseconds);

/** What may still be handed on today. */
export const leftToday = ({ aDay }: FloatTerms, handed: bigint): bigint => (handed < aDay ? aDay - handed : 0n);

export function judgeFloat(
	amount: bigint,
	{ terms, handed }: { readonly terms: FloatTerms; readonly handed: bigint },
): Result<undefined, FloatFault> {
	if (amount < terms.smallest || amount > terms.largest) return err("TRANSFER_OUT_OF_RANGE");
	return amount > leftToday(terms, handed) ? err("DAY_LIMIT_REACHED") : ok(undefined);
}
