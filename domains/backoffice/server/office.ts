// What the use cases of the back office work with, made once from what the program gives.

import type { DeskOffer } from "#platform/desk";
import type { DeskPermissions } from "#platform/desk/core";
import { createPasswords, type Passwords } from "#platform/kernel/node";
import { officePermissions } from "../core/index.ts";
import type { BackofficeDeps } from "./ports.ts";
import { type StaffSecrets, staffSecrets } from "./staff/secrets.ts";

export type Office = BackofficeDeps & {
	readonly passwords: Passwords;
	readonly secrets: StaffSecrets;
	/** All that may be allowed: of the back office and of every desk. */
	readonly permissions: ReadonlySet<string>;
};

export async function createOffice(deps: BackofficeDeps): Promise<Office> {
	const passwords = await createPasswords(deps.passwordCost);
	const permissions = new Set(Object.keys(allPermissions(deps.desks)));
	return { ...deps, passwords, secrets: staffSecrets(deps.staffKey), permissions };
}

export const allPermissions = (desks: readonly Pick<DeskOffer, "permissions">[]): DeskPermissions =>
	Object.assign({}, officePermissions, ...desks.map(({ permissions }) => permissions));
