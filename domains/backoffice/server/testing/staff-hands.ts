// Comes in as somebody who works here, for tests: an authenticator whose codes are made from its secret.
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { generate } from "otplib";
import * as z from "zod/mini";
import type { ManualClock } from "#platform/kernel";
import { addStaff, staffBegin, staffLogIn, staffProve } from "../../contract/index.ts";
import type { CallFrom, SendCall } from "./send-call.ts";

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
	const shown = await showPassword(by, { username, password: given.password }, { merchant });
	if (!shown.ok || shown.value.next !== "begin") throw new Error(`no first login: ${JSON.stringify(shown)}`);
	const { stepToken, secret } = shown.value;
	const code = await codeAt(secret, by.clock.now());
	const begun = await by.call(staffBegin, { stepToken, newPassword: ownPassword, code }, { merchant });
	if (!begun.ok) throw new Error(`not begun: ${begun.error.code}`);
	return { username, staffId: given.staffId ?? "", password: ownPassword, secret, ...begun.value };
}

/** What a browser does with the work that a refusal asks for. */
export async function workedOut(refusal: unknown): Promise<string> {
	const { challenge: text } = z.parse(z.object({ challenge: z.string() }), refusal);
	const challenge = JSON.parse(text);
	const solution = await solveChallenge({ challenge, deriveKey });
	return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** Shows name and password, with the work that is asked for after failures. */
export async function showPassword(
	{ call }: { readonly call: SendCall },
	typed: { readonly username: string; readonly password: string },
	from: CallFrom = {},
): ReturnType<typeof call<typeof staffLogIn>> {
	const first = await call(staffLogIn, typed, from);
	if (first.ok || first.error.code !== "STAFF_PROOF_REQUIRED") return first;
	return call(staffLogIn, { ...typed, humanVerification: await workedOut(first.error.value) }, from);
}

/** A later login, to its end. Throws when it is refused. */
export async function comeIn(
	by: { readonly call: SendCall; readonly clock: ManualClock },
	{ username, password, secret }: Pick<Employee, "username" | "password" | "secret">,
	from: CallFrom = {},
): Promise<string> {
	const shown = await showPassword(by, { username, password }, from);
	if (!shown.ok) throw new Error(`not let in: ${shown.error.code}`);
	const code = await nextCode(secret, by.clock);
	const opened = await by.call(staffProve, { stepToken: shown.value.stepToken, code }, from);
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
