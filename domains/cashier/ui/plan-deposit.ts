// What becomes of an amount that somebody types: whether it fits, what the fee takes, what the balance gets. Pure.
import { type CurrencyCode, formatMinor, parseMinor } from "#platform/kernel";
import type { Method } from "../contract/index.ts";
import { feeOf, judgeAmount } from "../core/index.ts";

export type DepositPlan =
	| { readonly state: "empty" | "malformed" | "out-of-range" }
	| { readonly state: "ready"; readonly amount: string; readonly fee: string; readonly credited: string };

export function planDeposit(
	typed: string,
	method: Pick<Method, "smallest" | "largest" | "fee">,
	currency: CurrencyCode,
): DepositPlan {
	const text = typed.trim().replaceAll(",", "");
	if (text === "") return { state: "empty" };
	const amount = parseMinor(text, currency);
	if (!amount.ok) return { state: "malformed" };
	const [smallest, largest, fixed] = [method.smallest, method.largest, method.fee.fixed].map((one) => {
		const minor = parseMinor(one, currency);
		return minor.ok ? minor.value : 0n;
	});
	if (smallest === undefined || largest === undefined || fixed === undefined) return { state: "malformed" };
	if (!judgeAmount(amount.value, { smallest, largest }).ok) return { state: "out-of-range" };
	const fee = feeOf(amount.value, { fixed, basisPoints: basisPointsOf(method.fee.percent) });
	const show = (minor: bigint): string => formatMinor(minor, currency);
	return { state: "ready", amount: show(amount.value), fee: show(fee), credited: show(amount.value - fee) };
}

/** "1.50" per cent is 150. */
const basisPointsOf = (percent: string): number => Number(percent.replace(".", ""));
