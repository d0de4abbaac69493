// An operator's work on deposits: what waits, which one a line of the bank means, its pictures, and the one decision.
import { type Failure, failure } from "#platform/contract";
import type { Database, Tx } from "#platform/db";
import { err, formatMinor, memberId, ok, type Result } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import type { operatorErrors } from "../../contract/index.ts";
import { type DepositAct, type DepositEnd, endDeposit, findCodes, readCode, referenceShape } from "../../core/index.ts";
import { announce } from "../changes.ts";
import { type OperatorAct, writeAct } from "../operator-act.ts";
import type { OperatorDeps } from "../ports.ts";
import { credit } from "./credit.ts";
import { findReferred, lockReferred, type ShownRow, sealedProofs, writeEnd } from "./deposit-store.ts";
import { openOf, proofName } from "./own-deposits.ts";
import { addFailure } from "./payer-store.ts";
import { currencyOf } from "./shown-deposit.ts";

/** Every deposit, whatever became of it, whose reference stands in a line of the bank, in the order of the line. */
export async function matchLine(
	db: Pick<Database, "read">,
	{ merchant, line }: { readonly merchant: string; readonly line: string },
): Promise<readonly ShownRow[]> {
	const references = findCodes(line.slice(0, 1_000), referenceShape);
	const found = await db.read((tx) => findReferred(tx, { merchant, references }));
	return found.toSorted((one, other) => references.indexOf(one.reference) - references.indexOf(other.reference));
}

export type DepositOrder = {
	readonly merchant: string;
	/** As it is shown or typed. */
	readonly reference: string;
	readonly operator: string;
	readonly now: Date;
};

/** The pictures of a deposit, opened for an operator. Who looks is written down, with or without any. */
export function lookAtDeposit(
	db: Pick<Database, "tx">,
	order: DepositOrder & { readonly key: Buffer },
): Promise<
	Result<{ readonly deposit: ShownRow; readonly pictures: readonly Buffer[] }, "DEPOSIT_NOT_FOUND" | "NOT_OPENED">
> {
	return db.tx(async (tx) => {
		const deposit = await lockNamed(tx, order);
		if (deposit === undefined) return err("DEPOSIT_NOT_FOUND");
		const sealer = sealerWith(order.key);
		const sealed = await sealedProofs(tx, deposit);
		const pictures = sealed.flatMap((one, index) => sealer.open(proofName(deposit.id, index + 1), one) ?? []);
		if (pictures.length < sealed.length) return err("NOT_OPENED");
		await note(tx, order, { act: "deposit looked at", deposit, after: { pictures: pictures.length } });
		return ok({ deposit, pictures });
	});
}

type OperatorRefusal = Failure<keyof typeof operatorErrors>;

/** Credits what arrived, in minor units: all that was asked for when undefined. Once, and only while the deposit waits. */
export function acceptDeposit(
	deps: OperatorDeps,
	order: DepositOrder & { readonly arrived: bigint | undefined },
): Promise<Result<ShownRow, OperatorRefusal>> {
	return deps.db.tx(async (tx) => {
		const deposit = await lockNamed(tx, order);
		if (deposit === undefined) return err(failure("DEPOSIT_NOT_FOUND"));
		if (deposit.payment_state !== null) return err(failure("PROVIDER_DEPOSIT"));
		if (deposit.payee_id !== null) return err(failure("AGENT_DEPOSIT"));
		const arrived = order.arrived ?? BigInt(deposit.amount);
		const end = endOf(deposit, { kind: "credit", arrived });
		if (!end.ok) return end;
		if (end.value.state !== "credited") throw new Error("a credit that ends otherwise");
		const { merchant, now, operator } = order;
		const member = { memberId: memberId(deposit.member_id), currency: currencyOf(deposit), merchant };
		const judged = await deps.protection.judgeDeposit(tx, { ...member, amount: arrived, now });
		if (!judged.ok) return judged;
		const shown = {
			arrived: formatMinor(arrived, member.currency),
			credited: formatMinor(end.value.credited, member.currency),
		};
		await note(tx, order, { act: "deposit accepted", deposit, after: { state: "credited", ...shown } });
		await credit(tx, deps, { deposit, kind: "bank-transfer", end: end.value, by: operator, at: now });
		return ok({ ...deposit, state: "credited", arrived: `${arrived}`, credited: `${end.value.credited}` });
	});
}

/** Refuses with a reason that the member reads; it counts as an attempt that failed. */
export function refuseDeposit(
	{ db }: Pick<OperatorDeps, "db">,
	order: DepositOrder & { readonly why: string },
): Promise<Result<ShownRow, OperatorRefusal>> {
	return db.tx(async (tx) => {
		const deposit = await lockNamed(tx, order);
		if (deposit === undefined) return err(failure("DEPOSIT_NOT_FOUND"));
		const end = endOf(deposit, { kind: "refuse" });
		if (!end.ok) return end;
		const { now, operator, why } = order;
		await writeEnd(tx, deposit, { ...end.value, by: operator, at: now, reason: why });
		await addFailure(tx, { memberId: deposit.member_id, at: now, kind: "refused" });
		await note(tx, order, { act: "deposit refused", deposit, after: { state: "refused", reason: why } });
		await announce(tx, deposit);
		return ok({ ...deposit, state: "refused" });
	});
}

function endOf(deposit: ShownRow, act: DepositAct): Result<DepositEnd, OperatorRefusal> {
	const end = endDeposit(openOf(deposit), act);
	if (end.ok) return end;
	return err(failure(end.error === "NOTHING_LEFT" ? "NOTHING_LEFT" : "DEPOSIT_CLOSED"));
}

async function lockNamed(tx: Tx, { merchant, reference }: DepositOrder): Promise<ShownRow | undefined> {
	const code = readCode(reference, referenceShape);
	return code === undefined ? undefined : lockReferred(tx, { merchant, reference: code });
}

async function note(
	tx: Tx,
	{ merchant, operator, now }: DepositOrder,
	what: { readonly act: OperatorAct["act"]; readonly deposit: ShownRow; readonly after: object },
): Promise<void> {
	const { id, reference, state, amount, currency, member_id } = what.deposit;
	const before = { deposit: id, member: member_id, reference, state, amount, currency };
	await writeAct(tx, { merchant, act: what.act, operator, at: now, before, after: what.after });
}
