// The way into the back office, through the whole server: two factors, three failures, first logins, ends of sessions.
import { describe, expect, test, vi } from "vitest";
import { err, ok } from "#platform/kernel";
import { changeStaff, readMe, staffBegin, staffLogIn, staffLogOut, staffProve } from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";
import { codeAt, comeIn, comeInFirst, employ, nextCode, ownPassword, showPassword } from "../testing/staff-hands.ts";

const office = await openOffice();
const { call, clock, rows } = office;

/** Somebody new, made by the owner, who has to come in anew whenever much time has passed. */
const hire = async () => employ({ ...office, owner: await comeIn(office, office.boss) }, "cashier");

const refusedAs = (code: string) => expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });
const meOf = (token: string) => call(readMe, {}, { token });
const shown = async (username: string, password = ownPassword) => {
	const answer = await showPassword(office, { username, password });
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value;
};

describe("a first login", () => {
	test("needs the given password, one of one's own and the authenticator's code; then somebody is at the desk", async () => {
		const clerk = await hire();
		expect(await meOf(clerk.token)).toMatchObject({
			ok: true,
			value: { username: clerk.username, merchant: "tessera", currency: "P", backupCodesLeft: 10 },
		});
		expect(clerk.backupCodes).toHaveLength(10);
	});

	test.each([
		["short", "too short"],
		["aaaaaaaaaaaaaa", "too simple"],
		["", "given"],
	])("refuses the password %j (%s), and costs no try", async (newPassword, why) => {
		const clerk = await hire();
		const renewed = await call(
			changeStaff,
			{ staffId: clerk.staffId, change: { kind: "renew" } },
			{ token: await comeIn(office, office.boss) },
		);
		const password = renewed.ok ? (renewed.value.password ?? "") : "";
		const first = await shown(clerk.username, password);
		const secret = first.next === "begin" ? first.secret : "";
		const begin = { stepToken: first.stepToken, code: await codeAt(secret, clock.now()) };
		const weak = why === "given" ? password : newPassword;
		for (let turn = 0; turn < 4; turn++)
			expect(await call(staffBegin, { ...begin, newPassword: weak })).toEqual(refusedAs("STAFF_PASSWORD_WEAK"));
		expect(await call(staffBegin, { ...begin, newPassword: ownPassword })).toMatchObject({ ok: true });
	});

	test("holds a day", async () => {
		const clerk = await hire();
		const renewed = await call(
			changeStaff,
			{ staffId: clerk.staffId, change: { kind: "renew" } },
			{ token: await comeIn(office, office.boss) },
		);
		const password = renewed.ok ? (renewed.value.password ?? "") : "";
		clock.advance(24 * 3_600_000);
		expect(await call(staffLogIn, { username: clerk.username, password })).toEqual(refusedAs("STAFF_REFUSED"));
	});
});

describe("a later login", () => {
	test("shows the password, then the code; the code is good once", async () => {
		const clerk = await hire();
		const first = await shown(clerk.username);
		expect(first).toEqual({ next: "code", stepToken: expect.any(String) });
		const code = await nextCode(clerk.secret, clock);
		const opened = await call(staffProve, { stepToken: first.stepToken, code });
		expect(opened).toEqual(ok({ token: expect.stringMatching(/^ops\.[A-Za-z0-9_-]{43}$/) }));
		expect(await call(staffProve, { stepToken: first.stepToken, code })).toEqual(refusedAs("STEP_OVER"));
		const again = await shown(clerk.username);
		expect(await call(staffProve, { stepToken: again.stepToken, code })).toEqual(refusedAs("STAFF_REFUSED"));
	});

	test("two browsers with one code at once: one comes in", async () => {
		const clerk = await hire();
		const steps = [await shown(clerk.username), await shown(clerk.username)];
		const code = await nextCode(clerk.secret, clock);
		const answers = await Promise.all(steps.map(({ stepToken }) => call(staffProve, { stepToken, code })));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
	});

	test("a backup code stands in, once, however it is typed", async () => {
		const clerk = await hire();
		const code = (clerk.backupCodes[0] ?? "").toLowerCase();
		const opened = await call(staffProve, { stepToken: (await shown(clerk.username)).stepToken, code });
		expect(opened.ok && (await meOf(opened.value.token))).toMatchObject({ value: { backupCodesLeft: 9 } });
		const again = await call(staffProve, { stepToken: (await shown(clerk.username)).stepToken, code });
		expect(again).toEqual(refusedAs("STAFF_REFUSED"));
	});

	test("the step is over after ten minutes, and of another merchant it is none", async () => {
		const clerk = await hire();
		const { stepToken } = await shown(clerk.username);
		const code = await nextCode(clerk.secret, clock);
		expect(await call(staffProve, { stepToken, code }, { merchant: "elsewhere" })).toEqual(refusedAs("STEP_OVER"));
		clock.advance(10 * 60_000);
		expect(await call(staffProve, { stepToken, code })).toEqual(refusedAs("STEP_OVER"));
	});

	test("an open first step is no way to choose another password", async () => {
		const clerk = await hire();
		const { stepToken } = await shown(clerk.username);
		const code = await nextCode(clerk.secret, clock);
		const begun = await call(staffBegin, { stepToken, newPassword: `another ${ownPassword}`, code });
		expect(begun).toEqual(refusedAs("STEP_OVER"));
	});
});

describe("three failures lock the name (B.2.3g)", () => {
	test.each(["wrong password", "wrong code", "one of each and one more"])("%s", async (kind) => {
		const clerk = await hire();
		const { stepToken } = await shown(clerk.username);
		const tries: (() => Promise<unknown>)[] = [
			() => showPassword(office, { username: clerk.username, password: "not the password" }),
			() => call(staffProve, { stepToken, code: "000000" }),
		];
		const picks = kind === "wrong password" ? [0, 0, 0] : kind === "wrong code" ? [1, 1, 1] : [0, 1, 0];
		for (const pick of picks) expect(await tries[pick]?.()).toEqual(refusedAs("STAFF_REFUSED"));
		const locked = await showPassword(office, { username: clerk.username, password: ownPassword });
		expect(locked).toEqual(err({ code: "STAFF_LOCKED", value: { retryAfterSeconds: 1800 } }));
		const right = await nextCode(clerk.secret, clock);
		expect((await call(staffProve, { stepToken, code: right })).ok).toBe(false);
		const written = await rows(`select 1 from backoffice.operator_act
			where operator = '${clerk.username}' and act = 'login locked' and origin->>'address' = '203.0.113.9'`);
		expect(written).toHaveLength(1);
		clock.advance(31 * 60_000);
		await comeIn(office, clerk);
	});

	test("a name that nobody has is answered alike", async () => {
		const answers = [];
		for (let turn = 0; turn < 4; turn++)
			answers.push(await showPassword(office, { username: "Nobody.Here", password: "not the password" }));
		expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual([
			...["STAFF_REFUSED", "STAFF_REFUSED", "STAFF_REFUSED"],
			"STAFF_LOCKED",
		]);
	});

	test("of twenty guesses at once three are judged", async () => {
		const clerk = await hire();
		const guess = () => showPassword(office, { username: clerk.username, password: "not the password" });
		const answers = await Promise.all(Array.from({ length: 12 }, guess));
		const codes = answers.map((answer) => !answer.ok && answer.error.code);
		expect(codes.filter((code) => code === "STAFF_REFUSED")).toHaveLength(3);
		clock.advance(60_000);
	});

	test("for the network that failed alone: strangers keep nobody out of where they work, however many they are", async () => {
		const clerk = await hire();
		const wrong = { username: clerk.username, password: "not the password" };
		for (let stranger = 1; stranger <= 14; stranger++) {
			const at = { address: `198.51.100.${stranger}` };
			for (let turn = 0; turn < 3; turn++) await showPassword(office, wrong, at);
			const next = await showPassword(office, wrong, at);
			expect(next).toEqual(refusedAs("STAFF_LOCKED"));
		}
		await comeIn(office, clerk);
		const unknown = await showPassword(office, { ...wrong, password: ownPassword }, { address: "192.0.2.77" });
		expect(unknown).toEqual(refusedAs("STAFF_LOCKED"));
		const change = { staffId: clerk.staffId, change: { kind: "unlock" as const } };
		await call(changeStaff, change, { token: await comeIn(office, office.boss) });
		const opened = await showPassword(office, { ...wrong, password: ownPassword }, { address: "192.0.2.77" });
		expect(opened).toMatchObject({ ok: true, value: { next: "code" } });
	});

	test("a colleague unlocks; an open session goes on meanwhile", async () => {
		const clerk = await hire();
		for (let turn = 0; turn < 3; turn++)
			await showPassword(office, { username: clerk.username, password: "not the password" });
		expect((await meOf(clerk.token)).ok).toBe(true);
		const change = { staffId: clerk.staffId, change: { kind: "unlock" as const } };
		const token = await comeIn(office, office.boss);
		expect(await call(changeStaff, change, { token })).toEqual(ok({ password: null }));
		await comeIn(office, clerk);
	});
});

describe("a session", () => {
	test("ends after thirty minutes without a call, and after half a day of calls", async () => {
		const clerk = await hire();
		for (let turn = 0; turn < 25; turn++) {
			expect((await meOf(clerk.token)).ok).toBe(true);
			clock.advance(28 * 60_000);
		}
		expect((await meOf(clerk.token)).ok).toBe(true);
		clock.advance(28 * 60_000);
		expect(await meOf(clerk.token)).toEqual(refusedAs("NOT_LOGGED_IN"));
		const token = await comeIn(office, clerk);
		clock.advance(30 * 60_000);
		expect(await meOf(token)).toEqual(refusedAs("NOT_LOGGED_IN"));
	});

	test("ends with leaving, at once and on every node; another of the same person goes on", async () => {
		const clerk = await hire();
		const other = await comeIn(office, clerk);
		const before = office.told.dropped.length;
		expect(await call(staffLogOut, {}, { token: clerk.token })).toEqual(ok({}));
		expect(await meOf(clerk.token)).toEqual(refusedAs("NOT_LOGGED_IN"));
		expect((await meOf(other)).ok).toBe(true);
		await vi.waitFor(() => expect(office.told.dropped.length).toBe(before + 1));
	});

	test("is kept as a digest, and looking whether it stands is no activity", async () => {
		const clerk = await hire();
		const found = await rows(`select 1 from backoffice.session where token_digest = sha256('${clerk.token}'::bytea)`);
		expect(found).toHaveLength(1);
		const seen = () =>
			rows<{ at: Date }>(`select last_seen_at as at from backoffice.session where staff_id = ${clerk.staffId}`);
		const [before] = await seen();
		clock.advance(5 * 60_000);
		expect(await office.module.sessions.peek(clerk.token)).toMatchObject({ name: clerk.username });
		expect((await seen())[0]).toEqual(before);
		await meOf(clerk.token);
		expect((await seen())[0]).not.toEqual(before);
	});

	test.each(["", "ops.short", "1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", `ops.${"A".repeat(43)}`])(
		"%j is nobody's",
		async (token) => {
			expect(await office.module.sessions.authenticate(token)).toBeUndefined();
		},
	);

	test("of one brand is nobody's at another", async () => {
		const token = await comeIn(office, office.boss);
		expect(await call(readMe, {}, { token, merchant: "elsewhere" })).toEqual(refusedAs("NOT_LOGGED_IN"));
	});

	test("of the owner begins with the password of the installation, which is good once", async () => {
		const again = comeInFirst(office, { username: "owner", password: "Tabcdef234wxyz" });
		await expect(again).rejects.toThrow("STAFF_REFUSED");
	});
});
