// What the use cases of the back office work with, made once from what the program gives.
import { createPasswords, type Passwords } from "#platform/kernel/node";
import type { BackofficeDeps } from "./ports.ts";
import { type StaffSecrets, staffSecrets } from "./staff/secrets.ts";

export type Office = BackofficeDeps & { readonly passwords: Passwords; readonly secrets: StaffSecrets };

export async function createOffice(deps: BackofficeDeps): Promise<Office> {
	const passwords = await createPasswords(deps.passwordCost);
	return { ...deps, passwords, secrets: staffSecrets(deps.staffKey) };
}
