// An operator's work on lines of providers that wait: credit one to its deposit, or to a new one where that came to its end,
// or say that it was sent back. Once each, and written down.
import { type Failure, failure } from "#platform/contract";
import type { Database, Tx } from "#platform/db";
import { type Chance, err, formatMinor, memberId, type NewId, ok, type Result } from "#platform/kernel";
import type { operatorErrors } from "../../contract/index.ts";
import { endDeposit, readArrived, readCode, referenceShape } from "../../core/index.ts";
import { announce } from "../changes.ts";
import { credit } from "../deposits/credit.ts";
import { type DepositRow, lockOwn, lockReferred, type ShownRow, writeEnd } from "../deposits/deposit-store.ts";
import { openOf } from "../deposits/own-deposits.ts";
import { currencyOf, feeRuleOf } from "../deposits/shown-deposit.ts";
import { drawDeposit } from "../deposits/take-deposit.ts";
import { type OperatorAct, writeAct } from "../operator-act.ts";
import type { OperatorDeps } from "../ports.ts";
import { closeLine, type LineRow, listWaiting, lockLine, type WaitingLine } from "./line-store.ts";
import { changePayment } from "./payment-store.ts";

const mostListed = 200;

/** What waits for an operator of a brand, the oldest first, at most 200; `after` is the id of the last that was seen. */
export function readLines(
	db: Pick<Database, "read">,
	of: { readonly merchant: string; readonly after?: string; readonly most: number },
): Promise<readonly WaitingLine[]> {
	const { merchant, after = "0", most } = of;
	return db.read((tx) => listWaiting(tx, { merchant, after, most: Math.min(most, mostListed) }));
}

export type LineOrder = {
	readonly merchant: string;
	readonly id: string;
	readonly operator: string;
	readonly now: Date;
};

type Refusal = Failure<keyof typeof operatorErrors>;
export type LineDeps = OperatorDeps & { readonly newId: NewId; readonly chance: Chance };

/** Credits what arrived to the deposit that the line names, or to the one whose reference the operator gives. */
export function creditLine(
	deps: LineDeps,
	order: LineOrder & { readonly reference?: string | undefined },
): Promise<Result<ShownRow, Refusal>> {
	return deps.db.tx(async (tx) => {
		const line = await lockWaiting(tx, order);
		if (!line.ok) return line;
		const named = await lockNamed(tx, line.value, order);
		if (named === undefined) return err(failure("DEPOSIT_NOT_FOUND"));
		if (named.payee_id !== null) return err(failure("AGENT_DEPOSIT"));
		const arrived = readArrived(line.value);
		if (arrived === undefined || line.value.currency !== named.currency) return err(failure("LINE_NOT_CREDITABLE"));
		const deposit =
			named.state === "pending" ? named : await drawAnother(tx, deps, { line: line.value, named, arrived });
		const end = endDeposit(openOf(deposit), { kind: "credit", arrived });
		if (!end.ok || end.value.state !== "credited") return err(failure("NOTHING_LEFT"));
		const { merchant, now, operator } = order;
		const member = { memberId: memberId(deposit.member_id), currency: currencyOf(deposit), merchant };
		const judged = await deps.protection.judgeDeposit(tx, { ...member, amount: arrived, now });
		if (!judged.ok) return judged;
		const { credited } = end.value;
		const after = { state: "credited", deposit: deposit.id, credited: formatMinor(credited, member.currency) };
		await note(tx, order, { act: "line credited", line: line.value, after });
		await closeLine(tx, line.value, { state: "credited", at: now, by: operator, reason: "", deposit });
		await changePayment(tx, { member_id: deposit.member_id, deposit_id: deposit.id }, { state: "over", nextAt: null });
		const account = line.value.provider;
		await credit(tx, deps, { deposit, kind: "provider", account, end: end.value, by: operator, at: now });
		return ok({ ...named, ...deposit, state: "credited", arrived: `${arrived}`, credited: `${credited}` });
	});
}

/** The money went back, or is somebody else's. A deposit that waited for it is refused; the member reads why. */
export function returnLine(
	{ db }: Pick<OperatorDeps, "db">,
	order: LineOrder & { readonly why: string },
): Promise<Result<undefined, Refusal>> {
	return db.tx(async (tx) => {
		const line = await lockWaiting(tx, order);
		if (!line.ok) return line;
		const { now, operator, why } = order;
		const deposit = await lockNamed(tx, line.value, order);
		const end = deposit?.payment_state === "review" ? endDeposit(openOf(deposit), { kind: "refuse" }) : undefined;
		if (deposit !== undefined && end?.ok === true) {
			await writeEnd(tx, deposit, { ...end.value, by: operator, at: now, reason: why });
			await changePayment(tx, { member_id: deposit.member_id, deposit_id: deposit.id }, { state: "over" });
			await announce(tx, deposit);
		}
		await note(tx, order, { act: "line returned", line: line.value, after: { state: "returned", reason: why } });
		await closeLine(tx, line.value, { state: "returned", at: now, by: operator, reason: why });
		return ok(undefined);
	});
}

async function lockWaiting(tx: Tx, order: LineOrder): Promise<Result<LineRow, Refusal>> {
	const line = await lockLine(tx, order);
	if (line === undefined) return err(failure("LINE_NOT_FOUND"));
	return line.state === "review" ? ok(line) : err(failure("LINE_CLOSED"));
}

/** What the operator names comes before what the line names. */
async function lockNamed(
	tx: Tx,
	line: LineRow,
	{ merchant, reference }: LineOrder & { readonly reference?: string | undefined },
): Promise<ShownRow | undefined> {
	if (reference !== undefined) {
		const code = readCode(reference, referenceShape);
		return code === undefined ? undefined : lockReferred(tx, { merchant, reference: code });
	}
	if (line.member_id === null || line.deposit_id === null) return undefined;
	return lockOwn(tx, { memberId: memberId(line.member_id), id: line.deposit_id });
}

/** A deposit of the same member by the same way, for money that came when the named one was at its end. */
function drawAnother(
	tx: Tx,
	deps: LineDeps,
	{ line, named, arrived }: { readonly line: LineRow; readonly named: ShownRow; readonly arrived: bigint },
): Promise<DepositRow> {
	return drawDeposit(tx, deps, {
		memberId: memberId(named.member_id),
		merchant: named.merchant,
		currency: named.currency,
		amount: arrived,
		fee: feeRuleOf(named),
		methodId: named.method_id,
		requestKey: `line:${line.id}`,
		openedAt: line.heard_at,
		expiresAt: named.expires_at,
	});
}

async function note(
	tx: Tx,
	{ merchant, operator, now }: LineOrder,
	what: { readonly act: OperatorAct["act"]; readonly line: LineRow; readonly after: object },
): Promise<void> {
	const { id, provider, line_id, payment, amount, currency, fault, state } = what.line;
	const before = { line: id, provider, number: line_id, payment, amount, currency, fault, state };
	await writeAct(tx, { merchant, act: what.act, operator, at: now, before, after: what.after });
}
