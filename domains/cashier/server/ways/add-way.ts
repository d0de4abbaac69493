// An operator adds a way to pay in or out, and says where the transfers of a way in go. A new way is closed until somebody opens
// it; a deposit keeps the account that it was opened with.
import { type Database, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { isAccountNumber, newWayFault, type WayAccount } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import type { CashierTables } from "../tables.ts";
import { insertWay, lockWays, storedWays, writeAccount, writeWay } from "./way-store.ts";
import { lineOf, settingsOf, type WayLine, type WayOrder } from "./work-ways.ts";

export type NewWayOrder = Omit<WayOrder, "stamp"> & { readonly kind: string };

/** `WAY_EXISTS`: the code is taken, or the kind is one that a brand has once. `WAYS_FULL`: there are a hundred. */
export type NewWayRefusal = "WAY_EXISTS" | "WAYS_FULL" | "TERMS_INVALID";

export function addWay(db: Pick<Database, "tx">, order: NewWayOrder): Promise<Result<WayLine, NewWayRefusal>> {
	const { merchant, flow, code, kind, settings, range, operator, now: at } = order;
	return db.tx(async (tx) => {
		const others = await lockWays(tx, { merchant, flow });
		const fault = newWayFault(
			{ flow, code, kind },
			others.map((other) => ({ flow, ...other })),
		);
		if (fault !== undefined) return err(fault === "FULL" ? "WAYS_FULL" : "WAY_EXISTS");
		const empty = { id: "", code, kind, open: false, order: 0, hours: 1, terms: [], words: [], account: nowhere };
		const set = settingsOf({ ...empty, flow }, { ...settings, open: false }, range);
		if (set === undefined) return err("TERMS_INVALID");
		const id = await insertWay(tx, { flow, merchant, code, kind });
		await writeWay(tx, flow, { ...set, id });
		const after = lineOf({ ...set, id }, flow);
		const act = flow === "in" ? "method added" : "way out added";
		await writeAct(tx, { merchant, act, operator, at, before: {}, after });
		return ok(after);
	});
}

const nowhere: WayAccount = { holder: "", number: "" };

export type AccountOrder = Pick<WayOrder, "merchant" | "code" | "stamp" | "operator" | "now"> & {
	readonly account: WayAccount;
};

/** `ACCOUNT_INVALID`: no bank has such a number. `WAY_NOT_FOUND`: there is none, or nothing is transferred by it. */
export type AccountRefusal = "WAY_NOT_FOUND" | "CHANGED_MEANWHILE" | "ACCOUNT_INVALID";

/** For deposits that are opened from now on. */
export function setWayAccount(
	db: Pick<Database, "tx">,
	{ merchant, code, stamp, account, operator, now: at }: AccountOrder,
): Promise<Result<WayLine, AccountRefusal>> {
	return db.tx(async (tx) => {
		const [stored] = await storedWays(tx, { merchant, flow: "in", code });
		if (stored?.kind !== "bank-transfer") return err("WAY_NOT_FOUND");
		const before = lineOf(stored, "in");
		if (before.stamp !== stamp) return err("CHANGED_MEANWHILE");
		const set = { holder: account.holder.trim(), number: account.number.trim() };
		if (set.holder === "" || !isAccountNumber(set.number)) return err("ACCOUNT_INVALID");
		await writeAccount(tx, stored.id, set);
		const after = lineOf({ ...stored, account: set }, "in");
		const shown = ({ account: masked }: WayLine) => ({ method: code, ...masked });
		// A number that ends alike is masked alike: that it is another one is said.
		const other = set.number === stored.account.number ? {} : { anotherNumber: true };
		const change = { before: shown(before), after: { ...shown(after), ...other } };
		await writeAct(tx, { merchant, act: "method account set", operator, at, ...change });
		return ok(after);
	});
}

/** The account in full, for whoever may set it. Each look is written down. */
export function revealWayAccount(
	db: Pick<Database, "tx">,
	{ merchant, code, operator, now: at }: Pick<AccountOrder, "merchant" | "code" | "operator" | "now">,
): Promise<Result<WayAccount, "WAY_NOT_FOUND">> {
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
