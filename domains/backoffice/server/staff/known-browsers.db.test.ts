// Who cannot be locked out: a browser that somebody came in with is judged by its own failures. And strangers work before
// a password is looked at, once somebody failed.
import { describe, expect, test } from "vitest";
import { ok } from "#platform/kernel";
import { changeStaff, staffLogIn } from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";
import type { CallFrom } from "../testing/send-call.ts";
import { comeIn, type Employee, employ, ownPassword, showPassword, workedOut } from "../testing/staff-hands.ts";
import { dropOldEntries } from "./entry-store.ts";

const office = await openOffice();
const { call, clock, rows } = office;
const hire = async () => employ({ ...office, owner: await comeIn(office, office.boss) }, "cashier");
const refusedAs = (code: string) => expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });
const day = 86_400_000;
let networks = 0;
const elsewhere = (): CallFrom => ({ address: `198.51.${Math.floor(++networks / 250)}.${networks % 250}` });

/** Comes in and answers the key that the browser keeps. */
async function keyAfter(clerk: Employee, from: CallFrom = {}): Promise<{ key: string; cookie: string }> {
	const cookies: string[] = [];
	await comeIn(office, clerk, { ...from, onCookie: (cookie) => cookies.push(cookie) });
	const cookie = cookies[0] ?? "";
	return { key: /^staffBrowser=([^;]+);/.exec(cookie)?.[1] ?? "", cookie };
}
const wrongAt = async ({ username }: Employee, { from, times = 3 }: { from: CallFrom; times?: number }) => {
	for (let turn = 0; turn < times; turn++) await showPassword(office, { username, password: "not the password" }, from);
};
const right = ({ username }: Employee, from: CallFrom) =>
	showPassword(office, { username, password: ownPassword }, from);

describe("a browser that somebody came in with", () => {
	test("keeps a key that no script reads and no other site sends; the house keeps its digest", async () => {
		const clerk = await hire();
		const { key, cookie } = await keyAfter(clerk);
		expect(cookie).toBe(`staffBrowser=${key}; Max-Age=7776000; Path=/ops/session; HttpOnly; SameSite=Strict`);
		expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
		const kept = `select 1 from backoffice.known_browser where staff_id = ${clerk.staffId}`;
		expect(await rows(`${kept} and browser_digest = sha256('${key}'::bytea)`)).toHaveLength(1);
		const [plain] = await rows<{ found: boolean }>(
			`select exists (select 1 from backoffice.known_browser b where b::text like '%${key}%') as found`,
		);
		expect(plain).toEqual({ found: false });
	});

	test("comes in while strangers have locked its network and every other", async () => {
		const clerk = await hire();
		const { key } = await keyAfter(clerk);
		await wrongAt(clerk, { from: {} });
		expect(await right(clerk, {})).toEqual(refusedAs("STAFF_LOCKED"));
		for (let stranger = 0; stranger < 10; stranger++) await wrongAt(clerk, { from: elsewhere() });
		const travelling = elsewhere();
		expect(await right(clerk, travelling)).toEqual(refusedAs("STAFF_LOCKED"));
		await comeIn(office, clerk, { browser: key });
		await comeIn(office, clerk, { ...travelling, browser: key });
	});

	test("is asked for no work, and still for the second factor", async () => {
		const clerk = await hire();
		const { key } = await keyAfter(clerk);
		await wrongAt(clerk, { from: {}, times: 2 });
		const typed = { username: clerk.username, password: ownPassword };
		expect(await call(staffLogIn, typed, {})).toEqual(refusedAs("STAFF_PROOF_REQUIRED"));
		expect(await call(staffLogIn, typed, { browser: key })).toMatchObject({ value: { next: "code" } });
	});

	test("is locked by three failures of its own, and its network with it", async () => {
		const clerk = await hire();
		const { key } = await keyAfter(clerk);
		await wrongAt(clerk, { from: { browser: key } });
		expect(await right(clerk, { browser: key })).toEqual(refusedAs("STAFF_LOCKED"));
		expect(await right(clerk, {})).toEqual(refusedAs("STAFF_LOCKED"));
		clock.advance(31 * 60_000);
		await comeIn(office, clerk, { browser: key });
	});

	test("failing beside a lock of its network leaves that lock as it is", async () => {
		const clerk = await hire();
		const { key } = await keyAfter(clerk);
		await wrongAt(clerk, { from: {} });
		await wrongAt(clerk, { from: { browser: key }, times: 1 });
		expect(await right(clerk, {})).toEqual(refusedAs("STAFF_LOCKED"));
	});

	test("is nobody else's: another name, a made-up key and another brand are strangers", async () => {
		const [clerk, other] = [await hire(), await hire()];
		const { key } = await keyAfter(clerk);
		await wrongAt(other, { from: {} });
		expect(await right(other, { browser: key })).toEqual(refusedAs("STAFF_LOCKED"));
		await wrongAt(clerk, { from: {} });
		for (const browser of ["A".repeat(43), "short", key.toLowerCase()])
			expect(await right(clerk, { browser })).toEqual(refusedAs("STAFF_LOCKED"));
	});

	test("is shared by two who work at it; a key that nobody has is never taken over", async () => {
		const [clerk, other] = [await hire(), await hire()];
		const { key } = await keyAfter(clerk);
		expect((await keyAfter(other, { browser: key })).key).toBe(key);
		const planted = "B".repeat(43);
		expect((await keyAfter(clerk, { browser: planted })).key).not.toBe(planted);
	});

	test("ten are known, the ones used last", async () => {
		const clerk = await hire();
		const { key: first } = await keyAfter(clerk);
		for (let turn = 0; turn < 10; turn++) await keyAfter(clerk);
		const kept = await rows(`select 1 from backoffice.known_browser where staff_id = ${clerk.staffId}`);
		expect(kept).toHaveLength(10);
		await wrongAt(clerk, { from: {} });
		expect(await right(clerk, { browser: first })).toEqual(refusedAs("STAFF_LOCKED"));
	});

	test("is forgotten after ninety days, and with a new first password", async () => {
		const clerk = await hire();
		const { key } = await keyAfter(clerk);
		clock.advance(90 * day);
		await wrongAt(clerk, { from: {} });
		expect(await right(clerk, { browser: key })).toEqual(refusedAs("STAFF_LOCKED"));
		clock.advance(day);
		const kept = `select 1 from backoffice.known_browser where staff_id = ${clerk.staffId}`;
		await office.db.tx((tx) => dropOldEntries(tx, clock.now()));
		expect(await rows(kept)).toEqual([]);
		await keyAfter(clerk);
		expect(await rows(kept)).toHaveLength(1);
		const change = { staffId: clerk.staffId, change: { kind: "renew" as const } };
		await call(changeStaff, change, { token: await comeIn(office, office.boss) });
		expect(await rows(kept)).toEqual([]);
	});
});

describe("STAFF_PROOF_REQUIRED after a failure", () => {
	test("carries the work; its answer is good once, for this house's entry alone", async () => {
		const clerk = await hire();
		const typed = { username: clerk.username, password: "not the password" };
		const at = elsewhere();
		expect(await call(staffLogIn, typed, at)).toEqual(refusedAs("STAFF_REFUSED"));
		const asked = await call(staffLogIn, typed, at);
		expect(asked).toMatchObject({ error: { code: "STAFF_PROOF_REQUIRED", value: { provider: "altcha" } } });
		const humanVerification = await workedOut(asked.ok ? undefined : asked.error.value);
		const worked = { ...typed, humanVerification };
		expect(await call(staffLogIn, worked, at)).toEqual(refusedAs("STAFF_REFUSED"));
		expect(await call(staffLogIn, worked, at)).toEqual(refusedAs("STAFF_PROOF_REQUIRED"));
		expect(await call(staffLogIn, { ...typed, humanVerification: "bm8=" }, at)).toEqual(
			refusedAs("STAFF_PROOF_REQUIRED"),
		);
	});

	test("no try is spent on it, and no password looked at: the right one is asked alike", async () => {
		const clerk = await hire();
		const typed = { username: clerk.username, password: ownPassword };
		const at = elsewhere();
		await wrongAt(clerk, { from: at, times: 1 });
		for (let turn = 0; turn < 5; turn++)
			expect(await call(staffLogIn, typed, at)).toEqual(refusedAs("STAFF_PROOF_REQUIRED"));
		expect(await right(clerk, at)).toEqual(ok({ next: "code", stepToken: expect.any(String) }));
	});

	test("is asked from other networks that nobody knows, and of a name that nobody has", async () => {
		const clerk = await hire();
		await wrongAt(clerk, { from: elsewhere(), times: 1 });
		const typed = { username: clerk.username, password: ownPassword };
		expect(await call(staffLogIn, typed, elsewhere())).toEqual(refusedAs("STAFF_PROOF_REQUIRED"));
		expect(await call(staffLogIn, typed, {})).toMatchObject({ ok: true });
		const nobody = { username: "nobody.either", password: ownPassword };
		expect(await call(staffLogIn, nobody, elsewhere())).toEqual(refusedAs("STAFF_REFUSED"));
		expect(await call(staffLogIn, nobody, elsewhere())).toEqual(refusedAs("STAFF_PROOF_REQUIRED"));
	});
});
