// Carries out an order for somebody who works here: says what will be, asks, and shows the first password once.
import { carryOutStaffOrder, type StaffOrderRefusal } from "#backoffice/module";
import { readSwitches } from "#brand/module";
import type { Database } from "#platform/db";
import { ok } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import type { Terminal } from "./carry-out.ts";
import { brandOf, refused, settle } from "./one-act.ts";
import type { StaffVerbOrder } from "./read-staff-order.ts";

export type StaffAround = Terminal & {
	readonly db: Database;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
};

/** Resolves with the exit code. */
export async function carryOutStaff(order: StaffVerbOrder, around: StaffAround): Promise<number> {
	const { db, say, now, user } = around;
	const brands = (await readSwitches(db, { acts: 0 })).map((brand) => brand.merchant);
	const merchant = brandOf(order.merchant, brands);
	if (!merchant.ok) return refused(around, merchant.error);
	const { username, adds, sure, operator = user } = order;
	const carryOut = async (): Promise<string | undefined> => {
		const staffOrder = { merchant: merchant.value, username, adds, operator, now };
		const done = await carryOutStaffOrder({ db, chance: secureChance() }, staffOrder);
		if (!done.ok) return refusals[done.error];
		say(`First password of ${username}, shown once, good for a day: ${done.value.password}`);
		return undefined;
	};
	const words =
		adds === undefined
			? `${operator} gives ${username} a first password; the old one, the authenticator and every session end`
			: `${operator} lets ${username} work here as ${adds.role}`;
	return settle(ok({ words, carryOut }), { ...around, merchant: merchant.value, sure });
}

const refusals: Readonly<Record<StaffOrderRefusal, string>> = {
	STAFF_NAME_INVALID: "A user name has 3 to 30 small letters, digits, dots or dashes, and begins with a letter.",
	STAFF_NAME_TAKEN: "Somebody has this user name already.",
	STAFF_NOT_FOUND: "Nobody of this user name works here.",
	ROLE_NOT_FOUND: "There is no such role.",
};
