// What somebody may do without a second person: what their roles say now, and one act of theirs at a time.
import { sql, type Tx } from "#platform/db";
import { highestAlone } from "../../core/index.ts";
import { findStaff, type RoleRow, rolesOf } from "../staff/staff-store.ts";

/** Minor units of the brand's currency; undefined: nothing. */
export const aloneOf = (roles: readonly RoleRow[]): bigint | undefined =>
	highestAlone(roles.map(({ alone_up_to }) => ({ aloneUpTo: alone_up_to === null ? undefined : BigInt(alone_up_to) })));

/** Of somebody who works here, by their user name. */
export async function aloneOfStaff(
	tx: Tx,
	{ merchant, name }: { readonly merchant: string; readonly name: string },
): Promise<bigint | undefined> {
	const staff = await findStaff(tx, { merchant, username: name });
	const roles = await rolesOf(tx, merchant);
	return aloneOf(roles.filter(({ code }) => staff?.roles.includes(code) === true));
}

export type AlonePerson = { readonly kind: "adjustment" | "jackpot-funding" | "vouchers"; readonly staffId: string };

/** One act of a kind of somebody at a time, until the transaction ends: what they did alone is counted before they do more. */
export async function claimAlone(tx: Tx, { kind, staffId }: AlonePerson): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`backoffice:${kind} ${staffId}`}, 0))`.execute(tx);
}

export type AloneAsked = { readonly staffId: string; readonly currency: string; readonly since: Date };
