// An operator's work on withdrawals: all about one, the number it goes to, and the decisions: approve, refuse, pay by hand with
// proof, answer a dispute. Each is made once, under the withdrawal's lock, and written down with before and after.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { redrawImages } from "#platform/kernel/node";
import type { withdrawalWorkErrors } from "../../contract/index.ts";
import { readCode, referenceShape, type WithdrawalAct } from "../../core/index.ts";
import { type OperatorAct, writeAct } from "../operator-act.ts";
import { type PayoutLineRow, payoutLinesOf } from "../pay-outs/payout-line-store.ts";
import { type PayoutRow, payoutsOf } from "../pay-outs/payout-store.ts";
import type { PayoutDeps } from "../ports.ts";
import { changeWithdrawal, judgeChange } from "./change-withdrawal.ts";
import { accountFor, openNumber, type PayoutAccountRow } from "./payout-account-store.ts";
import { type OperatorWithdrawal, operatorWithdrawal } from "./shown-withdrawal.ts";
import { lockReferredWithdrawal, type WithdrawalRow } from "./withdrawal-store.ts";
import { addPictures, openPictures, type ShownPicture, type Step, stepsOf } from "./withdrawal-trail.ts";

export type WithdrawalOrder = {
	readonly merchant: string;
	/** As it is shown or typed. */
	readonly reference: string;
	/** By name, as it is written down and shown. */
	readonly operator: string;
	/** The account of whoever works it, `staff:<id>`: it tells people apart. Who works at the machine has none, and is told by name. */
	readonly operatorId?: string;
	readonly now: Date;
};

export type WithdrawalWorkRefusal = Failure<keyof typeof withdrawalWorkErrors | "TOO_MANY_REQUESTS">;
type Done = Result<OperatorWithdrawal, WithdrawalWorkRefusal>;

export type WithdrawalFile = {
	readonly withdrawal: OperatorWithdrawal;
	/** In full; the number only by its last signs. */
	readonly holder: string;
	readonly steps: readonly Step[];
	readonly pictures: readonly ShownPicture[];
	/** Each time a provider was handed it, the first first, and what providers say they paid of it. */
	readonly handed: readonly PayoutRow[];
	readonly lines: readonly PayoutLineRow[];
};

/** All about one, opened for an operator, but for the number it goes to. Who looks is written down. */
export function lookAtWithdrawal(
	{ db, proofKey }: Pick<PayoutDeps, "db" | "proofKey">,
	order: WithdrawalOrder,
): Promise<Result<WithdrawalFile, WithdrawalWorkRefusal>> {
	return db.tx(async (tx) => {
		const row = await lockNamed(tx, order);
		if (row === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
		const { holder } = await accountFor(tx, row);
		const pictures = await openPictures(tx, row, proofKey);
		if (pictures === undefined) return err(failure("NOT_OPENED"));
		await note(tx, order, { act: "withdrawal looked at", row, after: { pictures: pictures.length } });
		const [handed, lines] = [await payoutsOf(tx, row.id), await payoutLinesOf(tx, row.id)];
		return ok({ withdrawal: operatorWithdrawal(row), holder, steps: await stepsOf(tx, row), pictures, handed, lines });
	});
}

/** The number in full. */
export type RevealedAccount = Pick<PayoutAccountRow, "kind" | "holder" | "bank"> & { readonly number: string };

/** Where one goes, for whoever pays it by hand. Each reveal is written down, the number itself is not. */
export function revealAccount(
	{ db, accountKey }: Pick<PayoutDeps, "db" | "accountKey">,
	order: WithdrawalOrder,
): Promise<Result<RevealedAccount, WithdrawalWorkRefusal>> {
	return db.tx(async (tx) => {
		const row = await lockNamed(tx, order);
		if (row === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
		const account = await accountFor(tx, row);
		const number = openNumber(accountKey, account);
		if (number === undefined) return err(failure("NOT_OPENED"));
		await note(tx, order, { act: "withdrawal account revealed", row, after: { bank: row.bank, tail: row.tail } });
		const { kind, holder, bank } = account;
		return ok({ kind, holder, bank, number });
	});
}

/** How many had approved it when it was looked at: whoever approves what somebody else approved meanwhile is told so. */
export type Seen = { readonly seenApprovals?: number };

/** One of one or two: the same person approves once. */
export const approveWithdrawal = (deps: PayoutDeps, order: WithdrawalOrder & Seen): Promise<Done> =>
	decide(deps, order, {
		act: { kind: "approve", operator: order.operatorId ?? `name:${order.operator}`, name: order.operator },
		name: "withdrawal approved",
		...(order.seenApprovals === undefined ? {} : { seenApprovals: order.seenApprovals }),
	});

/** The hold is released; the member reads why. */
export const refuseWithdrawal = (deps: PayoutDeps, order: WithdrawalOrder & { readonly why: string }): Promise<Done> =>
	decide(deps, order, { act: { kind: "refuse" }, name: "withdrawal refused", remark: order.why });

/** Pictures in base64, PNG or JPEG, at most three of 5 MB each. */
export type Proof = { readonly images: readonly string[]; readonly remark: string };

/** It was paid by hand, as the pictures show; what was held leaves the balance. */
export const payWithdrawal = (deps: PayoutDeps, order: WithdrawalOrder & Proof): Promise<Done> =>
	prove(deps, order, { act: { kind: "pay" }, name: "withdrawal paid" });

/** Shows again that it was paid: the member is asked anew. */
export const answerDispute = (deps: PayoutDeps, order: WithdrawalOrder & Proof): Promise<Done> =>
	prove(deps, order, { act: { kind: "prove" }, name: "withdrawal proven" });

/** Nothing came: the money goes back to the member. */
export const reverseWithdrawal = (deps: PayoutDeps, order: WithdrawalOrder & { readonly why: string }): Promise<Done> =>
	decide(deps, order, { act: { kind: "reverse" }, name: "withdrawal reversed", remark: order.why });

export type Decision = Seen & {
	readonly act: WithdrawalAct;
	/** What is written down. */
	readonly name: OperatorAct["act"];
	readonly remark?: string;
	/** Drawn anew. */
	readonly pictures?: readonly Buffer[];
	/** What must hold besides, and what is written besides when it was done. */
	readonly first?: (tx: Tx, row: WithdrawalRow) => Promise<WithdrawalWorkRefusal | undefined>;
	readonly also?: (tx: Tx, row: WithdrawalRow) => Promise<void>;
};

/** Pictures are drawn anew while nothing is locked, which takes a while, and only where they can be of use. */
async function prove(
	deps: PayoutDeps,
	order: WithdrawalOrder & Proof,
	decision: Pick<Decision, "act" | "name">,
): Promise<Done> {
	const asked = await deps.db.tx((tx) => lockNamed(tx, order));
	if (asked === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
	const judged = judgeChange(asked, decision.act);
	if (!judged.ok) return err(faultOf(judged.error));
	const drawn = await redrawImages(order.images);
	if (!drawn.ok) return drawn;
	return decide(deps, order, { ...decision, remark: order.remark, pictures: drawn.value });
}

export function decide(deps: PayoutDeps, order: WithdrawalOrder, decision: Decision): Promise<Done> {
	const { act, name, remark = "", pictures = [] } = decision;
	const { operator, now: at } = order;
	return deps.db.tx(async (tx) => {
		const row = await lockNamed(tx, order);
		if (row === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
		if (isApprovedMeanwhile(row, decision)) return err(failure("APPROVED_MEANWHILE"));
		const refused = await decision.first?.(tx, row);
		if (refused !== undefined) return err(refused);
		const changed = await changeWithdrawal(tx, deps, { withdrawal: row, act, by: operator, at, remark });
		if (!changed.ok) return err(faultOf(changed.error));
		await decision.also?.(tx, row);
		await addPictures(tx, row, { by: "operator", pictures, key: deps.proofKey, now: at });
		const { state, approved_names: approvedBy } = changed.value;
		const said = remark === "" ? {} : { remark };
		await note(tx, order, { act: name, row, after: { state, approvedBy, pictures: pictures.length, ...said } });
		return ok(operatorWithdrawal(changed.value));
	});
}

/** Of one that still waits: what came to its end, or further, says so itself. */
const isApprovedMeanwhile = (row: WithdrawalRow, { seenApprovals }: Seen): boolean =>
	seenApprovals !== undefined && row.state === "pending" && row.approved_by.length !== seenApprovals;

const faultOf = (fault: string): WithdrawalWorkRefusal => {
	if (fault === "WITHDRAWAL_CLOSED" || fault === "APPROVED_BEFORE") return failure(fault);
	return failure("WITHDRAWAL_NOT_THERE");
};

async function lockNamed(tx: Tx, { merchant, reference }: WithdrawalOrder): Promise<WithdrawalRow | undefined> {
	const code = readCode(reference, referenceShape);
	return code === undefined ? undefined : lockReferredWithdrawal(tx, { merchant, reference: code });
}

async function note(
	tx: Tx,
	{ merchant, operator, now }: WithdrawalOrder,
	what: { readonly act: OperatorAct["act"]; readonly row: WithdrawalRow; readonly after: object },
): Promise<void> {
	const { id, member_id, reference, state, amount, currency, approved_names: approvedBy } = what.row;
	const before = { withdrawal: id, member: member_id, reference, state, amount, currency, approvedBy };
	await writeAct(tx, { merchant, act: what.act, operator, at: now, before, after: what.after });
}
