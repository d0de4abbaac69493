// An authenticator from its set-up to its end: what is asked for it, what it guards, and what no code does twice.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import {
	confirmAuthenticator,
	logIn,
	proveLogin,
	readAuthenticator,
	renewBackupCodes,
	resetPassword,
	sendPhoneCode,
	startAuthenticator,
	stopAuthenticator,
} from "../../contract/index.ts";
import { clearAway } from "../clear-away.ts";
import { kindsOf } from "../testing/account-trail.ts";
import { appCode, registerGuarded } from "../testing/guarded.ts";
import { goodPassword } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { begin, registerReachable } from "../testing/second-proof.ts";
import { flagSwitch } from "../testing/switch-flags.ts";

const { db, brand, house } = await openHouse();
const switchFlags = flagSwitch(db, brand);

const codeOf = (secret: string, seconds = 0) => appCode(house, secret, seconds);
const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");
const nextStep = () => house.clock.advance(31_000);

/** A member with an authenticator that is on. */
const guarded = () => registerGuarded(db, house);
async function logInWith(account: string, proof: string) {
	const { asked } = await begin(house, account);
	const proven = await house.call(proveLogin, { proofToken: asked?.proofToken ?? "", way: "authenticator", proof });
	return proven.ok ? "in" : proven.error.code;
}
const stateOf = async (token: string) => {
	const state = await house.call(readAuthenticator, {}, { token });
	return state.ok ? state.value : undefined;
};
describe("setting it up", () => {
	test("asks for the password, shows a secret, and is on with its first code; ten backup codes come once", async () => {
		const member = await registerReachable(db, house);
		const { token, account } = member;
		expect(await stateOf(token)).toEqual({ on: false, backupCodesLeft: 0 });
		expect(await house.call(startAuthenticator, { password: "wrong4all" }, { token })).toMatchObject({
			error: { code: "PROOF_WRONG" },
		});
		const begun = await house.call(startAuthenticator, { password: goodPassword }, { token });
		if (!begun.ok) throw new Error(begun.error.code);
		expect(begun.value.secret).toMatch(/^[A-Z2-7]{32}$/);
		expect(begun.value.uri).toMatch(/^otpauth:\/\/totp\//);
		expect(begun.value.uri).toContain(begun.value.secret);
		expect(decodeURIComponent(begun.value.uri)).toContain(account);
		expect(await stateOf(token)).toEqual({ on: false, backupCodesLeft: 0 });
		expect((await begin(house, account)).code).toBe("in");
		const code = await codeOf(begun.value.secret);
		expect(await house.call(confirmAuthenticator, { code: otherThan(code) }, { token })).toMatchObject({
			error: { code: "SECOND_PROOF_WRONG" },
		});
		const on = await house.call(confirmAuthenticator, { code }, { token });
		expect(on.ok && new Set(on.value.backupCodes).size).toBe(10);
		expect(await stateOf(token)).toEqual({ on: true, backupCodesLeft: 10 });
		expect(await kindsOf(db, account)).toContain("authenticator-on");
	});
	test("beginning again replaces the secret that waits; one that is on stays", async () => {
		const { token } = await house.register();
		const start = () => house.call(startAuthenticator, { password: goodPassword }, { token });
		const [first, second] = [await start(), await start()];
		if (!first.ok || !second.ok) throw new Error("not begun");
		const old = await house.call(confirmAuthenticator, { code: await codeOf(first.value.secret) }, { token });
		expect(old).toMatchObject({ error: { code: "SECOND_PROOF_WRONG" } });
		const fresh = await house.call(confirmAuthenticator, { code: await codeOf(second.value.secret) }, { token });
		expect(fresh.ok).toBe(true);
		expect(await start()).toMatchObject({ error: { code: "AUTHENTICATOR_ON" } });
	});
	test("waits a quarter of an hour for its first code, and what was never confirmed goes", async () => {
		const { token } = await house.register();
		const confirm = (code: string) => house.call(confirmAuthenticator, { code }, { token });
		expect(await confirm("123456")).toMatchObject({ error: { code: "AUTHENTICATOR_NOT_BEGUN" } });
		const begun = await house.call(startAuthenticator, { password: goodPassword }, { token });
		house.clock.advance(15 * 60_000);
		const late = await confirm(begun.ok ? await codeOf(begun.value.secret) : "");
		expect(late).toMatchObject({ error: { code: "AUTHENTICATOR_NOT_BEGUN" } });
		await clearAway(db, new Date(house.clock.now().getTime() + 3_600_000));
		const { rows } = await db.read((tx) =>
			sql`select 1 from members.authenticators where confirmed_at is null`.execute(tx),
		);
		expect(rows).toEqual([]);
	});
});

describe("a login to an account with an authenticator", () => {
	test("asks for its code every time, from a registered network too, and for nothing else", async () => {
		const { account, secret } = await guarded();
		const { asked } = await begin(house, account);
		expect(asked?.ways).toEqual([{ way: "authenticator", masked: "" }]);
		const input = { proofToken: asked?.proofToken ?? "", way: "email", proof: "123456" } as const;
		expect(await house.call(proveLogin, input)).toMatchObject({ error: { code: "SECOND_PROOF_WRONG" } });
		expect(await logInWith(account, await codeOf(secret))).toBe("in");
		nextStep();
		expect(await logInWith(account, ` ${(await codeOf(secret)).replace(/(...)/, "$1 ")}`)).toBe("in");
	});
	test("takes no code twice, none older than the last, and none at once on two ways", async () => {
		const { account, secret } = await guarded();
		const [early, code] = [await codeOf(secret, -30), await codeOf(secret)];
		const all = await Promise.all([1, 2, 3].map(() => logInWith(account, code)));
		expect(all.filter((one) => one === "in")).toHaveLength(1);
		house.clock.advance(31 * 60_000);
		expect(await logInWith(account, early)).toBe("SECOND_PROOF_WRONG");
		expect(await logInWith(account, await codeOf(secret))).toBe("in");
		expect(await logInWith(account, await codeOf(secret, -30))).toBe("SECOND_PROOF_WRONG");
	});
	test.each([
		[-30, "in"],
		[30, "in"],
		[-90, "SECOND_PROOF_WRONG"],
		[90, "SECOND_PROOF_WRONG"],
	])("a code that is %i seconds away: %s", async (seconds, answer) => {
		const { account, secret } = await guarded();
		house.clock.advance(5 * 60_000);
		expect(await logInWith(account, await codeOf(secret, seconds))).toBe(answer);
	});
	test("takes a backup code once, however it was typed, and the trail says so", async () => {
		const { account, token, backup } = await guarded();
		const [first = "", second = ""] = backup;
		expect(await logInWith(account, ` ${first.toLowerCase()}`)).toBe("in");
		expect(await logInWith(account, first)).toBe("SECOND_PROOF_WRONG");
		expect(await logInWith(account, second)).toBe("in");
		expect(await stateOf(token)).toEqual({ on: true, backupCodesLeft: 8 });
		expect(await kindsOf(db, account)).toContain("backup-code-used");
	});
	test("locks after three wrong codes, and guesses of the security centre count with them", async () => {
		const { account, token, secret } = await guarded();
		const code = otherThan(await codeOf(secret));
		expect(await logInWith(account, code)).toBe("SECOND_PROOF_WRONG");
		const off = (proof: string) => house.call(stopAuthenticator, { proof }, { token });
		for (const _ of [1, 2]) expect(await off(code)).toMatchObject({ error: { code: "SECOND_PROOF_WRONG" } });
		expect(await logInWith(account, await codeOf(secret))).toBe("PROOF_LOCKED");
		expect(await off(await codeOf(secret))).toMatchObject({ error: { code: "PROOF_LOCKED" } });
		house.clock.advance(15 * 60_000);
		expect(await logInWith(account, await codeOf(secret))).toBe("in");
	});
	test("another member's code and backup codes open nothing", async () => {
		const [one, other] = [await guarded(), await guarded()];
		expect(await logInWith(one.account, await codeOf(other.secret))).toBe("SECOND_PROOF_WRONG");
		expect(await logInWith(one.account, other.backup[0] ?? "")).toBe("SECOND_PROOF_WRONG");
	});
	test("by text message, and a new password by phone, ask for it too: a number alone opens nothing", async () => {
		await switchFlags({ MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true });
		const { account, phone, secret } = await guarded();
		const number = { mobileNum: phone.replace("+82", "0"), countryDialingCode: "82" };
		const codeFor = async (moduleId: string) => {
			house.clock.advance(4 * 60_000);
			await house.call(sendPhoneCode, number, { moduleId });
			return house.codeTo(phone);
		};
		const password = await codeFor("VERIFICATION3");
		const sms = { type: "sms", username: number.mobileNum, countryDialingCode: "82", password } as const;
		expect(await house.call(logIn, sms)).toMatchObject({ error: { code: "SECOND_PROOF_REQUIRED" } });
		const newPassword = "stones5all";
		const reset = { ...number, newPassword, verificationCode: await codeFor("PWRESETSMS3") };
		expect(await house.call(resetPassword, reset)).toMatchObject({ error: { code: "SECOND_PROOF_REQUIRED" } });
		const again = await house.logIn({ username: account, password: newPassword });
		expect(again).toMatchObject({ error: { code: "SECOND_PROOF_REQUIRED" } });
		expect(await logInWith(account, await codeOf(secret))).not.toBe("in");
		await switchFlags({ MOBILEVERCODELOGIN3: false, CHNGPASSVERIF3: false });
	});
});

describe("in the security centre", () => {
	test("new backup codes need a code, and end the old ones", async () => {
		const { account, token, secret, backup } = await guarded();
		const renew = (proof: string) => house.call(renewBackupCodes, { proof }, { token });
		expect(await renew(goodPassword)).toMatchObject({ error: { code: "SECOND_PROOF_WRONG" } });
		const renewed = await renew(await codeOf(secret));
		expect(renewed.ok && renewed.value.backupCodes).toHaveLength(10);
		expect(await logInWith(account, backup[0] ?? "")).toBe("SECOND_PROOF_WRONG");
		expect(await logInWith(account, renewed.ok ? (renewed.value.backupCodes[0] ?? "") : "")).toBe("in");
		expect(await kindsOf(db, account)).toContain("backup-codes-renewed");
	});
	test("turning it off needs a code, and then a password is enough; nothing of it is left", async () => {
		const { account, token, secret } = await guarded();
		expect((await house.call(stopAuthenticator, { proof: await codeOf(secret) }, { token })).ok).toBe(true);
		expect((await begin(house, account)).code).toBe("in");
		expect(await stateOf(token)).toEqual({ on: false, backupCodesLeft: 0 });
		for (const endpoint of [stopAuthenticator, renewBackupCodes])
			expect(await house.call(endpoint, { proof: "123456" }, { token })).toMatchObject({
				error: { code: "AUTHENTICATOR_OFF" },
			});
		expect(await kindsOf(db, account)).toContain("authenticator-off");
	});
});

test("neither secrets nor backup codes can be read from the database", async () => {
	const { secret, backup } = await guarded();
	const { rows } = await db.read((tx) =>
		sql<{ text: string }>`select encode(sealed_secret, 'escape') as text from members.authenticators
			union all select encode(code_digest, 'escape') from members.backup_codes`.execute(tx),
	);
	const all = rows.map(({ text }) => text).join();
	for (const told of [secret, ...backup]) expect(all).not.toContain(told);
});
