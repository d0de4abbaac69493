// Reads the amount of a limit as somebody wrote it: money as the currency knows it, time in whole minutes of its period.
import { type CurrencyCode, err, ok, parseMinor, type Result } from "#platform/kernel";
import { isTimeLimit, type LimitAmount, type LimitKind, type Period } from "../core/index.ts";

/** Null lifts the limit. */
export function limitAmountOf(
	{ kind, period, amount }: { readonly kind: LimitKind; readonly period: Period; readonly amount: string | null },
	currency: CurrencyCode,
): Result<LimitAmount, "LIMIT_INVALID"> {
	if (amount === null) return ok(undefined);
	if (kind !== "time") {
		const minor = parseMinor(amount, currency);
		return minor.ok ? minor : err("LIMIT_INVALID");
	}
	if (!/^[0-9]+$/.test(amount) || !isTimeLimit(BigInt(amount), period)) return err("LIMIT_INVALID");
	return ok(BigInt(amount));
}
