// What somebody may do without a second person: what their roles say now.
import type { Tx } from "#platform/db";
import { highestAlone } from "../../core/index.ts";
import { findStaff, type RoleRow, rolesOf } from "./staff-store.ts";

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
