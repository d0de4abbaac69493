// The roles a brand begins with, and its first owner, who comes in with the one password of this installation and chooses
// their own at once. What stands is left as it is.
import { type Database, sql, type Tx, tables } from "#platform/db";
import type { Clock } from "#platform/kernel";
import { createPasswords, type PasswordCost } from "#platform/kernel/node";
import { firstAlone, firstRoles } from "../core/index.ts";
import { findStaff, insertStaff, updateStaff } from "./staff/staff-store.ts";
import type { BackofficeTables } from "./tables.ts";

export type BackofficeSeedDeps = {
	readonly db: Database;
	readonly clock: Clock;
	/** Of the owner, until they have chosen one; only its hash is kept. */
	readonly password: string;
	readonly passwordCost?: PasswordCost;
};

export type SeededStaff = {
	readonly username: string;
	/** The owner has not come in yet: the password of this installation opens the first login, once. */
	readonly waiting: boolean;
};

const merchant = "tessera";
const username = "owner";

export async function seed({ db, clock, password, passwordCost }: BackofficeSeedDeps): Promise<SeededStaff> {
	const owner = await db.read((tx) => findStaff(tx, { merchant, username }));
	if (owner !== undefined && owner.given_at === null) return { username, waiting: false };
	const passwords = await createPasswords(passwordCost);
	const hash = owner === undefined ? await passwords.hash(password) : owner.password_hash;
	await db.tx(async (tx) => {
		// Several nodes may start at once.
		await sql`select pg_advisory_xact_lock(hashtext('backoffice.seed'))`.execute(tx);
		await seedRoles(tx);
		const row = { merchant, username, name: "Owner", roles: ["owner"], password_hash: hash, created_at: clock.now() };
		// A first password holds for a day, from the last start on: nobody has used it yet.
		if ((await insertStaff(tx, row)) === undefined && owner !== undefined)
			await updateStaff(tx, owner.id, { given_at: clock.now() });
	});
	return { username, waiting: true };
}

async function seedRoles(tx: Tx): Promise<void> {
	const rows = Object.entries(firstRoles).map(([code, permissions]) => ({
		merchant,
		code,
		permissions: [...permissions],
		alone_up_to: firstAlone[code]?.toString() ?? null,
	}));
	await tables<BackofficeTables>(tx)
		.insertInto("backoffice.role")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
