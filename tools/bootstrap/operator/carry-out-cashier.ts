// Carries an operator's order at the cashier out: finds the brand, says what will be, asks, does it.
import { readSwitches } from "#brand/module";
import {
	acceptDeposit,
	lastActs,
	lookAtDeposit,
	matchLine,
	readDeposits,
	readMethods,
	refuseDeposit,
} from "#cashier/module";
import { err, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import type { CashierAround, CashierCircumstances } from "./cashier-around.ts";
import { prepareMethod } from "./change-method.ts";
import { prepareFloat } from "./fill-float.ts";
import { prepareVoucher, sayVouchers } from "./make-vouchers.ts";
import { brandOf, type Ready, refused, settle } from "./one-act.ts";
import type { CashierOrder, DepositAct } from "./read-cashier-order.ts";
import { prepareResolution, runReconciliation, sayFindings } from "./reconcile-books.ts";
import { depositLine, methodLines, refusalWords } from "./say-deposits.ts";
import { withLedger } from "./with-ledger.ts";
import { prepareLine, sayLines } from "./work-lines.ts";
import { prepareWithdrawal, sayWithdrawals } from "./work-payouts.ts";
import { writePictures } from "./write-pictures.ts";

const shownActs = 10;

/** Resolves with the exit code. */
export async function carryOutCashier(order: CashierOrder, around: CashierAround): Promise<number> {
	const brands = (await readSwitches(around.db, { acts: 0 })).map((brand) => brand.merchant);
	const merchant = brandOf(order.merchant, brands);
	if (!merchant.ok) return refused(around, merchant.error);
	const here = { around, order, merchant: merchant.value, operator: order.operator ?? around.user };
	const { act } = order;
	if (act.kind === "deposits") return list(here, act);
	if (act.kind === "match") return match(here, act.line);
	if (act.kind === "methods") return showMethods(here);
	if (act.kind === "vouchers") return sayVouchers(here, act.most);
	if (act.kind === "lines") return sayLines(here, act.most);
	if (act.kind === "reconcile") return runReconciliation(here);
	if (act.kind === "findings") return sayFindings(here, act);
	if (act.kind === "resolve-finding") {
		return settle(ok(prepareResolution(act, here)), { ...around, merchant: merchant.value, sure: order.sure });
	}
	if (act.kind === "credit-line" || act.kind === "return-line") {
		return settle(ok(prepareLine(act, here)), { ...around, merchant: merchant.value, sure: order.sure });
	}
	if (act.kind === "withdrawals") return sayWithdrawals(here, act);
	if (act.kind === "withdrawal") {
		return settle(prepareWithdrawal(act, here), { ...around, merchant: merchant.value, sure: order.sure });
	}
	if (act.kind === "make" || act.kind === "withdraw") {
		return settle(prepareVoucher(act, here), { ...around, merchant: merchant.value, sure: order.sure });
	}
	if (act.kind === "float")
		return settle(prepareFloat(act, here), { ...around, merchant: merchant.value, sure: order.sure });
	const ready =
		act.kind === "method" || act.kind === "terms" ? prepareMethod(act, here) : await prepareDeposit(act, here);
	return settle(ready, { ...around, merchant: merchant.value, sure: order.sure });
}

async function list(
	{ around, merchant }: CashierCircumstances,
	asked: { readonly newestFirst: boolean; readonly most: number },
): Promise<number> {
	const { deposits: pending } = await readDeposits(around.db, { merchant, state: "pending", ...asked });
	for (const deposit of pending) around.say(depositLine(deposit));
	if (pending.length === 0) around.say("No deposit waits.");
	return 0;
}

async function match({ around, merchant }: CashierCircumstances, line: string): Promise<number> {
	const found = await matchLine(around.db, { merchant, line });
	for (const deposit of found) around.say(depositLine(deposit));
	if (found.length > 0) return 0;
	return refused(around, "No deposit has a reference that stands in this line.");
}

async function showMethods({ around, merchant }: CashierCircumstances): Promise<number> {
	for (const method of await readMethods(around.db, merchant)) for (const line of methodLines(method)) around.say(line);
	const acts = await around.db.read((tx) => lastActs(tx, { merchant, most: shownActs }));
	for (const { act, operator, at, before, after } of acts) {
		const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
		around.say(`  ${at.toISOString()} ${act} by ${operator}\n    before ${was}\n    after  ${is}`);
	}
	return 0;
}

async function prepareDeposit(act: DepositAct, here: CashierCircumstances): Promise<Result<Ready, string>> {
	const { around, merchant, operator } = here;
	const [found] = await matchLine(around.db, { merchant, line: act.reference });
	if (found === undefined) return err(refusalWords("DEPOSIT_NOT_FOUND"));
	const order = { merchant, reference: act.reference, operator, now: around.now };
	const line = depositLine(found);
	if (act.kind === "show") {
		return ok({ words: `${operator} looks at ${line}, which is written down`, carryOut: () => show(here, order) });
	}
	if (act.kind === "refuse") {
		const carryOut = async () => sentenceOf(await refuseDeposit(around, { ...order, why: act.why }));
		return ok({ words: `${line} is refused: "${act.why}"`, carryOut });
	}
	const { currency } = found;
	const arrived = act.arrived === undefined ? undefined : amountIn({ typed: act.arrived, currency });
	if (arrived?.ok === false) return arrived;
	const words = `${line} is credited: ${act.arrived ?? "all"} arrived`;
	return ok({ words, carryOut: () => accept(around, { ...order, arrived: arrived?.value }) });
}

function amountIn({ typed, currency }: { readonly typed: string; readonly currency: string }): Result<bigint, string> {
	const amount = isCurrencyCode(currency) ? parseMinor(typed, currency) : undefined;
	return amount?.ok === true && amount.value > 0n ? ok(amount.value) : err("No such amount.");
}

function accept({ db }: CashierAround, order: Parameters<typeof acceptDeposit>[1]): Promise<string | undefined> {
	return withLedger(db, async (deps) => sentenceOf(await acceptDeposit(deps, order)));
}

const sentenceOf = (answer: Result<unknown, { readonly code: string }>): string | undefined =>
	answer.ok ? undefined : refusalWords(answer.error.code);

async function show(
	{ around, order: { to } }: CashierCircumstances,
	order: Omit<Parameters<typeof lookAtDeposit>[1], "key">,
): Promise<string | undefined> {
	const looked = await lookAtDeposit(around.db, { ...order, key: around.houseKey("cashier.proofs") });
	if (!looked.ok) return refusalWords(looked.error);
	const { deposit, pictures } = looked.value;
	around.say(depositLine(deposit));
	if (deposit.reason !== "") around.say(`  ${JSON.stringify(deposit.reason)}`);
	writePictures(around.say, { folder: to ?? around.folder, name: deposit.id, pictures });
	return undefined;
}
