// An operator adds a way to pay in or out, and says where the transfers of a way in go. A new way is closed until somebody opens
// it; a deposit keeps the account that it was opened with.
import { type Database, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { isAccountNumber, newPaymentMethodFault, type PaymentMethodAccount } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import type { CashierTables } from "../tables.ts";
import {
	insertPaymentMethod,
	lockPaymentMethods,
	storedPaymentMethods,
	writeAccount,
	writePaymentMethod,
} from "./payment-method-store.ts";
import { lineOf, type PaymentMethodLine, type PaymentMethodOrder, settingsOf } from "./work-payment-methods.ts";

export type NewPaymentMethodOrder = Omit<PaymentMethodOrder, "stamp"> & { readonly kind: string };

/** `WAY_EXISTS`: the code is taken, or the kind is one that a brand has once. `WAYS_FULL`: there are a hundred. */
export type NewPaymentMethodRefusal = "WAY_EXISTS" | "WAYS_FULL" | "TERMS_INVALID";

export function addPaymentMethod(
	db: Pick<Database, "tx">,
	order: NewPaymentMethodOrder,
): Promise<Result<PaymentMethodLine, NewPaymentMethodRefusal>> {
	const { merchant, flow, code, kind, settings, range, operator, now: at } = order;
	return db.tx(async (tx) => {
		const others = await lockPaymentMethods(tx, { merchant, flow });
		const fault = newPaymentMethodFault(
			{ flow, code, kind },
			others.map((other) => ({ flow, ...other })),
		);
		if (fault !== undefined) return err(fault === "FULL" ? "WAYS_FULL" : "WAY_EXISTS");
		const empty = { id: "", code, kind, open: false, order: 0, hours: 1, terms: [], words: [], account: nowhere };
		const set = settingsOf({ ...empty, flow }, { ...settings, open: false }, range);
		if (set === undefined) return err("TERMS_INVALID");
		const id = await insertPaymentMethod(tx, { flow, merchant, code, kind });
		await writePaymentMethod(tx, flow, { ...set, id });
		const after = lineOf({ ...set, id }, flow);
		const act = flow === "in" ? "method added" : "way out added";
		await writeAct(tx, { merchant, act, operator, at, before: {}, after });
		return ok(after);
	});
}

const nowhere: PaymentMethodAccount = { holder: "", number: "" };

export type AccountOrder = Pick<PaymentMethodOrder, "merchant" | "code" | "stamp" | "operator" | "now"> & {
	readonly account: PaymentMethodAccount;
};

/** `ACCOUNT_INVALID`: no bank has such a number. `WAY_NOT_FOUND`: there is none, or nothing is transferred by it. */
export type AccountRefusal = "WAY_NOT_FOUND" | "CHANGED_MEANWHILE" | "ACCOUNT_INVALID";

/** For deposits that are opened from now on. */
export function setPaymentMethodAccount(
	db: Pick<Database, "tx">,
	{ merchant, code, stamp, account, operator, now: at }: AccountOrder,
): Promise<Result<PaymentMethodLine, AccountRefusal>> {
	return db.tx(async (tx) => {
		const [stored] = await storedPaymentMethods(tx, { merchant, flow: "in", code });
		if (stored?.kind !== "bank-transfer") return err("WAY_NOT_FOUND");
		const before = lineOf(stored, "in");
		if (before.stamp !== stamp) return err("CHANGED_MEANWHILE");
		const set = { holder: account.holder.trim(), number: account.number.trim() };
		if (set.holder === "" || !isAccountNumber(set.number)) return err("ACCOUNT_INVALID");
		await writeAccount(tx, stored.id, set);
		const after = lineOf({ ...stored, account: set }, "in");
		const shown = ({ account: masked }: PaymentMethodLine) => ({ method: code, ...masked });
		// A number that ends alike is masked alike: that it is another one is said.
		const other = set.number === stored.account.number ? {} : { anotherNumber: true };
		const change = { before: shown(before), after: { ...shown(after), ...other } };
		await writeAct(tx, { merchant, act: "method account set", operator, at, ...change });
		return ok(after);
	});
}

/** The account in full, for whoever may set it. Each look is written down. */
export function revealPaymentMethodAccount(
	db: Pick<Database, "tx">,
	{ merchant, code, operator, now: at }: Pick<AccountOrder, "merchant" | "code" | "operator" | "now">,
): Promise<Result<PaymentMethodAccount, "WAY_NOT_FOUND">> {
	return db.tx(async (tx) => {
		const row = await tables<CashierTables>(tx)
			.selectFrom("cashier.method")
			.select(["account_holder as holder", "account_number as number"])
			.where("merchant", "=", merchant)
			.where("code", "=", code)
			.where("kind", "=", "bank-transfer")
			.executeTakeFirst();
		if (row === undefined) return err("WAY_NOT_FOUND");
		const seen = { method: code };
		await writeAct(tx, { merchant, act: "method account looked at", operator, at, before: seen, after: seen });
		return ok(row);
	});
}
