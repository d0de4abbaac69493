// Comes in as somebody who works here, for tests: an authenticator whose codes are made from its secret.
import { generate } from "otplib";
import type { ManualClock } from "#platform/kernel";
import { addStaff, staffBegin, staffLogIn, staffProve } from "../../contract/index.ts";
import type { SendCall } from "./send-call.ts";

export const ownPassword = "quiet evening at the desk";

export type Employee = {
	readonly username: string;
	readonly staffId: string;
	readonly password: string;
	readonly secret: string;
	readonly token: string;
	readonly backupCodes: readonly string[];
};

/** The code of an authenticator at this moment. */
export const codeAt = (secret: string, at: Date): Promise<string> =>
	generate({ secret, epoch: Math.floor(at.getTime() / 1000) });

/** A step later than any code taken before: none is good twice. */
export async function nextCode(secret: string, clock: ManualClock): Promise<string> {
	clock.advance(30_000);
	return codeAt(secret, clock.now());
}

/** A first login, to its end. Throws when it is refused. */
export async function comeInFirst(
	by: { readonly call: SendCall; readonly clock: ManualClock },
	given: {
		readonly username: string;
		readonly password: string;
		readonly staffId?: string;
		readonly merchant?: string;
	},
): Promise<Employee> {
	const { username, merchant = "tessera" } = given;
	const shown = await by.call(staffLogIn, { username, password: given.password }, { merchant });
	if (!shown.ok || shown.value.next !== "begin") throw new Error(`no first login: ${JSON.stringify(shown)}`);
	const { stepToken, secret } = shown.value;
	const code = await codeAt(secret, by.clock.now());
	const begun = await by.call(staffBegin, { stepToken, newPassword: ownPassword, code }, { merchant });
	if (!begun.ok) throw new Error(`not begun: ${begun.error.code}`);
	return { username, staffId: given.staffId ?? "", password: ownPassword, secret, ...begun.value };
}

/** A later login, to its end. Throws when it is refused. */
export async function comeIn(
	by: { readonly call: SendCall; readonly clock: ManualClock },
	{ username, password, secret }: Pick<Employee, "username" | "password" | "secret">,
): Promise<string> {
	const shown = await by.call(staffLogIn, { username, password });
	if (!shown.ok) throw new Error(`not let in: ${shown.error.code}`);
	const code = await nextCode(secret, by.clock);
	const opened = await by.call(staffProve, { stepToken: shown.value.stepToken, code });
	if (!opened.ok) throw new Error(`not let in: ${opened.error.code}`);
	return opened.value.token;
}

let employed = 0;

/** Somebody new with these roles, come in for the first time. */
export async function employ(
	by: { readonly call: SendCall; readonly clock: ManualClock; readonly owner: string },
	...roles: readonly string[]
): Promise<Employee> {
	employed += 1;
	const username = `clerk-${employed}`;
	const added = await by.call(
		addStaff,
		{ username, name: `Clerk ${employed}`, roles: [...roles] },
		{ token: by.owner },
	);
	if (!added.ok) throw new Error(`not added: ${added.error.code}`);
	return comeInFirst(by, { username, ...added.value });
}
