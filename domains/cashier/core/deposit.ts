// A deposit and what may become of it: it waits, and then it is credited, refused, cancelled or expired, once and for
// ever. Amounts in minor units.
import { err, ok, type Result } from "#platform/kernel";
import { type Fee, feeOf } from "./method.ts";

export const depositStates = ["pending", "credited", "refused", "cancelled", "expired"] as const;
export type DepositState = (typeof depositStates)[number];

export type OpenDeposit = {
	readonly state: DepositState;
	readonly expiresAt: Date;
	readonly fee: Fee;
};

export type DepositAct =
	/** What arrived, which may be more or less than was asked for. */
	| { readonly kind: "credit"; readonly arrived: bigint }
	| { readonly kind: "refuse" }
	| { readonly kind: "cancel" }
	| { readonly kind: "expire"; readonly now: Date };

export type DepositEnd =
	| { readonly state: "credited"; readonly arrived: bigint; readonly fee: bigint; readonly credited: bigint }
	| { readonly state: "refused" | "cancelled" | "expired" };

/** `DEPOSIT_CLOSED`: it came to its end before. `NOTHING_LEFT`: the fee takes all that arrived. `NOT_DUE`: it has time left. */
export type DepositFault = "DEPOSIT_CLOSED" | "NOTHING_LEFT" | "NOT_DUE";

/** How a deposit ends by an act. Until it has, nobody but the clock minds its time: a transfer that came late is credited. */
export function endDeposit(deposit: OpenDeposit, act: DepositAct): Result<DepositEnd, DepositFault> {
	if (deposit.state !== "pending") return err("DEPOSIT_CLOSED");
	if (act.kind === "credit") return credit(deposit, act.arrived);
	if (act.kind === "expire") return act.now < deposit.expiresAt ? err("NOT_DUE") : ok({ state: "expired" });
	return ok({ state: act.kind === "refuse" ? "refused" : "cancelled" });
}

function credit(deposit: OpenDeposit, arrived: bigint): Result<DepositEnd, DepositFault> {
	const fee = feeOf(arrived, deposit.fee);
	return fee >= arrived ? err("NOTHING_LEFT") : ok({ state: "credited", arrived, fee, credited: arrived - fee });
}

/** How many deposits of one member may wait at once. */
export const mostPending = 3;

const proofHours = 72;

/** Whoever showed a transfer is given time for somebody to look. */
export function expiryAfterProof(expiresAt: Date, now: Date): Date {
	const looked = new Date(now.getTime() + proofHours * 3_600_000);
	return looked > expiresAt ? looked : expiresAt;
}
