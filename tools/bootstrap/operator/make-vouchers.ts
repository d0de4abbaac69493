// An operator's orders on vouchers: what is made is shown once, to whoever made it.
import { makeVouchers, readVouchers, withdrawVoucher } from "#cashier/module";
import { err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import type { CashierCircumstances } from "./cashier-around.ts";
import type { Ready } from "./one-act.ts";
import type { VoucherAct } from "./read-cashier-order.ts";
import { refusalWords } from "./say-deposits.ts";

/** Resolves with the exit code. */
export async function sayVouchers({ around, merchant }: CashierCircumstances, most: number): Promise<number> {
	const vouchers = await readVouchers(around.db, { merchant, most });
	for (const { id, state, amount, currency, expires_at, made_by } of vouchers) {
		const money = isCurrencyCode(currency) ? formatMinor(BigInt(amount), currency) : amount;
		around.say(`${id}  ${state}  ${money} ${currency}  until ${expires_at.toISOString()}  made by ${made_by}`);
	}
	if (vouchers.length === 0) around.say("There is no voucher.");
	return 0;
}

export function prepareVoucher(act: VoucherAct, here: CashierCircumstances): Result<Ready, string> {
	const { around, merchant, operator } = here;
	if (act.kind === "make") return prepareMaking(act, here);
	const carryOut = async () => {
		const done = await withdrawVoucher(around.db, { merchant, operator, now: around.now, id: act.id });
		return done.ok ? undefined : refusalWords(done.error);
	};
	return ok({ words: `voucher ${act.id} is withdrawn`, carryOut });
}

const dayMilliseconds = 86_400_000;

function prepareMaking(
	{ amount: typed, currency, count, days }: Extract<VoucherAct, { kind: "make" }>,
	{ around, merchant, operator }: CashierCircumstances,
): Result<Ready, string> {
	const amount = isCurrencyCode(currency) ? parseMinor(typed, currency) : undefined;
	if (!isCurrencyCode(currency) || amount?.ok !== true || amount.value <= 0n) return err("No such amount.");
	const expiresAt = new Date(around.now.getTime() + days * dayMilliseconds);
	const order = { merchant, operator, now: around.now, currency, amount: amount.value, count, expiresAt };
	const carryOut = async () => {
		const deps = { db: around.db, chance: secureChance(), voucherKey: around.houseKey("cashier.vouchers") };
		for (const { id, code } of await makeVouchers(deps, order)) around.say(`${id}  ${code}`);
		return undefined;
	};
	return ok({
		words: `${count} vouchers of ${typed} ${currency} each, good until ${expiresAt.toISOString()}`,
		carryOut,
	});
}
