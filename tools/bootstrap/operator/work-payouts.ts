// Carries an operator's order on a withdrawal out: what waits, all about one, the decisions.
import { readFile } from "node:fs/promises";
import {
	answerDispute,
	approveWithdrawal,
	lookAtWithdrawal,
	type OperatorWithdrawal,
	type PayoutDeps,
	payWithdrawal,
	readWithdrawals,
	refuseWithdrawal,
	revealAccount,
	reverseWithdrawal,
	type WithdrawalOrder,
} from "#cashier/api";
import { err, ok, type Result } from "#platform/kernel";
import type { CashierCircumstances } from "./cashier-around.ts";
import type { Ready } from "./one-act.ts";
import type { WithdrawalAct, WithdrawalsListing } from "./read-withdrawal-order.ts";
import { refusalWords } from "./say-deposits.ts";
import { withLedger } from "./with-ledger.ts";
import { writePictures } from "./write-pictures.ts";

export async function sayWithdrawals(
	{ around, merchant }: CashierCircumstances,
	{ state, most }: WithdrawalsListing,
): Promise<number> {
	const { withdrawals } = await readWithdrawals(around.db, { merchant, state, most });
	for (const withdrawal of withdrawals) around.say(withdrawalLine(withdrawal));
	if (withdrawals.length === 0) around.say("No withdrawal waits.");
	return 0;
}

function withdrawalLine(one: OperatorWithdrawal): string {
	const approved = `approved ${one.approvedBy.length} of ${one.levels}`;
	const money = `${one.amount} ${one.currency}, ${one.arrives} arrives`;
	const parts = [one.reference, one.state, money, `of member ${one.memberId}`, approved, one.askedAt.toISOString()];
	return [...parts, ...(one.reasons.length === 0 ? [] : [one.reasons.join(", ")])].join("  ");
}

const words: Readonly<Record<WithdrawalAct["decision"], string>> = {
	show: "is looked at, which is written down",
	approve: "is approved",
	refuse: "is refused, and what was held is released",
	pay: "was paid",
	prove: "was paid, and the member is asked anew",
	reverse: "is given back to the member",
};

export function prepareWithdrawal(act: WithdrawalAct, here: CashierCircumstances): Result<Ready, string> {
	const { around, merchant, operator } = here;
	const order = { merchant, reference: act.reference, operator, now: around.now };
	return ok({
		words: `${act.reference} ${words[act.decision]}, by ${operator}`,
		carryOut: () => withLedger(around.db, (deps) => carryOut({ ...deps, ...keysOf(here) }, { act, order, here })),
	});
}

const keysOf = ({ around: { houseKey } }: CashierCircumstances) => ({
	proofKey: houseKey("cashier.proofs"),
	accountKey: houseKey("cashier.accounts"),
});

type Carried = {
	readonly act: WithdrawalAct;
	readonly order: WithdrawalOrder;
	readonly here: CashierCircumstances;
};

async function carryOut(deps: PayoutDeps, { act, order, here }: Carried): Promise<string | undefined> {
	if ("why" in act) {
		const refused = { ...order, why: act.why };
		return sentenceOf(await (act.decision === "refuse" ? refuseWithdrawal : reverseWithdrawal)(deps, refused));
	}
	if (!("pictures" in act)) {
		return act.decision === "show" ? show(deps, { order, here }) : sentenceOf(await approveWithdrawal(deps, order));
	}
	const images = await readImages(act.pictures);
	if (!images.ok) return images.error;
	const proof = { ...order, images: images.value, remark: "" };
	return sentenceOf(await (act.decision === "pay" ? payWithdrawal : answerDispute)(deps, proof));
}

const sentenceOf = (answer: Result<unknown, { readonly code: string }>): string | undefined =>
	answer.ok ? undefined : refusalWords(answer.error.code);

async function readImages(files: readonly string[]): Promise<Result<readonly string[], string>> {
	const images: string[] = [];
	for (const file of files) {
		const bytes = await readFile(file).catch(() => undefined);
		if (bytes === undefined) return err(`${file} cannot be read: nothing was changed.`);
		images.push(bytes.toString("base64"));
	}
	return ok(images);
}

async function show(deps: PayoutDeps, { order, here }: Omit<Carried, "act">): Promise<string | undefined> {
	const looked = await lookAtWithdrawal(deps, order);
	if (!looked.ok) return refusalWords(looked.error.code);
	const revealed = await revealAccount(deps, order);
	if (!revealed.ok) return refusalWords(revealed.error.code);
	const { withdrawal, steps, pictures } = looked.value;
	const account = revealed.value;
	const { say, folder } = here.around;
	say(withdrawalLine(withdrawal));
	say(`  to ${account.holder}, ${account.bank}, ${account.number}`);
	for (const { at, kind, by, remark } of steps) {
		say(`  ${at.toISOString()} ${kind} by ${by}${remark === "" ? "" : ` ${JSON.stringify(remark)}`}`);
	}
	const shown = pictures.map(({ picture }) => picture);
	writePictures(say, { folder: here.order.to ?? folder, name: withdrawal.withdrawalId, pictures: shown });
	return undefined;
}
