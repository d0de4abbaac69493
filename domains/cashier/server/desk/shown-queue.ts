// Deposits as whoever works them sees them, with the names of members and methods: one question for a page of each.

import { accountNames } from "#members/api";
import type { Tx } from "#platform/db";
import { within } from "#platform/desk";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { QueuedDeposit } from "../../contract/index.ts";
import { referenceShape, showCode } from "../../core/index.ts";
import type { ShownRow as DepositLine } from "../deposits/deposit-store.ts";
import { type MethodName, methodNames } from "../deposits/read-queue.ts";

export async function showQueue(
	tx: Tx,
	{ merchant, deposits }: { readonly merchant: string; readonly deposits: readonly DepositLine[] },
): Promise<QueuedDeposit[]> {
	const methods = await methodNames(within(tx), merchant);
	const names = await accountNames(
		tx,
		deposits.map(({ member_id }) => member_id),
	);
	return deposits.map((row) => {
		const show = (minor: string) => (isCurrencyCode(row.currency) ? formatMinor(BigInt(minor), row.currency) : minor);
		return shownLine(row, { show, account: names.get(row.member_id) ?? "", method: methods.get(row.method_id) });
	});
}

type Around = {
	/** Minor units as a decimal string. */
	readonly show: (minor: string) => string;
	readonly account: string;
	readonly method: MethodName | undefined;
};

const shownLine = (row: DepositLine, { show, account, method }: Around): QueuedDeposit => ({
	reference: showCode(row.reference, referenceShape),
	memberId: row.member_id,
	account,
	method: method?.code ?? "",
	methodNames: [...(method?.names ?? [])],
	currency: row.currency,
	state: row.state,
	amount: show(row.amount),
	openedAt: row.opened_at.toISOString(),
	expiresAt: row.expires_at.toISOString(),
	proofs: Number(row.proofs ?? 0),
	agent: row.payee_account,
	closedAt: row.closed_at?.toISOString() ?? null,
	closedBy: row.closed_by,
	reason: row.reason,
	credited: row.credited === null ? null : show(row.credited),
});
