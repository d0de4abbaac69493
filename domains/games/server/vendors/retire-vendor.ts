// An operator retires a vendor outside the house, and takes it back. Retired it is launched no more and in no list; rounds that
// are open end by its own rule, its wins and rollbacks are taken, and what lies in a purse with it is shown to its members and
// comes home as ever, until its keys end at the moment that was said.
import { type Database, sql, type Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { writeAct } from "../operator-act.ts";
import type { By } from "./work-vendors.ts";

const longestDays = 366;

export type Retirement = By & {
	/** What was looked at. */
	readonly version: number;
	/** When its keys end, within a year; null takes the vendor back, out of service. */
	readonly keysEndAt: Date | null;
	readonly reason: string;
};

export type RetirementRefusal =
	| { readonly code: "VENDOR_NOT_FOUND" | "CHANGED_MEANWHILE" }
	| { readonly code: "VENDOR_INVALID"; readonly part: "KEYS_END" };

export function retireVendor(
	db: Pick<Database, "tx">,
	order: Retirement,
): Promise<Result<undefined, RetirementRefusal>> {
	const { code, version, keysEndAt, now } = order;
	if (keysEndAt !== null && !mayEnd(keysEndAt, now))
		return Promise.resolve(err({ code: "VENDOR_INVALID", part: "KEYS_END" }));
	return db.tx(async (tx) => {
		const before = await lockedVendor(tx, code);
		if (before === undefined) return err({ code: "VENDOR_NOT_FOUND" });
		if (before.version !== version) return err({ code: "CHANGED_MEANWHILE" });
		if (keysEndAt === null && before.keysEndAt === null) return err({ code: "VENDOR_INVALID", part: "KEYS_END" });
		await write(tx, order);
		await writeAct(tx, {
			...order,
			act: keysEndAt === null ? "vendor taken back" : "vendor retired",
			before: { code, open: before.open, keysEndAt: before.keysEndAt },
			after: { code, open: keysEndAt === null ? before.open : false, keysEndAt, reason: order.reason },
		});
		return ok(undefined);
	});
}

const mayEnd = (at: Date, now: Date): boolean => at >= now && at.getTime() - now.getTime() <= longestDays * 86_400_000;

type Kept = { readonly version: number; readonly open: boolean; readonly keysEndAt: Date | null };

async function lockedVendor(tx: Tx, code: string): Promise<Kept | undefined> {
	const { rows } = await sql<Kept>`select version, enabled as open, keys_end_at as "keysEndAt" from games.vendor
		where code = ${code} and not house for update`.execute(tx);
	return rows[0];
}

async function write(tx: Tx, { code, keysEndAt, merchant, now }: Retirement): Promise<void> {
	await sql`update games.vendor set version = version + 1, enabled = enabled and ${keysEndAt === null},
			retired_at = case when ${keysEndAt}::timestamptz is null then null else coalesce(retired_at, ${now}) end,
			keys_end_at = ${keysEndAt}::timestamptz,
			retired_for = case when ${keysEndAt}::timestamptz is null then null else ${merchant}::text end
		where code = ${code}`.execute(tx);
}

/** Takes the keys of retired vendors whose moment has come out of force, each with its line in the trail. Answers how many. */
export async function endVendorKeys(db: Pick<Database, "tx">, now: Date): Promise<number> {
	const { rows } = await db.tx((tx) =>
		sql`with ended as (
				update games.vendor_key k set retired_at = ${now} from games.vendor v
				where v.code = k.vendor and v.keys_end_at <= ${now} and k.retired_at is null
				returning k.vendor, k.key_id, k.purpose, v.retired_for
			)
			insert into games.operator_act (merchant, act, operator, at, before, after)
			select retired_for, 'vendor key retired', 'the clock', ${now},
				jsonb_build_object('code', vendor, 'keyId', key_id, 'purpose', purpose), jsonb_build_object('code', vendor)
			from ended returning id`.execute(tx),
	);
	return rows.length;
}
