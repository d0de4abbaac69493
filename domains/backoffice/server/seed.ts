// The roles a brand begins with, and its first owner, who comes in with the one password of this installation and chooses
// their own at once. What stands is left as it is.
import { type Database, sql, type Tx, tables } from "#platform/db";
import type { DeskOffer } from "#platform/desk";
import { allowedFirst, type DeskPermissions, firstRoles } from "#platform/desk/core";
import type { Clock } from "#platform/kernel";
import { createPasswords, type PasswordCost } from "#platform/kernel/node";
import { firstAlone } from "../core/index.ts";
import { allPermissions } from "./office.ts";
import { findStaff, insertStaff, updateStaff } from "./staff/staff-store.ts";
import type { BackofficeTables } from "./tables.ts";

export type BackofficeSeedDeps = {
	readonly db: Database;
	readonly clock: Clock;
	/** Of the owner, until they have chosen one; only its hash is kept. */
	readonly password: string;
	readonly passwordCost?: PasswordCost;
	/** What the domains below offer to the desk, as far as it may be allowed. */
	readonly desks?: readonly Pick<DeskOffer, "permissions">[];
};

export type SeededStaff = {
	readonly username: string;
	/** The owner has not come in yet: the password of this installation opens the first login, once. */
	readonly waiting: boolean;
};

const merchant = "tessera";
const username = "owner";

export async function seed({
	db,
	clock,
	password,
	passwordCost,
	desks = [],
}: BackofficeSeedDeps): Promise<SeededStaff> {
	const permissions = allPermissions(desks);
	await db.tx((tx) => giveToOwners(tx, Object.keys(permissions)));
	const owner = await db.read((tx) => findStaff(tx, { merchant, username }));
	if (owner !== undefined && owner.given_at === null) return { username, waiting: false };
	const passwords = await createPasswords(passwordCost);
	const hash = owner === undefined ? await passwords.hash(password) : owner.password_hash;
	await db.tx(async (tx) => {
		// Several nodes may start at once.
		await sql`select pg_advisory_xact_lock(hashtext('backoffice.seed'))`.execute(tx);
		await seedRoles(tx, permissions);
		const row = { merchant, username, name: "Owner", roles: ["owner"], password_hash: hash, created_at: clock.now() };
		// A first password holds for a day, from the last start on: nobody has used it yet.
		if ((await insertStaff(tx, row)) === undefined && owner !== undefined)
			await updateStaff(tx, owner.id, { given_at: clock.now() });
	});
	return { username, waiting: true };
}

async function seedRoles(tx: Tx, permissions: DeskPermissions): Promise<void> {
	const rows = firstRoles.map((code) => ({
		merchant,
		code,
		permissions: [...allowedFirst(permissions, code)],
		alone_up_to: firstAlone[code]?.toString() ?? null,
	}));
	await tables<BackofficeTables>(tx)
		.insertInto("backoffice.role")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/**
 * A permission that no role of a brand holds could be given by nobody, for nobody gives what they may not do: it is its owners'.
 * So a domain that is new comes into the hands of whoever looks after the console.
 */
async function giveToOwners(tx: Tx, permissions: readonly string[]): Promise<void> {
	await sql`update backoffice.role as owner set permissions = owner.permissions || array(
			select one from unnest(${[...permissions]}::text[]) as one where not exists (
				select from backoffice.role as r where r.merchant = owner.merchant and one = any (r.permissions)))
		where owner.code = 'owner' and exists (
			select from unnest(${[...permissions]}::text[]) as one where not exists (
				select from backoffice.role as r where r.merchant = owner.merchant and one = any (r.permissions)))`.execute(tx);
}
