// Deposits as whoever works them sees them, with the names of members and methods: one question for a page of each.
import { type DepositLine, methodCodes } from "#cashier/api";
import { referenceShape, showCode } from "#cashier/core";
import { accountNames } from "#members/api";
import type { Tx } from "#platform/db";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { QueuedDeposit } from "../contract/index.ts";
import { within } from "./desk.ts";

export async function showQueue(
	tx: Tx,
	{ merchant, deposits }: { readonly merchant: string; readonly deposits: readonly DepositLine[] },
): Promise<QueuedDeposit[]> {
	const methods = await methodCodes(within(tx), merchant);
	const names = await accountNames(
		tx,
		deposits.map(({ member_id }) => member_id),
	);
	return deposits.map((row) => ({
		reference: showCode(row.reference, referenceShape),
		...{ memberId: row.member_id, account: names.get(row.member_id) ?? "" },
		...{ method: methods.get(row.method_id) ?? "", currency: row.currency, state: row.state },
		amount: isCurrencyCode(row.currency) ? formatMinor(BigInt(row.amount), row.currency) : row.amount,
		...{ openedAt: row.opened_at.toISOString(), expiresAt: row.expires_at.toISOString() },
		proofs: Number(row.proofs ?? 0),
	}));
}
