// Members with an authenticator or a passkey, for tests: set up as their owners would.
import { generate } from "otplib";
import type { Database } from "#platform/db";
import { addPasskey, confirmAuthenticator, startAuthenticator, startPasskey } from "../../contract/index.ts";
import { goodPassword, type House, type Registered } from "./house.ts";
import { type Contacts, registerReachable } from "./second-proof.ts";
import { softPasskey } from "./soft-passkey.ts";

/** What the app shows now, or so many seconds later. */
export const appCode = (house: House, secret: string, seconds = 0): Promise<string> =>
	generate({ secret, epoch: Math.floor(house.clock.now().getTime() / 1000) + seconds });

export type Guarded = { readonly secret: string; readonly uri: string; readonly backup: readonly string[] };

/** Turns an authenticator on; its next code is another one. */
export async function guard(house: House, { token }: Pick<Registered, "token">): Promise<Guarded> {
	const begun = await house.call(startAuthenticator, { password: goodPassword }, { token });
	if (!begun.ok) throw new Error(begun.error.code);
	const { secret, uri } = begun.value;
	const on = await house.call(confirmAuthenticator, { code: await appCode(house, secret) }, { token });
	if (!on.ok) throw new Error(on.error.code);
	house.clock.advance(31_000);
	return { secret, uri, backup: on.value.backupCodes };
}

/** A member that can be reached, with an authenticator that is on. */
export async function registerGuarded(db: Database, house: House): Promise<Registered & Contacts & Guarded> {
	const member = await registerReachable(db, house);
	return { ...member, ...(await guard(house, member)) };
}

export async function beginPasskey(house: House, token: string) {
	const started = await house.call(startPasskey, { password: goodPassword }, { token });
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
}

/** `code`: "added", or why not. */
export async function addSoftPasskey(
	house: House,
	token: string,
	{ name = "Phone", passkey = softPasskey() }: { name?: string; passkey?: ReturnType<typeof softPasskey> } = {},
) {
	const { challenge } = await beginPasskey(house, token);
	const added = await house.call(addPasskey, { name, credential: passkey.make({ challenge }) }, { token });
	return { passkey, code: added.ok ? "added" : added.error.code };
}
